import type { Result } from "@damim/domain/base/result.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createBookRequests } from "../booking/book-requests.ts";
import { askAi, fetchAiState } from "./ai-requests.ts";
import { canAskAgain, sayTrouble, type ServerTrouble } from "./ask-wordless.ts";
import { askServer } from "./ask-server.ts";
import { fetchLetterKeys } from "./capsule-requests.ts";
import { fetchHistory } from "./history-requests.ts";
import { searchSchools } from "./neis-requests.ts";
import { fetchOcrPage } from "./ocr-requests.ts";

const AWAY = "인터넷이 끊겨 처리하지 못했어요.";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const no = (status: number, type: string, message: string, headers = {}) =>
  Response.json({ error: { type, message } }, { status, headers });
const page = (status: number) => new Response("<html>Bad Gateway</html>", { status });
const said = expect.stringMatching(/^서버에 문제가 생겼어요.* \(코드 \d+\)$/) as string;

describe("a trouble", () => {
  /** What came, of which type it is, what is said, and whether it may be asked again as it stands. */
  it.each<
    [string, () => Response | undefined, ServerTrouble["type"], string, "again" | "no", object?]
  >([
    ["nobody answers", () => undefined, "Away", AWAY, "again"],
    ["a hotel's page answers yes", () => page(200), "Away", AWAY, "again"],
    ["nothing answers yes", () => new Response("", { status: 200 }), "Away", AWAY, "again"],
    ["a filter's page answers", () => page(404), "Later", said, "again"],
    ["a proxy's page answers", () => page(401), "Later", said, "again"],
    ["nothing answers", () => new Response("", { status: 502 }), "Later", said, "again"],
    ["an error without words", () => Response.json({}, { status: 400 }), "Later", said, "again"],
    [
      "the database is away",
      () => no(503, "DatabaseAway", "데이터베이스에 연결하지 못했어요.", { "Retry-After": "5" }),
      "Later",
      "데이터베이스에 연결하지 못했어요.",
      "again",
      { seconds: 5 },
    ],
    [
      "it is asked too often",
      () => no(429, "TooManyRequests", "조금 빨라요.", { "Retry-After": "40" }),
      "Later",
      "조금 빨라요.",
      "again",
      { code: "TooManyRequests", seconds: 40 },
    ],
    [
      "the account is stopped",
      () => no(403, "Suspended", "멈췄어요."),
      "Refused",
      "멈췄어요.",
      "no",
    ],
    [
      "a refusal of tomorrow",
      () => no(418, "NeverHeard", "주전자예요."),
      "Refused",
      "주전자예요.",
      "no",
      { code: "NeverHeard" },
    ],
    [
      "the password is wrong",
      () => no(401, "WrongSignIn", "아니에요."),
      "Refused",
      "아니에요.",
      "no",
    ],
    ["signed out", () => no(401, "SignedOut", "풀렸어요."), "SignedOut", "풀렸어요.", "no"],
    ["out of the room", () => no(401, "PadSignedOut", "나왔어요."), "SignedOut", "나왔어요.", "no"],
    ["the link has ended", () => no(404, "LinkEnded", "끝났어요."), "Gone", "끝났어요.", "no"],
    [
      "switched off",
      () => no(404, "NotFound", "주소가 없어요."),
      "Refused",
      "주소가 없어요.",
      "no",
    ],
  ])("where %s", async (_, answer, type, sentence, again, more = {}) => {
    vi.stubGlobal("fetch", async () => answer() ?? Promise.reject(new TypeError("fetch failed")));
    const asked = await askServer("POST", "admin/backup");

    expect(asked).toMatchObject({ ok: false, refusal: { type, ...more } });
    if (asked.ok) return;
    expect(sayTrouble(asked.refusal, AWAY)).toEqual(sentence);
    expect(canAskAgain(asked.refusal)).toBe(again === "again");
  });

  it.each([
    ["ask", false],
    ["guess", true],
    ["file", true],
    ["work", true],
  ] as const)("where the answer to %s comes after 40 s: %s", async (wait, comes) => {
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) =>
      ms < 40_000 ? AbortSignal.abort() : new AbortController().signal,
    );
    vi.stubGlobal("fetch", async (_: string, { signal }: RequestInit) => {
      signal?.throwIfAborted();
      return Response.json({});
    });
    const answer = await askServer("POST", "x", {}, { wait });
    expect(answer).toEqual(
      comes ? { ok: true, value: {} } : { ok: false, refusal: { type: "Away" } },
    );
  });
});

/** What each of them says of a request that was not done; nothing where it was. */
const asking: Readonly<Record<string, () => Promise<string | undefined>>> = {
  askServer: () => askServer("POST", "admin/backup").then(sayFault),
  history: () =>
    fetchHistory({ scope: "t/u/2026", kind: "memo", ids: ["a"] }).then(none, sayThrown),
  schools: () => searchSchools("담임초").then(none, sayThrown),
  capsules: () => fetchLetterKeys("c1").then(sayFault),
  ai: () => fetchAiState().then(sayFault),
  "ai asked": () => askAi([], none, new AbortController().signal).then(sayFault),
  picture: () => fetchOcrPage(new Blob(["x"])).then((read) => (read.ok ? undefined : read.refusal)),
  booking: () => createBookRequests("AAAA-AAAA").read().then(sayFault),
};
const none = (): undefined => undefined;
const sayThrown = (error: unknown) => sayTrouble(error as ServerTrouble, AWAY);
const sayFault = (answer: Result<unknown, ServerTrouble>) =>
  answer.ok ? undefined : sayTrouble(answer.refusal, AWAY);

describe.each(Object.keys(asking))("%s", (name) => {
  const ask = () => asking[name]?.();

  it.each([400, 403, 404, 409, 413, 429, 500, 502, 503, 504])(
    "that was answered %i is no missing connection, whatever it holds",
    async (status) => {
      for (const body of ["", "<html>Bad Gateway</html>", "{}", '{"error":{}}']) {
        vi.stubGlobal("fetch", async () => new Response(body, { status }));
        expect(await ask()).toContain(`(코드 ${status})`);
      }
      vi.stubGlobal("fetch", async () => no(status, "TooLate", "이미 끝났어요."));
      expect(await ask()).toBe("이미 끝났어요.");
    },
  );

  it("that nobody answered is one, and so is what no server of ours says with 200", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
    expect(await ask()).toMatch(/인터넷이/);
    // What an AI says comes in pieces: none of them came.
    if (name === "ai asked") return;
    vi.stubGlobal("fetch", async () => page(200));
    expect(await ask()).toMatch(/인터넷이/);
  });
});
