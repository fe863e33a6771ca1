import * as v from "valibot";

const count = v.pipe(v.number(), v.finite());

/** What was read of the picture of a printed roster: lines from above, words from the left, in its pixels. */
export const ocrPageSchema = v.object({
  width: count,
  height: count,
  /** The picture as it was read, straight and with even light: base64 of a JPEG. Absent: the one that was sent. */
  picture: v.optional(v.string()),
  /** It came smaller than a list can be read well, and was enlarged: a messenger sends such ones. */
  isSmall: v.optional(v.boolean()),
  lines: v.array(
    v.object({
      top: count,
      bottom: count,
      words: v.array(
        v.object({
          text: v.string(),
          left: count,
          right: count,
          /** 0 to 100, as the reader says it. */
          confidence: count,
        }),
      ),
    }),
  ),
});

export type OcrPage = v.InferOutput<typeof ocrPageSchema>;
export type OcrLine = OcrPage["lines"][number];
/** Base64 of a picture; about 6 MB of JPEG. */
export const OCR_PICTURE_TEXT_MAX = 8_000_000;
