import { readIncomingFile, type FileQuestion } from "./read-incoming-file.ts";

// Reads beside the page: a repeat of somebody else's may be counted for long, or for ever.
addEventListener("message", ({ data }: MessageEvent<FileQuestion>) => {
  postMessage(readIncomingFile(data));
});
