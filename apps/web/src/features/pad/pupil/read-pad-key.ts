import type { PadKey } from "@damim/domain/pad/pad-entrance.ts";

/**
 * What an address opens: the key of a link, the code of a survey, or name and password as the address always had them (spec 05 §1).
 * Nothing for the bare page.
 *
 * ```ts
 * readPadKey({ pathname: "/damim/padIt/가을", hash: "#k=abc" }, "/damim/"); // { key: "abc" }
 * readPadKey({ pathname: "/damim/padIt/가을/단풍1", hash: "" }, "/damim/"); // { roomName: "가을", password: "단풍1" }
 * ```
 */
export function readPadKey(
  { pathname, hash }: Pick<Location, "pathname" | "hash">,
  basePath: string,
): PadKey | undefined {
  const key = new URLSearchParams(hash.slice(1)).get("k");
  if (key) return { key };
  const [page, roomName, password] = pathname.slice(basePath.length).split("/").map(decode);
  if (page === "answer") return roomName ? { answer: roomName } : undefined;
  return roomName && password ? { roomName, password } : undefined;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A stray percent sign, typed by hand.
    return part;
  }
}
