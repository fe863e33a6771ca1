import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkedKinds } from "@damim/domain/registry/checked-kinds.ts";
import { recordKinds } from "@damim/domain/registry/record-kinds.ts";
import { safeParse } from "valibot";
import { expect, it } from "vitest";
import { createUndoHistory } from "../../data/history/undo-history.ts";
import type { FeatureAct, Said } from "../../kit/act/feature-act.ts";
import { toActGround } from "../../testing/act-ground.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { createDice } from "../../testing/throw-dice.ts";

const webFolder = path.resolve(import.meta.dirname, "../..");
const featuresFolder = path.resolve(import.meta.dirname, "../../features");
const writes = /\b(?:createRow|writeRow|removeRow|act)\(/;

/** Features whose acts are not written yet: takes a line out, never in. */
const withoutActs: readonly string[] = ["class-assignment", "club", "notice"];
/** Kinds that no act on a device writes, and who does. */
const writtenElsewhere: Readonly<Record<string, string>> = {
  assignMove: "a job of 반편성, in a scope that the server has to make",
  assignPlan: "a job of 반편성, in a scope that the server has to make",
  assignPupil: "a job of 반편성, in a scope that the server has to make",
  assignRule: "a job of 반편성, in a scope that the server has to make",
  assignRun: "a job of 반편성, in a scope that the server has to make",
  capsuleCard: "the device, of a capsule that has its lock",
  familyCard: "the device, when a teacher prints them",
  helpReply: "the server, when a colleague answers a question",
  noticeRead: "the device, of a notice that the server has",
  pushTokens: "the server, when a device switches 알림 on",
  seal: "the server, when a record is sealed",
};

const files = globSync("*/**/*.{ts,tsx}", { cwd: featuresFolder })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => !/\.test\.tsx?$/.test(file));
const listActs = async (): Promise<readonly FeatureAct[]> => {
  const found = files.filter((file) => /^[^/]+\/acts\.ts$/.test(file)).toSorted();
  const loaded: { readonly acts: readonly FeatureAct[] }[] = await Promise.all(
    found.map((file) => import(path.join(featuresFolder, file))),
  );
  return loaded.flatMap(({ acts }) => acts);
};

it("writes rows in commands that need no page, so that 한 줄 기록 and a machine call the same", () => {
  const pages = globSync("**/*.tsx", { cwd: webFolder })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => !file.endsWith(".test.tsx") && !file.startsWith("testing/"));
  expect(
    pages
      .filter((file) => writes.test(readFileSync(path.join(webFolder, file), "utf8")))
      .toSorted(),
  ).toEqual([]);
});

it("has acts of every feature that writes", () => {
  const writing = new Set(
    files
      .filter((file) => writes.test(readFileSync(path.join(featuresFolder, file), "utf8")))
      .map((file) => file.split("/")[0] ?? ""),
  );
  expect([...writing].filter((name) => !files.includes(`${name}/acts.ts`)).toSorted()).toEqual(
    withoutActs,
  );
});

/** What a class does in a year of turns, each act a good many times. */
async function liveOnce() {
  const acts = await listActs();
  const dice = createDice(2);
  const data = await buildTeacherData({
    students: Array.from({ length: 26 }, (_, at) => ({ number: at + 1, name: `학생${at + 1}` })),
  });
  const history = createUndoHistory();
  const coming = { year: 2027, store: await data.openYear(2027) };
  const ground = toActGround({ ...data, coming, history, dice });
  const done = new Map<string, Said>();
  const doAct = async (act: FeatureAct): Promise<void> => {
    const said = await act.run(ground, dice);
    if (said) done.set(act.name, said);
  };
  for (const act of acts) if (act.isFirst && !act.way) await doAct(act);
  for (let turn = 0; turn < 40; turn++) {
    for (const act of acts) if (!act.isFirst && !act.way) await doAct(act);
  }
  const stores = [data.year, data.profile, coming.store];
  return { acts, done, stores, ops: stores.flatMap((store) => store.pending()) };
}
const lived = liveOnce();

it("does every act in a class of 26, and each says what it did", async () => {
  const { acts, done } = await lived;
  expect(new Set(acts.map(({ name }) => name)).size).toBe(acts.length);
  const missed = acts.filter(({ name, online, way }) => !online && !way && !done.has(name));
  expect(missed.map(({ name }) => name)).toEqual([]);
  expect(JSON.parse(JSON.stringify([...done]))).toEqual([...done]);
});

it("writes only what the server takes", async () => {
  const { ops, stores } = await lived;
  const wrong = stores.flatMap((store) =>
    store.pending().flatMap(({ kind, id, set }) => {
      const known = checkedKinds.find(({ name }) => name === kind);
      const place = store.scope.endsWith("/profile") ? "profile" : "year";
      if (known?.scope !== place) return [`${kind} in ${place}`];
      const row = store.find(kind, id);
      const checked = row && safeParse(known.schema, row);
      return checked && !checked.success
        ? [`${kind} ${JSON.stringify(set)}: ${checked.issues[0].message}`]
        : [];
    }),
  );
  expect([...new Set(wrong)]).toEqual([]);
  expect(ops.length).toBeGreaterThan(100);
});

it("writes every kind by one of them", async () => {
  const { acts, ops } = await lived;
  const online = acts.flatMap((act) => act.online ?? []);
  const written = new Set([...ops.map(({ kind }) => kind), ...online]);
  const names: readonly string[] = recordKinds.map(({ name }) => name);
  expect(names.filter((name) => !written.has(name)).toSorted()).toEqual(
    Object.keys(writtenElsewhere).toSorted(),
  );
});
