import { ok, refuse, type Result } from "@damim/domain/base/result.ts";
import { apiUrl } from "../../platform/api-url.ts";
import { toAnswerSentence } from "../server/server-trouble.ts";

/** The server turns one at a time, a minute each, and three wait. */
const TIME_LIMIT_MS = 5 * 60_000;
const NOT_THERE = "파일이 아직 서버에 없어요. 잠시 뒤에 다시 눌러 주세요.";
const AWAY = "서버에 연결하지 못했어요. 인터넷이 연결되면 다시 눌러 주세요.";

/** What to say in place of a PDF. */
export interface PdfRefusal {
  readonly type: "Said";
  readonly sentence: string;
}

/** A PDF of a docx, xlsx or pptx that lies at an address of ours or what to say instead. */
export async function convertToPdf(address: string): Promise<Result<Blob, PdfRefusal>> {
  try {
    const stored = await fetch(address);
    if (!stored.ok) return say(NOT_THERE);
    const response = await fetch(apiUrl("documents/pdf"), {
      method: "POST",
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      headers: { "content-type": "application/octet-stream" },
      body: await stored.arrayBuffer(),
    });
    if (response.ok) return ok(await response.blob());
    const json: unknown = await response.json().catch(() => undefined);
    return say(toAnswerSentence(response.status, json));
  } catch {
    return say(AWAY);
  }
}

/** Whether a file is one that the server can turn, by the name that it is saved under. */
export function isOfficeFile(name: string): boolean {
  return /\.(?:docx|xlsx|pptx)$/i.test(name);
}

function say(sentence: string): Result<never, PdfRefusal> {
  return refuse({ type: "Said", sentence });
}
