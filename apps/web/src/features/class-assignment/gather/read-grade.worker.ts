import { readGradeFile, type GradeFileResult, type GradeInput } from "./read-grade-file.ts";

// Beside the page: a sheet of 5 MB leaves it free to answer.
addEventListener("message", ({ data }: MessageEvent<GradeInput>) => {
  void readGradeFile(data).then((result) => postMessage(result satisfies GradeFileResult));
});
