import type { Result } from "@damim/domain/base/result.ts";
import {
  OCR_PICTURE_TEXT_MAX,
  type OcrPage,
} from "@damim/domain/roster/reading/source/ocr-page.ts";
import * as v from "valibot";
import type { ServerDeps } from "../base/server-deps.ts";
import { createLine } from "../base/wait-in-line.ts";
import { HttpFailure } from "../http/http-failure.ts";
import { signedIn, type Route } from "../http/route.ts";
import { koreanAlone, linkLanguages, type OcrLanguages } from "./ocr-languages.ts";
import { recognizePage, type OcrRefusal } from "./recognize-page.ts";

const WAITING_MAX = 3;
const RETRY_SECONDS = 60;
const bodySchema = v.object({
  picture: v.pipe(v.string(), v.nonEmpty(), v.maxLength(OCR_PICTURE_TEXT_MAX), v.base64()),
});

type Sentences = Readonly<Record<OcrRefusal["type"], string>>;
const listSentences: Sentences = {
  TooSlow: "사진이 복잡해서 1분 안에 읽지 못했어요. 명단 부분만 가까이서 찍어 다시 골라 주세요.",
  ReaderBroken: "지금은 서버가 글자를 읽지 못해요. 직접 적거나 관리자에게 알려 주세요.",
  PictureUnreadable: "사진으로 열 수 없는 파일이에요. JPEG나 PNG 사진을 골라 주세요.",
};
const receiptSentences: Sentences = {
  ReaderBroken: "글자를 읽지 못했어요. 직접 적어 주세요.",
  TooSlow: "글자를 읽지 못했어요. 직접 적어 주세요.",
  PictureUnreadable: "글자를 읽지 못했어요. 직접 적어 주세요.",
};

/**
 * Words of a picture: `POST api/ocr/roster` of a printed list (spec 02 §2), `POST api/ocr/receipt` of a receipt (11 §2).
 * With a picture in base64 they answer an `OcrPage`. One picture at a time for the whole server; it is not kept.
 */
export function listOcrRoutes({ config }: Pick<ServerDeps, "config">): readonly Route[] {
  const inLine = createLine(WAITING_MAX);
  let both: Promise<OcrLanguages> | undefined;
  const findBoth = (): Promise<OcrLanguages> => (both ??= linkLanguages(config.dataDir));
  const read = (
    path: string,
    sentences: Sentences,
    findLanguages: () => Promise<OcrLanguages>,
  ): Route =>
    signedIn(
      `POST ${path}`,
      { body: bodySchema, bodyMaxBytes: OCR_PICTURE_TEXT_MAX + 1_000 },
      async (c, { body: { picture } }) => {
        const page = await inLine(async () =>
          recognizePage(Buffer.from(picture, "base64"), await findLanguages()),
        );
        if (page !== "full" && !page.ok && page.refusal.type === "ReaderBroken")
          c.var.log.error({ detail: page.refusal.detail }, "the reader of pictures is broken");
        return c.json(toPage(page, sentences));
      },
    );
  return [
    read("api/ocr/roster", listSentences, () => Promise.resolve(koreanAlone)),
    read("api/ocr/receipt", receiptSentences, findBoth),
  ];
}

function toPage(page: Result<OcrPage, OcrRefusal> | "full", sentences: Sentences): OcrPage {
  if (page === "full") {
    throw new HttpFailure(429, "OcrBusy", "지금 3명이 쓰고 있어요. 1분 뒤에 다시 해 주세요.", {
      retryAfterSeconds: RETRY_SECONDS,
    });
  }
  if (page.ok) return page.value;
  const { type } = page.refusal;
  if (type === "ReaderBroken") throw new HttpFailure(503, "OcrBroken", sentences[type]);
  throw new HttpFailure(422, type === "TooSlow" ? "OcrTooSlow" : "OcrUnreadable", sentences[type]);
}
