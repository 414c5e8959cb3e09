/** What the server tells a device, and what is made of it. */

export interface Told {
  title: string;
  options: NotificationOptions & { renotify: boolean; data: { url: string } };
}

/** Reads a message. Whatever is in it, there is something to show: browsers insist on that. */
export function readMessage(text: string | undefined, origin: string): Told {
  const { title, body, lang, url, tag } = fieldsOf(text);
  return {
    title: title ?? "Tokyo Tabletop",
    options: {
      body: body ?? "",
      lang: lang ?? "",
      // A newer message about the same match takes the place of the last, and is noticed again.
      tag: tag ?? "turn",
      renotify: true,
      icon: "/icon-192.png",
      data: { url: pathOf(url, origin) },
    },
  };
}

type Fields = Partial<Record<"title" | "body" | "lang" | "url" | "tag", string>>;

function fieldsOf(text: string | undefined): Fields {
  try {
    const said: unknown = JSON.parse(text ?? "");
    if (typeof said !== "object" || said === null) return {};
    const texts = Object.entries(said).filter(([, value]) => typeof value === "string");
    return Object.fromEntries(texts) as Fields;
  } catch {
    return {};
  }
}

/** A message leads to a page of this house, or to the first one. */
export function pathOf(url: unknown, origin: string): string {
  if (typeof url !== "string") return "/";
  try {
    const there = new URL(url, origin);
    return there.origin === origin ? there.pathname : "/";
  } catch {
    return "/";
  }
}
