import { copyText } from "../clipboard.ts";

/** A table as HTML, and as text with a tab between cells. */
export interface CopiedTable {
  readonly html: string;
  readonly text: string;
}

/**
 * Copies a table for 한글 and its like; false when the browser refuses. Without the clipboard API (plain http) too; where a
 * browser takes texts alone, as text.
 */
export async function copyTable({ html, text }: CopiedTable): Promise<boolean> {
  const kinds = { "text/plain": text, "text/html": html };
  try {
    const blobs = Object.entries(kinds).map(([type, of]) => [type, new Blob([of], { type })]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    return true;
  } catch {
    // Refused, or older than tables.
  }
  const put = (event: ClipboardEvent): void => {
    for (const [type, of] of Object.entries(kinds)) event.clipboardData?.setData(type, of);
    event.preventDefault();
  };
  document.addEventListener("copy", put);
  const isCopied = await copyText(text);
  document.removeEventListener("copy", put);
  return isCopied;
}
