import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hearAccountNews, toUnheardAccount, withNewestEmail } from "./account-news.ts";
import { readRememberedTeacher, rememberTeacher } from "./session.ts";

const teacher = { uid: "u1", email: "old@x.kr", nickName: "유진", deviceUse: "own" } as const;
const known = toUnheardAccount(teacher);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("takes a new address from the server's hello, for the next start too", () => {
  rememberTeacher(teacher);

  const heard = hearAccountNews(known, { account: { email: "new@x.kr", deletionAt: null } });

  expect(heard).toEqual({ ...known, teacher: { ...teacher, email: "new@x.kr" } });
  expect(readRememberedTeacher()?.email).toBe("new@x.kr");
  expect(withNewestEmail(teacher).email).toBe("new@x.kr");
});

it("does not write over another teacher whom this device remembers", () => {
  rememberTeacher({ ...teacher, uid: "u2", email: "other@x.kr" });

  hearAccountNews(known, { account: { email: "new@x.kr", deletionAt: null } });

  expect(readRememberedTeacher()?.email).toBe("other@x.kr");
  expect(withNewestEmail(teacher)).toEqual(teacher);
});

it("hears of a planned deletion and that it was taken back", () => {
  const planned = hearAccountNews(known, { account: { email: "old@x.kr", deletionAt: 5 } });
  const cancelled = hearAccountNews(planned, { account: { email: "old@x.kr", deletionAt: null } });

  expect([planned.deletionAt, cancelled.deletionAt]).toEqual([5, undefined]);
  expect(planned.teacher).toBe(teacher);
});

it("knows nothing of a role before the server was heard, and then that there is none", () => {
  const hear = (role: string | null) =>
    hearAccountNews(known, { account: { email: "old@x.kr", role } }).role;

  expect([known.role, hear(null), hear("admin")]).toEqual([undefined, null, "admin"]);
});

it.each([undefined, {}, { beatMs: 20_000 }, { account: 1 }])(
  "stays as it is at the hello of an older server: %j",
  (hello) => {
    expect(hearAccountNews(known, hello)).toBe(known);
  },
);
