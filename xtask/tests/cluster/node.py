#!/usr/bin/env python3
"""Stands for a node: says that it is ready, and to everything else how it was started."""

import http.server
import os
import sys


class Answer(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        said = "ready" if self.path == "/readyz" else f"{os.getpid()} {' '.join(sys.argv[1:])}"
        self.send_response(200)
        self.end_headers()
        self.wfile.write(said.encode())

    def log_message(self, *_):
        pass


host, port = sys.argv[sys.argv.index("--listen") + 1].split(":")
http.server.ThreadingHTTPServer((host, int(port)), Answer).serve_forever()
