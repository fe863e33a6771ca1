import {
  findSimilar,
  type ComparedText,
} from "@damim/domain/individual-record/similar/find-similar.ts";

// Beside the page: three thousand sentences leave it free to be written in.
addEventListener("message", ({ data }: MessageEvent<readonly ComparedText[]>) => {
  postMessage(findSimilar(data));
});
