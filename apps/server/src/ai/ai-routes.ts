import { aiMessagesSchema, type AiEvent, type AiState } from "@damim/domain/ai-writing/ai-wire.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { countLeaks } from "@damim/domain/names/leaks.ts";
import * as v from "valibot";
import type { ServerDeps } from "../base/server-deps.ts";
import { failure, HttpFailure, tooOften } from "../http/http-failure.ts";
import { signedIn, type Route } from "../http/route.ts";
import { addUsedTokens, countUsedTokens } from "./ai-usage.ts";
import { askModel, type ModelPatience, type ModelTrouble } from "./ask-model.ts";
import { openSchoolYears } from "@damim/domain/school-year/school-year.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { Queries } from "../db/schema.ts";
import { toStoredRow } from "../sync/stored-rows.ts";

const BODY_MAX_BYTES = 64 * 1024;
const MOST_AT_ONCE = 3;
const MOST_ON_SERVER = 20;
const PATIENCE: ModelPatience = { firstMs: 30_000, gapMs: 20_000, wholeMs: 120_000 };

const completeBody = v.object({ messages: aiMessagesSchema });

/**
 * The model of AI매니저, where the operator named one. `GET api/ai/state` says which and how much of the day is used,
 * `POST api/ai/complete` streams an answer. The second gate: a text in which a pupil can be told goes nowhere, and no
 * text is logged.
 */
export function listAiRoutes({
  config,
  database,
  fetchOutside,
  now,
}: ServerDeps): readonly Route[] {
  const { queries } = database;
  const { ai: place, aiDailyTokens } = config;
  const running = new Map<string, number>();
  return [
    signedIn("GET api/ai/state", {}, async (c, { user }) => {
      c.header("Cache-Control", "no-store");
      return c.json<AiState>({
        isOn: place !== undefined,
        model: place?.model ?? "",
        host: place ? new URL(place.baseUrl).host : "",
        usedTokens: await countUsedTokens(queries, user.id, toSeoulDay(now())),
        dailyTokens: aiDailyTokens,
      });
    }),
    signedIn(
      "POST api/ai/complete",
      { body: completeBody, bodyMaxBytes: BODY_MAX_BYTES },
      async (c, { user, body: { messages } }) => {
        if (!place) throw aiOff();
        const names = await listPupilNames(queries, user.id, now());
        const said = messages.map(({ content }) => content).join("\n");
        if (countLeaks(said, names) > 0) throw leak();
        const day = toSeoulDay(now());
        if ((await countUsedTokens(queries, user.id, day)) >= aiDailyTokens) throw usedUp();
        const own = running.get(user.id) ?? 0;
        const all = [...running.values()].reduce((sum, count) => sum + count, 0);
        if (own >= MOST_AT_ONCE || all >= MOST_ON_SERVER) throw tooMany(10_000);
        running.set(user.id, own + 1);
        const leave = (): void => {
          const left = (running.get(user.id) ?? 1) - 1;
          if (left > 0) running.set(user.id, left);
          else running.delete(user.id);
        };
        const gone = new AbortController();
        const asked = await askModel(messages.map(toPlain), {
          place,
          fetch: fetchOutside,
          now,
          patience: PATIENCE,
          signal: gone.signal,
        });
        if (!asked.ok) {
          leave();
          throw toFailure(asked.trouble);
        }
        const encoder = new TextEncoder();
        const write = (event: AiEvent): Uint8Array =>
          encoder.encode(`data: ${JSON.stringify(event)}\n\n`);
        const { pieces } = asked;
        const body = new ReadableStream<Uint8Array>({
          async pull(controller) {
            const piece = await pieces.next();
            if (!piece.done) return controller.enqueue(write({ text: piece.value }));
            const { tokensIn, tokensOut } = piece.value;
            await addUsedTokens(queries, user.id, { day, tokens: tokensIn + tokensOut });
            leave();
            controller.enqueue(write({ end: piece.value }));
            controller.close();
          },
          async cancel() {
            gone.abort();
            // What came was paid for, though nobody waits for it.
            for (let piece = await pieces.next(); ; piece = await pieces.next()) {
              if (!piece.done) continue;
              const { tokensIn, tokensOut } = piece.value;
              await addUsedTokens(queries, user.id, { day, tokens: tokensIn + tokensOut });
              break;
            }
            leave();
          },
        });
        return new Response(body, {
          headers: {
            "Content-Type": "text/event-stream; charset=utf-8",
            "Cache-Control": "no-store",
            // Proxies such as nginx would hold frames back to fill their buffer.
            "X-Accel-Buffering": "no",
          },
        });
      },
    ),
  ];
}

function toPlain<T extends { readonly role: string; readonly content: string }>({
  role,
  content,
}: T) {
  return { role: role === "system" ? ("system" as const) : ("user" as const), content };
}

const kept = "쓰던 글은 그대로 있어요.";
const aiOff = failure(503, "AiOff", `AI가 꺼져 있어요. ${kept} 프롬프트 복사는 돼요.`);
const leak = failure(
  422,
  "Leak",
  `이름이나 연락처가 남아 있어 보내지 않았어요. ${kept} 가린 글을 다시 봐 주세요.`,
);
const usedUp = failure(429, "AiUsedUp", "오늘 쓸 수 있는 만큼 썼어요. 프롬프트 복사는 돼요.");
const tooMany = tooOften("AiBusy", `다른 글을 쓰고 있어요. ${kept} 조금 뒤에 다시 눌러 주세요.`);

function toFailure(trouble: ModelTrouble): HttpFailure {
  switch (trouble.type) {
    case "key":
      return new HttpFailure(503, "AiKey", `연결 열쇠를 다시 봐 주세요. ${kept}`);
    case "busy":
      return tooOften(
        "AiBusy",
        `AI가 붐벼요. ${kept} ${Math.ceil(trouble.waitMs / 1000)}초 뒤에 다시 눌러 주세요.`,
      )(trouble.waitMs);
    case "strange":
      return new HttpFailure(
        503,
        "AiStrange",
        `AI 서버의 답을 읽지 못했어요. ${kept} 서버를 맡은 분께 주소를 물어봐 주세요.`,
      );
    case "away":
      return new HttpFailure(
        503,
        "AiAway",
        `AI가 답하지 않아요. ${kept} 조금 뒤에 다시 누르거나 프롬프트를 복사해 주세요.`,
      );
  }
}

/** The names of all pupils in the years that a teacher works in, also of those who left. */
async function listPupilNames(
  queries: Queries,
  uid: string,
  now: number,
): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom("rows")
    .selectAll()
    .where(
      "scope",
      "in",
      openSchoolYears(toSeoulDay(now)).map((year) => yearScope(uid, year)),
    )
    .where("kind", "=", studentKind.name)
    .execute();
  return rows.map(toStoredRow).flatMap(({ data }) => {
    const { name } = Object(data) as { readonly name?: unknown };
    return typeof name === "string" && name.trim().length > 1 ? [name] : [];
  });
}
