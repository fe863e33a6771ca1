import { OCR_PICTURE_TEXT_MAX } from "@damim/domain/roster/reading/source/ocr-page.ts";
import * as v from "valibot";
import { HttpFailure } from "../http/http-failure.ts";
import { parseBody } from "../http/parse-body.ts";
import { signedIn, type Route } from "../http/route.ts";
import { recognizePage } from "./recognize-page.ts";
import { createLine } from "../base/wait-in-line.ts";

const WAITING_MAX = 3;
const RETRY_SECONDS = 30;
const bodySchema = v.object({
  picture: v.pipe(v.string(), v.nonEmpty(), v.maxLength(OCR_PICTURE_TEXT_MAX), v.base64()),
});

/**
 * Words of a picture of a printed roster (spec 02 §2). `POST api/ocr/roster` with a picture in base64 answers an
 * `OcrPage`. One picture at a time for the whole server; the picture is not kept.
 */
export function listOcrRoutes(): readonly Route[] {
  const inLine = createLine(WAITING_MAX);
  return [
    signedIn(
      "POST",
      "api/ocr/roster",
      { body: bodySchema, bodyMaxBytes: OCR_PICTURE_TEXT_MAX + 1_000 },
      async (c) => {
        const { picture } = await parseBody(c, bodySchema);
        const page = await inLine(() => recognizePage(Buffer.from(picture, "base64")));
        if (page === "full") {
          throw new HttpFailure(
            429,
            "OcrBusy",
            "지금 다른 사진을 읽고 있어요. 30초쯤 뒤에 다시 해 주세요.",
            { retryAfterSeconds: RETRY_SECONDS },
          );
        }
        if (page.ok) return c.json(page.value);
        throw page.refusal.type === "TooSlow"
          ? new HttpFailure(
              422,
              "OcrTooSlow",
              "사진이 복잡해서 1분 안에 읽지 못했어요. 명단 부분만 가까이서 찍어 다시 골라 주세요.",
            )
          : new HttpFailure(
              422,
              "OcrUnreadable",
              "사진으로 열 수 없는 파일이에요. JPEG나 PNG 사진을 골라 주세요.",
            );
      },
    ),
  ];
}
