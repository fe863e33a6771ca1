import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import type { ClientStorage, HotRange, LoadedScope } from "@damim/sync/client/storage.ts";
import type { Fields } from "@damim/sync/kind.ts";
import { expect, it, vi } from "vitest";
import type { Store } from "../teacher-data.ts";
import { createPastYears } from "./past-years.ts";

const SAID = { note: "밤부터 열이 나요", relation: "어머니", type: "absent" };

/** The years that a device asks the server for by itself, where such reports of February lie in the year that is over. */
async function listAsked(today: string, rows: Readonly<Record<string, Fields | null>>) {
  const follow = vi.fn(() => Promise.resolve({} as Store));
  const load = (_scope: string, hot: readonly HotRange[] = []): Promise<LoadedScope> => {
    const kept = Object.entries(rows).map(([id, data]) => ({ kind: "familyReport", id, data }));
    const isHot = hot.some(({ kind }) => kind === "familyReport");
    return Promise.resolve({ rows: isHot ? kept : [], outbox: [], refused: [], mark: undefined });
  };
  const years = new Map([["2025", {}]]);
  const past = createPastYears({
    uid: "u",
    profile: {
      rows: (kind: { name: string }) => (kind.name === schoolYearKind.name ? years : new Map()),
      watch: () => () => undefined,
    } as unknown as Store,
    firstOpenYear: 2026,
    now: () => Date.parse(`${today}T09:00:00+09:00`),
    storage: { load } as unknown as ClientStorage,
    files: { forgetCopies: () => Promise.resolve() } as never,
    toScope: (year) => `t/u/${year}`,
    follow,
    drop: () => undefined,
    onScopesChange: () => undefined,
  });
  await past.openWaiting();
  return follow.mock.calls.flat();
}

it.each([
  ["whose day was 30 days ago stay", "2026-03-28", { "2026-02-26~s1~a": SAID }, []],
  ["of 31 days ago are asked for", "2026-03-29", { "2026-02-26~s1~a": SAID }, ["t/u/2025"]],
  ["that were emptied are not", "2026-03-29", { "2026-02-26~s1~a": { type: "absent" } }, []],
  ["that were deleted are not", "2026-03-29", { "2026-02-26~s1~a": null }, []],
])("words of families in a year that is over %s", async (_, today, rows, asked) =>
  expect(await listAsked(today, rows)).toEqual(asked),
);
