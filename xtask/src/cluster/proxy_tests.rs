use std::io::{BufRead, BufReader, Read};
use std::net::Ipv4Addr;

use super::*;

/// Stands for a node: it says whether it is ready, and tells everybody else its name, then repeats
/// what they say.
struct Stand {
    address: SocketAddr,
    is_ready: Arc<AtomicBool>,
}

fn stand(name: &'static str) -> Stand {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let address = listener.local_addr().unwrap();
    let is_ready = Arc::new(AtomicBool::new(true));
    let ready = Arc::clone(&is_ready);
    thread::spawn(move || {
        for stream in listener.incoming() {
            let (mut stream, ready) = (stream.unwrap(), Arc::clone(&ready));
            thread::spawn(move || answer(&mut stream, name, &ready));
        }
    });
    Stand { address, is_ready }
}

fn answer(stream: &mut TcpStream, name: &str, ready: &AtomicBool) {
    let mut reader = BufReader::new(stream.try_clone().unwrap());
    let mut line = String::new();
    reader.read_line(&mut line).unwrap();
    if line.starts_with("GET /readyz") {
        let status = if ready.load(Ordering::Relaxed) { "200 OK" } else { "503 No" };
        stream.write_all(format!("HTTP/1.1 {status}\r\n\r\n").as_bytes()).unwrap();
        return;
    }
    stream.write_all(format!("{name}\n").as_bytes()).unwrap();
    // A client that is cut off has nothing to repeat.
    let _ = io::copy(&mut reader, stream);
}

/// An address where nobody listens.
fn nobody() -> SocketAddr {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap()
}

/// A proxy that does not ask by itself, so that a test says when it does.
fn proxy(nodes: &[SocketAddr]) -> (Arc<Proxy>, SocketAddr) {
    let proxy = Proxy::new(nodes);
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let address = listener.local_addr().unwrap();
    let accepting = Arc::clone(&proxy);
    thread::spawn(move || accepting.accept(&listener));
    (proxy, address)
}

/// A new connection, and the first line of what it hears.
fn greeted(address: SocketAddr) -> (TcpStream, String) {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(b"hello\n").unwrap();
    let mut line = String::new();
    let mut byte = [0];
    while stream.read(&mut byte).unwrap() == 1 && byte != *b"\n" {
        line.push(char::from(byte[0]));
    }
    (stream, line)
}

fn names(address: SocketAddr, n: usize) -> String {
    (0..n).map(|_| greeted(address).1).collect::<Vec<_>>().join(" ")
}

#[test]
fn connections_go_to_the_nodes_in_turn() {
    let (a, b, c) = (stand("a"), stand("b"), stand("c"));
    let (_, address) = proxy(&[a.address, b.address, c.address]);
    assert_eq!(names(address, 6), "a b c a b c");
}

#[test]
fn a_node_that_is_not_ready_is_passed_over_until_it_is() {
    let (a, b) = (stand("a"), stand("b"));
    let (proxy, address) = proxy(&[a.address, b.address]);
    b.is_ready.store(false, Ordering::Relaxed);
    proxy.ask(2);
    assert_eq!(names(address, 3), "a a a");
    b.is_ready.store(true, Ordering::Relaxed);
    proxy.ask(2);
    assert!(names(address, 2).contains('b'));
}

#[test]
fn a_dead_node_is_passed_over_even_before_it_is_asked() {
    let a = stand("a");
    let (proxy, address) = proxy(&[nobody(), a.address]);
    // As it looks when a node died a moment ago.
    proxy.backends[0].is_ready.store(true, Ordering::Relaxed);
    assert_eq!(names(address, 3), "a a a");
}

#[test]
fn where_no_node_is_ready_a_client_is_told() {
    let (_, address) = proxy(&[nobody()]);
    assert_eq!(greeted(address).1, "HTTP/1.1 503 Service Unavailable\r");
    let (_, body) = NOBODY.split_once("\r\n\r\n").unwrap();
    assert!(NOBODY.contains(&format!("Content-Length: {}\r\n", body.len())));
}

#[test]
fn everything_passes_both_ways_and_so_does_the_end() {
    let a = stand("a");
    let (_, address) = proxy(&[a.address]);
    let (mut stream, _) = greeted(address);
    let said: Vec<u8> = (0..200_000_u32).flat_map(u32::to_le_bytes).collect();
    let mut reader = stream.try_clone().unwrap();
    let heard = thread::spawn(move || {
        let mut heard = Vec::new();
        reader.read_to_end(&mut heard).map(|_| heard)
    });
    stream.write_all(&said).unwrap();
    stream.shutdown(Shutdown::Write).unwrap();
    assert!(heard.join().unwrap().unwrap() == said);
}

#[test]
fn when_the_node_is_gone_so_is_its_client() {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let (mut client, client_at_proxy) = pair(&listener);
    let (node_at_proxy, node) = pair(&listener);
    thread::spawn(move || pipe(&client_at_proxy, &node_at_proxy));
    drop(node);
    assert_eq!(client.read(&mut [0]).unwrap(), 0);
}

/// Both ends of a connection.
fn pair(listener: &TcpListener) -> (TcpStream, TcpStream) {
    let near = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
    (near, listener.accept().unwrap().0)
}
