import type { AiEnd } from "@damim/domain/ai-writing/ai-wire.ts";
import { countTokensAbout, type PromptMessage } from "@damim/domain/ai-writing/build-prompt.ts";
import { createEventReader } from "@damim/domain/ai-writing/read-events.ts";
import * as v from "valibot";
import type { AiPlace } from "../base/settings/config.ts";
import type { FetchOutside } from "../base/ports/outside.ts";

/** How long is waited: for the first piece, between two, in all. */
export interface ModelPatience {
  readonly firstMs: number;
  readonly gapMs: number;
  readonly wholeMs: number;
}

/** Why nothing came; `waitMs` where the service said how long to wait. */
export type ModelTrouble =
  | { readonly type: "key" }
  | { readonly type: "busy"; readonly waitMs: number }
  | { readonly type: "away" }
  | { readonly type: "strange" };

export type AskedModel =
  | { readonly ok: true; readonly pieces: AsyncGenerator<string, AiEnd> }
  | { readonly ok: false; readonly trouble: ModelTrouble };

const chunkSchema = v.object({
  choices: v.optional(
    v.array(v.object({ delta: v.optional(v.object({ content: v.nullish(v.string()) })) })),
  ),
  usage: v.nullish(v.object({ prompt_tokens: v.number(), completion_tokens: v.number() })),
});

/**
 * One question to a service that speaks chat completions, streamed. A service that does not know `stream_options` is asked
 * once more without; redirects are refused. What breaks off later ends the pieces with `cut`.
 */
export async function askModel(
  messages: readonly PromptMessage[],
  asked: {
    readonly place: AiPlace;
    readonly fetch: FetchOutside;
    readonly now: () => number;
    readonly patience: ModelPatience;
    /** The teacher is gone. */
    readonly signal: AbortSignal;
  },
): Promise<AskedModel> {
  const { place, now, patience, signal } = asked;
  const startedAt = now();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patience.firstMs);
  const send = (more: object): Promise<Response> =>
    asked.fetch(`${place.baseUrl}/chat/completions`, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.any([signal, waiting.signal, AbortSignal.timeout(patience.wholeMs)]),
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream",
        ...(place.key && { authorization: `Bearer ${place.key}` }),
      },
      body: JSON.stringify({ model: place.model, messages, stream: true, ...more }),
    });
  try {
    let response = await send({ stream_options: { include_usage: true } });
    if (response.status === 400 && /stream_options/u.test(await response.text()))
      response = await send({});
    const trouble = toTrouble(response);
    const stream = response.body;
    if (trouble || !stream) {
      clearTimeout(timer);
      await stream?.cancel().catch(() => undefined);
      return { ok: false, trouble: trouble ?? { type: "strange" } };
    }
    const sent = messages.map(({ content }) => content).join("\n");
    const pieces = readPieces(stream, {
      sent,
      startedAt,
      now,
      onPiece: () => {
        clearTimeout(timer);
        return patience.gapMs;
      },
      stop: () => waiting.abort(),
    });
    return { ok: true, pieces };
  } catch {
    clearTimeout(timer);
    return { ok: false, trouble: { type: "away" } };
  }
}

function toTrouble({ status, headers, ok }: Response): ModelTrouble | undefined {
  if (status === 401 || status === 403) return { type: "key" };
  if (status === 429) {
    const seconds = Number(headers.get("retry-after") ?? "");
    return {
      type: "busy",
      waitMs: Number.isFinite(seconds) ? Math.max(1, seconds) * 1000 : 60_000,
    };
  }
  if (!ok) return { type: "away" };
  // A login page of a school's network answers 200 too.
  return /text\/event-stream/iu.test(headers.get("content-type") ?? "")
    ? undefined
    : { type: "strange" };
}

async function* readPieces(
  stream: ReadableStream<Uint8Array>,
  of: {
    readonly sent: string;
    readonly startedAt: number;
    readonly now: () => number;
    readonly onPiece: () => number;
    readonly stop: () => void;
  },
): AsyncGenerator<string, AiEnd> {
  const decoder = new TextDecoder();
  const readEvents = createEventReader();
  let usage: { readonly prompt_tokens: number; readonly completion_tokens: number } | undefined;
  let received = "";
  let isWhole = false;
  let gap: NodeJS.Timeout | undefined;
  try {
    for await (const bytes of stream) {
      clearTimeout(gap);
      gap = setTimeout(of.stop, of.onPiece());
      for (const data of readEvents(decoder.decode(bytes, { stream: true }))) {
        if (data === "[DONE]") {
          isWhole = true;
          continue;
        }
        const chunk = parseChunk(data);
        if (chunk?.usage) ({ usage } = chunk);
        const text = chunk?.choices?.[0]?.delta?.content ?? "";
        if (text === "") continue;
        received += text;
        yield text;
      }
    }
  } catch {
    // Broken off: what came stays.
  } finally {
    clearTimeout(gap);
  }
  return {
    state: isWhole ? "done" : "cut",
    tokensIn: usage?.prompt_tokens ?? countTokensAbout(of.sent),
    tokensOut: usage?.completion_tokens ?? countTokensAbout(received),
    isAbout: usage === undefined,
    ms: Math.max(0, of.now() - of.startedAt),
  };
}

type Chunk = v.InferOutput<typeof chunkSchema>;

function parseChunk(data: string): Chunk | undefined {
  try {
    const parsed = v.safeParse(chunkSchema, JSON.parse(data));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
