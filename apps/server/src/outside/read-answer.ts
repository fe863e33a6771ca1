/** What came: a text, or why there is none. */
export type AnswerText =
  | { readonly type: "text"; readonly text: string }
  /** Larger than agreed, or in no charset that it names. */
  | { readonly type: "strange" };

/** Reads an answer as the text that its charset says (UTF-8 where it says none), and no byte more than `bytesMax`. */
export async function readAnswer(response: Response, bytesMax: number): Promise<AnswerText> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (response.body) {
    for await (const chunk of response.body) {
      size += chunk.byteLength;
      // Leaving the loop ends the call.
      if (size > bytesMax) return { type: "strange" };
      chunks.push(chunk);
    }
  }
  const charset = /charset="?([\w-]+)/i.exec(response.headers.get("content-type") ?? "")?.[1];
  try {
    const text = new TextDecoder(charset ?? "utf-8", { fatal: true }).decode(Buffer.concat(chunks));
    // PostgreSQL keeps no text with a zero in it.
    return text.includes("\0") ? { type: "strange" } : { type: "text", text };
  } catch {
    return { type: "strange" };
  }
}
