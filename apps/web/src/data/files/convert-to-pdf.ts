import { refuse } from "@damim/domain/base/result.ts";
import { fetchBlob } from "../../platform/server/fetch-blob.ts";
import { type ServerAnswer, askWordless } from "../server/ask-wordless.ts";

const NOT_THERE = "파일이 아직 서버에 없어요. 잠시 뒤에 다시 눌러 주세요.";

/** Said where nobody answered. */
export const PDF_AWAY = "서버에 연결하지 못했어요. 인터넷이 연결되면 다시 눌러 주세요.";

/** A PDF of a docx, xlsx or pptx that lies at an address of ours. The server turns one at a time, and three wait. */
export async function convertToPdf(address: string): ServerAnswer<Blob> {
  const stored = await fetchBlob(address);
  if (!stored) return refuse({ type: "Later", code: "", sentence: NOT_THERE });
  return askWordless("POST", "documents/pdf", stored, {
    mime: "application/octet-stream",
    wait: "work",
    read: (response) => response.blob(),
  });
}

/** Whether a file is one that the server can turn, by the name that it is saved under. */
export function isOfficeFile(name: string): boolean {
  return /\.(?:docx|xlsx|pptx)$/i.test(name);
}
