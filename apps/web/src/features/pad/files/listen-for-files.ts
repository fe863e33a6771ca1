/** Hears of files that are pasted or dropped anywhere on the page. Returns the way to stop. */
export function listenForFiles(onFile: (file: File) => void): () => void {
  const stop = new AbortController();
  // Before the composer below, which takes pictures as well.
  const options = { signal: stop.signal, capture: true };
  const take = (event: Event, data: DataTransfer | null): void => {
    const file = data?.files[0];
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    onFile(file);
  };
  addEventListener("paste", (event) => take(event, event.clipboardData), options);
  addEventListener("drop", (event) => take(event, event.dataTransfer), options);
  // Without it the browser opens the file instead of the page.
  addEventListener("dragover", (event) => event.preventDefault(), options);
  return () => stop.abort();
}
