import { FILE_BYTES_MAX } from "@damim/domain/files/file.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { createLine } from "../base/wait-in-line.ts";
import { examineFile } from "../files/examine-file.ts";
import { failure, HttpFailure, tooOften } from "../http/http-failure.ts";
import { readBody } from "../http/read-body.ts";
import { bytes, signedIn, type Route } from "../http/route.ts";
import { createLimit, ofAccount } from "../session/limits.ts";
import { convertToPdf } from "./convert-office.ts";

const WAITING_MAX = 3;
const RETRY_SECONDS = 60;
const PER_DAY = 60;
const DAY_SECONDS = 86_400;
const OFFICE = ["docx", "xlsx", "pptx"];

const refusePdf = tooOften(
  "DocumentsTooOften",
  "하루에 60개까지 PDF로 볼 수 있어요. 이 파일은 내려받아서 열어 주세요.",
);
const notHere = failure(422, "DocumentsOff", "이 파일은 내려받아서 열어 주세요.");
const tooSlow = failure(
  422,
  "DocumentTooSlow",
  "1분 안에 PDF로 바꾸지 못했어요. 이 파일은 내려받아서 열어 주세요.",
);

/**
 * `POST api/documents/pdf` with the bytes of a docx, xlsx or pptx answers its PDF, where LibreOffice is installed (spec 15
 * §4). One at a time for the whole server; nothing is kept.
 */
export function listDocumentRoutes({ officeProgram, now }: ServerDeps): readonly Route[] {
  const inLine = createLine(WAITING_MAX);
  const limit = createLimit({ burst: PER_DAY, seconds: DAY_SECONDS, now, refuse: refusePdf });
  return [
    signedIn(
      "POST api/documents/pdf",
      { body: bytes, bodyMaxBytes: FILE_BYTES_MAX },
      async (c, { user }) => {
        if (c.req.header("content-type") !== "application/octet-stream") {
          throw new HttpFailure(415, "BytesExpected", "application/octet-stream으로 보내 주세요.");
        }
        if (officeProgram === undefined) throw notHere();
        limit(ofAccount(user.id));
        const examined = await examineFile(Buffer.from(await readBody(c)));
        if (!examined.ok || !OFFICE.includes(examined.value.type.extension)) throw notHere();
        const { bytes, type } = examined.value;
        const pdf = await inLine(() =>
          convertToPdf(officeProgram, { bytes, extension: type.extension }),
        );
        if (pdf === "full") {
          throw new HttpFailure(
            429,
            "DocumentsBusy",
            "지금 3명이 쓰고 있어요. 1분 뒤에 다시 해 주세요.",
            { retryAfterSeconds: RETRY_SECONDS },
          );
        }
        if (!pdf.ok) throw pdf.refusal.type === "TooSlow" ? tooSlow() : notHere();
        return c.body(new Uint8Array(pdf.value), 200, {
          "Content-Type": "application/pdf",
          "Content-Disposition": "attachment",
          "Content-Security-Policy": "default-src 'none'; sandbox",
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-store",
        });
      },
    ),
  ];
}
