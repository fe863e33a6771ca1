import { afterEach, expect, it, vi } from "vitest";
import { askServer, toFaultSentence } from "./ask-server.ts";

const AWAY = "인터넷이 끊겨 처리하지 못했어요.";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["its database is away", 503, "DatabaseAway", "서버가 데이터베이스에 연결하지 못했어요."],
  ["it refuses", 409, "TooLate", "이미 끝났어요."],
  ["it is in trouble", 500, "Unexpected", "서버에 예상하지 못한 문제가 생겼어요."],
  ["it is stopped", 403, "Suspended", "관리자가 잠시 멈췄어요."],
])("a server says itself where %s", async (_, status, type, said) => {
  const body = { error: { type, message: said } };
  vi.stubGlobal("fetch", async () => Response.json(body, { status }));
  const answer = await askServer("POST", "admin/backup");

  expect(!answer.ok && toFaultSentence(answer.refusal, AWAY)).toBe(said);
});

it.each([
  [
    "something between that is no server of ours",
    () => new Response("Bad Gateway", { status: 502 }),
  ],
  ["a server of ours without a word", () => Response.json({}, { status: 500 })],
  ["nobody", () => Promise.reject(new TypeError("fetch failed"))],
])("%s is not heard, and is said to be away", async (_, respond) => {
  vi.stubGlobal("fetch", async () => respond());
  const answer = await askServer("POST", "admin/backup");

  expect(!answer.ok && toFaultSentence(answer.refusal, AWAY)).toBe(AWAY);
});
