/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = toDownloadName(name);
  link.click();
  // The download has taken the data over by then; Safari needs the address a moment longer.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export function saveTextFile(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: "text/plain;charset=utf-8" }));
}

export function saveJsonFile(name: string, json: string): void {
  saveFile(name, new Blob([json], { type: "application/json" }));
}

/** Lets the browser fetch a file of the server into its downloads. */
export function followDownload(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  link.click();
}

/**
 * Spreadsheets open no file with [ ] in its name; the other signs are none that a file's name may have. Where nothing is
 * left before its ending, it is 「파일」.
 */
export function toDownloadName(name: string): string {
  const ending = /\.[a-z0-9]{1,8}$/iu.exec(name)?.[0] ?? "";
  const stem = name
    .slice(0, name.length - ending.length)
    .replaceAll("[", "(")
    .replaceAll("]", ")")
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, " ")
    .replace(/^[. ]+/u, "");
  return `${stem || "파일"}${ending}`;
}
