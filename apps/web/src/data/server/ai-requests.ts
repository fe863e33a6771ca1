import type { AiEnd, AiEvent, AiState } from "@damim/domain/ai-writing/ai-wire.ts";
import { createEventReader } from "@damim/domain/ai-writing/read-events.ts";
import { ok } from "@damim/domain/base/result.ts";
import { type ServerAnswer, askWordless } from "./ask-wordless.ts";

/** One message as it is sent. */
export interface AiMessage {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

/** Whether there is a model, and how much of the day is used. */
export function fetchAiState(): ServerAnswer<AiState> {
  return askWordless("GET", "ai/state");
}

/**
 * One question to the model; its words as they come. Resolves with how it ended: undefined where the connection broke or it
 * was stopped, and what came stays with the caller.
 */
export async function askAi(
  messages: readonly AiMessage[],
  onText: (text: string) => void,
  signal: AbortSignal,
): ServerAnswer<AiEnd | undefined> {
  const answer = await askWordless(
    "POST",
    "ai/complete",
    { messages },
    {
      wait: "stream",
      signal,
      read: ({ body }) => readAnswer(body, onText),
    },
  );
  return signal.aborted && !answer.ok ? ok(undefined) : answer;
}

async function readAnswer(
  body: ReadableStream<Uint8Array> | null,
  onText: (text: string) => void,
): Promise<AiEnd | undefined> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  const readEvents = createEventReader();
  let end: AiEnd | undefined;
  try {
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
      for (const data of readEvents(decoder.decode(piece.value, { stream: true }))) {
        const event = JSON.parse(data) as AiEvent;
        if ("text" in event) onText(event.text);
        else ({ end } = event);
      }
  } catch {
    // Broken off: what came is there.
  }
  return end;
}
