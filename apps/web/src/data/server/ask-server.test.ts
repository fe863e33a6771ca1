import type { Result } from "@damim/domain/base/result.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createBookRequests } from "../booking/book-requests.ts";
import { askAi, fetchAiState } from "./ai-requests.ts";
import { askServer, toFaultSentence } from "./ask-server.ts";
import { fetchLetterKeys } from "./capsule-requests.ts";
import { fetchHistory } from "./history-requests.ts";
import { searchSchools } from "./neis-requests.ts";
import { fetchOcrPage } from "./ocr-requests.ts";
import { toTroubleSentence } from "./server-trouble.ts";

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

/** What each of them says of a request that was not done; nothing where it was. */
const asking: Readonly<Record<string, () => Promise<string | undefined>>> = {
  async askServer() {
    const answer = await askServer("POST", "admin/backup");
    return answer.ok ? undefined : toFaultSentence(answer.refusal, AWAY);
  },
  history: () =>
    fetchHistory({ scope: "t/u/2026", kind: "memo", ids: ["a"] }).then(none, sayTrouble),
  schools: () => searchSchools("담임초").then(none, sayTrouble),
  capsules: () => fetchLetterKeys("c1").then(sayFault),
  ai: () => fetchAiState().then(sayFault),
  "ai asked": () => askAi([], none, new AbortController().signal).then(sayFault),
  picture: () => fetchOcrPage(new Blob(["x"])).then((read) => (read.ok ? undefined : read.refusal)),
  async booking() {
    const answer = await createBookRequests("AAAA-AAAA").read();
    return answer.ok ? undefined : (answer.refusal.message ?? AWAY);
  },
};
const none = (): undefined => undefined;
const sayTrouble = (error: unknown) => toTroubleSentence(error, AWAY);
const sayFault = (answer: Result<unknown, { readonly type: string; readonly sentence?: string }>) =>
  answer.ok ? undefined : (answer.refusal.sentence ?? AWAY);

describe.each(Object.keys(asking))("%s", (name) => {
  const ask = () => asking[name]?.();

  it.each([400, 403, 404, 409, 413, 429, 500, 502, 503, 504])(
    "that was answered %i is no missing connection, whatever it holds",
    async (status) => {
      for (const body of ["", "<html>Bad Gateway</html>", "{}", '{"error":{}}']) {
        vi.stubGlobal("fetch", async () => new Response(body, { status }));
        expect(await ask()).toContain(`(코드 ${status})`);
      }
      const error = { type: "TooLate", message: "이미 끝났어요." };
      vi.stubGlobal("fetch", async () => Response.json({ error }, { status }));
      expect(await ask()).toBe("이미 끝났어요.");
    },
  );

  it("that nobody answered is one, and so is what no server of ours says with 200", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
    expect(await ask()).toMatch(/인터넷이/);
    // What an AI says comes in pieces: none of them came.
    if (name === "ai asked") return;
    vi.stubGlobal("fetch", async () => new Response("<html>로그인</html>"));
    expect(await ask()).toMatch(/인터넷이/);
  });
});
