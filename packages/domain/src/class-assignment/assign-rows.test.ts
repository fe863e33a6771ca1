import { createRow, DEAD, type Change } from "@damim/sync/change.ts";
import type { Fields, RecordKind } from "@damim/sync/kind.ts";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { checkedKinds } from "../registry/checked-kinds.ts";
import { addGrade } from "./add-grade.ts";
import { emptyAssignDraft, toPlaceName, type AssignDraft } from "./assign-plan.ts";
import { diffAssign, readAssignRows, withoutScores } from "./assign-rows.ts";
import {
  addRule,
  areSizesEven,
  changeSettings,
  fitSizes,
  listSizes,
  movePupils,
  nameClass,
  pinPupil,
  takeSCurve,
  type AssignActor,
} from "./change-assign.ts";
import { readGrade } from "./read-grade.ts";

let made = 0;
const actor: AssignActor = {
  at: Date.parse("2026-12-16T05:05:00Z"),
  createId: () => `019aa0c4-0000-7000-8000-${String((made += 1)).padStart(12, "0")}`,
};

/** Six of one class, in two. */
function six(): AssignDraft {
  const names = ["강서연", "민준우", "김가온", "박도윤", "장지준", "유하온"];
  const rows = names.map((name, at) => [
    `${at + 1}`,
    name,
    at % 2 === 0 ? "여" : "남",
    `${90 - at}`,
  ]);
  const reading = readGrade(
    [{ name: "3-1", rows: [["번호", "이름", "성별", "점수"], ...rows] }],
    "a",
  );
  if (!reading.ok) throw new Error(reading.refusal.type);
  return changeSettings(addGrade(emptyAssignDraft, reading.value, actor.createId), { classes: 2 });
}

const split = (draft: AssignDraft): AssignDraft =>
  takeSCurve(draft, { bound: 0, sCurve: 0 }, actor);

/** Rows as a scope keeps them: each must fit the schema of its kind. */
function openRows() {
  const byKind = new Map<string, Map<string, Fields>>();
  return {
    apply(changes: readonly Change[]): void {
      for (const { kind, id, set } of changes) {
        const rows = byKind.get(kind) ?? new Map<string, Fields>();
        byKind.set(kind, rows);
        const { [DEAD]: isDead, ...fields } = { ...rows.get(id), ...set };
        if (isDead) rows.delete(id);
        else {
          const kept = Object.fromEntries(
            Object.entries(fields).filter(([, value]) => value !== null),
          );
          const schema = checkedKinds.find(({ name }) => name === kind)?.schema;
          if (schema) v.parse(schema, kept);
          expect(id.length).toBeLessThanOrEqual(200);
          rows.set(id, kept);
        }
      }
    },
    read: () =>
      readAssignRows(
        <T>({ name }: RecordKind<T>) =>
          new Map(
            [...(byKind.get(name) ?? [])].map(([id, fields]) => [id, { ...fields, id }]),
          ) as unknown as ReadonlyMap<string, T & { readonly id: string }>,
      ),
  };
}

describe("a saved 반편성", () => {
  it("is read back as it was written, act by act, and taken back the same way", () => {
    const rows = openRows();
    const first = six();
    const ids = first.pupils.map(({ id }) => id);
    const ruled = addRule(split(first), { type: "apart", pupils: ids });
    if (!("draft" in ruled)) throw new Error(ruled.refusal);
    const pinned = pinPupil(ruled.draft, ids[0] ?? "", true);
    const named = nameClass(pinned, 1, "해반") ?? pinned;
    const acts = [
      first,
      split(first),
      ruled.draft,
      pinned,
      named,
      changeSettings(named, { title: "x" }),
    ];
    let before: AssignDraft | undefined;
    for (const act of [...acts, ...acts.toReversed()]) {
      rows.apply(diffAssign(before, act));
      before = act;
      expect(rows.read()).toEqual(act);
    }
  });

  it("changes by a move in one place and one line of the record, and by nothing else", () => {
    const draft = split(six());
    const [pupil] = draft.pupils;
    const moved = movePupils(
      draft,
      [{ pupil: pupil?.id ?? "", to: pupil?.place === 0 ? 1 : 0 }],
      actor,
    );

    expect(diffAssign(draft, moved)).toEqual([
      { kind: "assignPupil", id: pupil?.id, set: { place: moved.pupils[0]?.place } },
      createRow(
        "assignMove",
        moved.moves[0]?.id ?? "",
        Object.fromEntries(Object.entries(moved.moves[0] ?? {}).filter(([key]) => key !== "id")),
      ),
    ]);
    expect(diffAssign(moved, moved)).toEqual([]);
  });

  it("goes without scores where the teacher said so", () => {
    const draft = six();
    expect(JSON.stringify(diffAssign(undefined, draft))).toContain("score");
    expect(JSON.stringify(diffAssign(undefined, withoutScores(draft)))).not.toContain("score");
  });
});

describe("own names and sizes", () => {
  it("call a class by its name, each once, without letters that no sheet may have", () => {
    const named = nameClass(six(), 0, "해/님반");
    expect(named && toPlaceName(named.settings, 0)).toBe("해님");
    expect(named && nameClass(named, 1, "해님")).toBeUndefined();
    expect(named && nameClass(named, 0, "")?.settings.names).toBeUndefined();
  });

  it("split by the wished numbers, and by even ones while they do not hold all", () => {
    const own = split(changeSettings(six(), { sizes: [4, 2] }));
    expect(listSizes(own).map(({ now }) => now)).toEqual([4, 2]);
    expect(areSizesEven(own)).toBe(true);
    const [last] = own.pupils.filter(({ place }) => place === 1);
    const moved = movePupils(own, [{ pupil: last?.id ?? "", to: 0 }], actor);
    expect(listSizes(fitSizes(moved, actor)).map(({ now }) => now)).toEqual([4, 2]);

    const other = split(changeSettings(six(), { sizes: [4, 4] }));
    expect(listSizes(other).map(({ now }) => now)).toEqual([3, 3]);
    expect(changeSettings(own, { classes: 3 }).settings.sizes).toBeUndefined();
  });

  it("S자만 leaves pinned pupils where they stand", () => {
    const draft = split(six());
    const [first] = draft.pupils.filter(({ place }) => place === 1);
    const again = split(pinPupil(draft, first?.id ?? "", true));
    expect(again.pupils.find(({ id }) => id === first?.id)?.place).toBe(1);
    expect(listSizes(again).map(({ now }) => now)).toEqual([3, 3]);
  });
});
