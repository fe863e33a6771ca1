import type { PadLinkPreview } from "@damim/domain/pad/card/pad-card.ts";

const LONGEST_TITLE = 120;
const LONGEST_SITE = 60;
const CHARSET = /charset\s*=\s*["']?([\w-]{3,20})/i;
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** The title of a page: what it gives for sharing, else what stands in its tab. Plain words, never markup. */
export function readTitle(
  bytes: Uint8Array,
  { contentType, site }: { readonly contentType: string; readonly site: string },
): PadLinkPreview | undefined {
  const html = decode(bytes, contentType);
  const title = toWords(findShared(html) ?? /<title[^>]*>([^<]*)/i.exec(html)?.[1] ?? "");
  return title ? { title, site: site.slice(0, LONGEST_SITE) } : undefined;
}

function findShared(html: string): string | undefined {
  for (const [tag] of html.matchAll(/<meta\b[^>]{1,2000}>/gi)) {
    if (!/\b(?:property|name)\s*=\s*["']?og:title["'\s>]/i.test(tag)) continue;
    const found = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag);
    if (found) return found[1] ?? found[2];
  }
  return undefined;
}

function toWords(text: string): string {
  const plain = text
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, entity: string) =>
      toCharacter(entity.toLowerCase(), whole),
    )
    // No control characters, and none that turns the direction of what follows.
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu, " ")
    .trim();
  // Cut in the middle of an emoji, half of it would be left.
  return plain.slice(0, LONGEST_TITLE).replace(/[\ud800-\udbff]$/, "");
}

function toCharacter(entity: string, whole: string): string {
  if (!entity.startsWith("#")) return NAMED[entity] ?? whole;
  const isHex = entity.startsWith("#x");
  const code = Number.parseInt(entity.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : "";
}

/** Old Korean pages are EUC-KR; what the header says goes before what the page says. */
function decode(bytes: Uint8Array, contentType: string): string {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 2_048));
  const charset = CHARSET.exec(contentType)?.[1] ?? CHARSET.exec(start)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
