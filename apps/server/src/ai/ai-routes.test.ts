import { aiEventSchema, type AiEvent, type AiState } from "@damim/domain/ai-writing/ai-wire.ts";
import { createEventReader } from "@damim/domain/ai-writing/read-events.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as v from "valibot";
import {
  buildServerBrowser,
  buildStudentOp,
  buildTeacher,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import { openAiStandIn, type AiStandIn } from "../testing/open-ai-stand-in.ts";
import { DATABASE_KINDS, type DatabaseKind } from "../testing/open-test-database.ts";
import { askModel } from "./ask-model.ts";

let standIn: AiStandIn;
let server: TestServer;
let teacher: TestTeacher;

beforeEach(async () => {
  standIn = await openAiStandIn();
});
afterEach(async () => {
  await server.close();
  await standIn.close();
});

async function open(env: Readonly<Record<string, string>> = {}, kind: DatabaseKind = "sqlite") {
  server = await buildTestServer(kind, {
    env: {
      DAMIM_AI_URL: standIn.url,
      DAMIM_AI_MODEL: "kanana",
      DAMIM_AI_KEY: "비밀열쇠1".replaceAll(/[^\w]/g, "k"),
      ...env,
    },
    deps: { fetchOutside: fetch },
  });
  teacher = await buildTeacher(buildServerBrowser(server));
  const ops = [buildStudentOp(1, toStamp(Date.now(), 0, "d1"), { name: "한비밀" })];
  await teacher.push(`t/${teacher.uid}/2026`, ops);
}

const ask = (content = "r1 (11월 19일, 생활) [학생1]의 발표를 도움.") =>
  teacher.post("api/ai/complete", { messages: [{ role: "user", content }] });

async function readAll(response: Response): Promise<readonly AiEvent[]> {
  expect(response.status).toBe(200);
  const text = await response.text();
  return createEventReader()(text).map((data) => v.parse(aiEventSchema, JSON.parse(data)));
}
async function findState(): Promise<AiState> {
  return (await (await teacher.fetch("api/ai/state")).json()) as AiState;
}
const say = (events: readonly AiEvent[]) =>
  events.map((event) => ("text" in event ? event.text : "")).join("");
const endOf = (events: readonly AiEvent[]) => {
  const last = events.at(-1);
  return last && "end" in last ? last.end : undefined;
};

describe.each(DATABASE_KINDS)("a question to the model on %s", (kind) => {
  it("streams its answer, whatever pieces it came in, and counts the tokens of the day", async () => {
    await open({}, kind);

    const events = await readAll(await ask());
    expect(say(events)).toBe("발표를 도움. ⟦r1⟧");
    expect(endOf(events)).toMatchObject({
      state: "done",
      tokensIn: 120,
      tokensOut: 30,
      isAbout: false,
    });
    await readAll(await ask());
    expect(await findState()).toMatchObject({ isOn: true, model: "kanana", usedTokens: 300 });
    expect(String(standIn.requests[0])).toContain('"stream":true');
  });
});

describe("the second gate", () => {
  it.each([
    "한비밀이 발표함",
    "새한비밀조각",
    "한비밀".normalize("NFD"),
    "전화 010-1234-5678",
    "mom@example.com",
    "080101-3123456",
  ])("lets nothing out that says %s, and logs none of it", async (text) => {
    await open();

    const answer = await ask(text);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: { type: "Leak" } });
    expect(standIn.requests).toEqual([]);
  });
});

describe("a model that does not answer as it should", () => {
  it.each([
    ["bad-key", 503, "AiKey"],
    ["busy", 429, "AiBusy"],
    ["broken", 503, "AiAway"],
    ["moved", 503, "AiAway"],
    ["login-page", 503, "AiStrange"],
  ] as const)("%s is %d with a sentence", async (mode, status, type) => {
    await open();
    standIn.mode = mode;

    const answer = await ask();
    expect(answer.status).toBe(status);
    const { error } = (await answer.json()) as {
      readonly error: { readonly type: string; readonly message: string };
    };
    expect(error.type).toBe(type);
    expect(error.message).toMatch(/요\.$/u);
    if (mode === "busy") expect(answer.headers.get("retry-after")).toBe("7");
    expect(standIn.requests).toHaveLength(1);
    expect(await findState()).toMatchObject({ usedTokens: 0 });
  });

  it("may not know a field: it is asked once more without, and tokens are counted by letters", async () => {
    await open();
    standIn.mode = "refuses-options";

    const events = await readAll(await ask());
    expect(say(events)).toBe("발표를 도움. ⟦r1⟧");
    expect(endOf(events)).toMatchObject({ state: "done", isAbout: true });
    expect(standIn.requests).toHaveLength(2);
  });

  it("may say it letter by letter", async () => {
    await open();
    standIn.mode = "trickle";

    const events = await readAll(await ask());
    expect(say(events)).toBe("발표를 도움. ⟦r1⟧");
    expect(endOf(events)?.state).toBe("done");
  });

  it("may break off: what came stays, and is counted", async () => {
    await open();
    standIn.mode = "cut";

    const events = await readAll(await ask());
    expect(endOf(events)?.state).toBe("cut");
    expect("발표를 도움. ⟦r1⟧".startsWith(say(events))).toBe(true);
    expect((await findState()).usedTokens).toBeGreaterThan(0);
  });

  it("may hang: then it is left", async () => {
    await open();
    standIn.mode = "hang";
    const asked = await askModel([{ role: "user", content: "r1" }], {
      place: { baseUrl: standIn.url, model: "m", key: undefined },
      fetch,
      now: Date.now,
      patience: { firstMs: 50, gapMs: 50, wholeMs: 5_000 },
      signal: new AbortController().signal,
    });

    expect(asked).toEqual({ ok: false, trouble: { type: "away" } });
  });
});

describe("where there is none, or too much", () => {
  it("is off by the operator's word, and says that the prompt can be copied", async () => {
    await open({ DAMIM_AI: "off" });

    expect(await findState()).toMatchObject({ isOn: false });
    const answer = await ask();
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("프롬프트 복사는 돼요");
    expect(standIn.requests).toEqual([]);
  });

  it("ends for the day at the limit", async () => {
    await open({ DAMIM_AI_DAILY: "100" });
    await readAll(await ask());

    const answer = await ask();
    expect(answer.status).toBe(429);
    expect(await answer.text()).toContain("오늘 쓸 수 있는 만큼 썼어요.");
    expect(standIn.requests).toHaveLength(1);
  });

  it("takes no more than 64 KB", async () => {
    await open();
    expect((await ask("가".repeat(30_000))).status).toBe(413);
  });
});
