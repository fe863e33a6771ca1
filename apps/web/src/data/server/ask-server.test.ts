import { afterEach, expect, it, vi } from "vitest";
import { askServer, toFaultSentence } from "./ask-server.ts";

const AWAY = "인터넷이 끊겨 처리하지 못했어요.";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["its database is away", 503, "DatabaseAway", "서버가 데이터베이스에 연결하지 못했어요."],
  ["it refuses", 409, "TooLate", "이미 끝났어요."],
  ["it is in trouble", 500, "Unexpected", AWAY],
])("a server says itself where %s", async (_, status, type, said) => {
  const message = type === "Unexpected" ? "문제" : said;
  const body = { error: { type, message } };
  vi.stubGlobal("fetch", async () => Response.json(body, { status }));
  const answer = await askServer("POST", "admin/backup");

  expect(!answer.ok && toFaultSentence(answer.refusal, AWAY)).toBe(said);
});
