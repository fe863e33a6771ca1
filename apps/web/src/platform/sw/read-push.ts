interface PushedMessage {
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  /** Below the base path, with a slash in front. */
  readonly path: string;
}

/**
 * What a pushed message says. One that cannot be read is shown all the same: a browser takes the address back from
 * whoever stays silent (spec 15 §1).
 */
export function readPush(text: string | undefined): PushedMessage {
  try {
    const { tag, title, body, path }: Readonly<Record<string, unknown>> = JSON.parse(text ?? "");
    if (typeof tag === "string" && typeof title === "string" && title !== "") {
      const words = typeof body === "string" ? body : "";
      return { tag, title, body: words, path: toOwnPath(path) };
    }
  } catch {}
  return { tag: "news", title: "담임에 새 소식이 있어요", body: "", path: "/" };
}

/** Own paths only: nobody is led away by a message. */
export function toOwnPath(path: unknown): string {
  return typeof path === "string" && /^\/(?![/\\])[\w/?=&.-]*$/.test(path) ? path : "/";
}
