import type { Result } from "@damim/domain/base/result.ts";
import type { OcrPage } from "@damim/domain/roster/reading/source/ocr-page.ts";
import { askWordless, sayTrouble } from "./ask-wordless.ts";

/** Asks the school's server to read the picture of a list, or of a receipt. A refusal is a sentence for the teacher. */
export async function fetchOcrPage(
  picture: Blob,
  what: "roster" | "receipt" = "roster",
): Promise<Result<OcrPage, string>> {
  const body = { picture: await toBase64(picture) };
  const page = await askWordless<OcrPage>("POST", `ocr/${what}`, body, { wait: "work" });
  return page.ok ? page : { ok: false, refusal: sayTrouble(page.refusal, NOT_REACHED[what]) };
}

const NOT_REACHED = {
  roster:
    "사진은 서버에서 읽는데 지금은 연결이 안 돼요. 명단은 그대로 있어요. 인터넷이 연결되면 다시 해 주세요.",
  receipt: "사진은 있어요. 읽기는 인터넷이 이어지면 해요.",
} as const;

async function toBase64(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  let text = "";
  // In parts: a call takes no million arguments.
  for (let at = 0; at < bytes.length; at += 8_192) {
    text += String.fromCodePoint(...bytes.subarray(at, at + 8_192));
  }
  return btoa(text);
}
