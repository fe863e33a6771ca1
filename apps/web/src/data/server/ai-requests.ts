import {
  aiEventSchema,
  aiStateSchema,
  type AiEnd,
  type AiState,
} from "@damim/domain/ai-writing/ai-wire.ts";
import { createEventReader } from "@damim/domain/ai-writing/read-events.ts";
import { refuse, type Result } from "@damim/domain/base/result.ts";
import * as v from "valibot";
import { apiUrl } from "../../platform/api-url.ts";
import { toAnswerSentence } from "./server-trouble.ts";

const TIME_LIMIT_MS = 15_000;

/** Away: it could not be asked. Said: its own sentence, such as that the day's tokens are used. */
export type AiFault =
  | { readonly type: "ServerAway" }
  | { readonly type: "ServerSaid"; readonly sentence: string };

/** One message as it is sent. */
export interface AiMessage {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

/** Whether there is a model, and how much of the day is used. */
export async function fetchAiState(): Promise<Result<AiState, AiFault>> {
  try {
    const response = await fetch(apiUrl("ai/state"), {
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (!response.ok) return refuse(await toFault(response));
    return { ok: true, value: v.parse(aiStateSchema, await response.json()) };
  } catch {
    return refuse({ type: "ServerAway" });
  }
}

/**
 * One question to the model; its words as they come. Resolves with how it ended: undefined where the connection broke or it
 * was stopped, and what came stays with the caller.
 */
export async function askAi(
  messages: readonly AiMessage[],
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<Result<AiEnd | undefined, AiFault>> {
  try {
    const response = await fetch(apiUrl("ai/complete"), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ messages }),
      signal,
    });
    if (!response.ok || !response.body) return refuse(await toFault(response));
    return { ok: true, value: await readAnswer(response.body, onText) };
  } catch {
    return signal.aborted ? { ok: true, value: undefined } : refuse({ type: "ServerAway" });
  }
}

async function readAnswer(
  body: ReadableStream<Uint8Array>,
  onText: (text: string) => void,
): Promise<AiEnd | undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const readEvents = createEventReader();
  let end: AiEnd | undefined;
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read())
      for (const data of readEvents(decoder.decode(piece.value, { stream: true }))) {
        const event = v.safeParse(aiEventSchema, JSON.parse(data));
        if (!event.success) continue;
        if ("text" in event.output) onText(event.output.text);
        else ({ end } = event.output);
      }
  } catch {
    // Broken off: what came is there.
  }
  return end;
}

async function toFault(response: Response): Promise<AiFault> {
  const json: unknown = await response.json().catch(() => undefined);
  return { type: "ServerSaid", sentence: toAnswerSentence(response.status, json) };
}
