import {
  listMemoKind,
  listTextKind,
  snippetKind,
  sortMemos,
  toListTextId,
} from "@damim/domain/individual-record/list-memo.ts";
import { okRule } from "@damim/domain/individual-record/lint/ok-rules.ts";
import { noteAreas, noteKind } from "@damim/domain/individual-record/note.ts";
import { readNote } from "@damim/domain/individual-record/note-record.ts";
import type { KeptNote } from "@damim/domain/individual-record/write-notes.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { digestText } from "../../data/history/text-digest.ts";
import type { ActGround, Dice, FeatureAct } from "../../kit/act/feature-act.ts";
import { createSnippetCommands } from "../../kit/snippet/snippet-commands.ts";
import { createListCommands } from "./list-texts/list-commands.ts";
import { createNoteCommands } from "./notes/note-commands.ts";

export const acts: readonly FeatureAct[] = [
  {
    name: "note.write",
    often: 0.5,
    run(ground, dice) {
      const students = dice.some(ground.students).slice(0, dice.isLucky(0.8) ? 1 : 4);
      return write(
        ground,
        dice,
        [],
        students.map(({ id }) => id),
      );
    },
  },
  {
    name: "note.change",
    often: 0.08,
    run(ground, dice) {
      const note = pickNote(ground, dice);
      return note && write(ground, dice, [note], [note.studentId]);
    },
  },
  {
    name: "note.takeOut",
    often: 0.03,
    run(ground, dice) {
      const note = pickNote(ground, dice);
      if (!note) return undefined;
      createNoteCommands(ground).remove([note], "3번");
      return { note: note.id, before: toSaid(note) };
    },
  },
  {
    name: "list.save",
    often: 0.02,
    run(ground, dice) {
      const memos = listMemos(ground);
      const before = dice.isLucky(0.5) ? dice.pick(memos) : undefined;
      const title = dice.words(30);
      const fields = { title, item: null, limit: dice.below(1500) + 1, subject: null };
      const list = createListCommands(ground).save(before, { ...fields, classKey: null });
      return { list, title, limit: fields.limit, before: before ? { title: before.title } : null };
    },
  },
  {
    name: "list.move",
    often: 0.01,
    run(ground, dice) {
      const memos = listMemos(ground);
      const memo = dice.pick(memos);
      if (!memo || memos.length < 2) return undefined;
      const step = memos.at(-1) === memo ? -1 : 1;
      createListCommands(ground).move(memos, memo, step);
      return { list: memo.id, step };
    },
  },
  {
    name: "list.takeOut",
    often: 0.004,
    run(ground, dice) {
      const memos = listMemos(ground);
      const memo = memos.length > 3 ? dice.pick(memos) : undefined;
      if (!memo) return undefined;
      createListCommands(ground).remove(memo);
      return { list: memo.id, before: { title: memo.title } };
    },
  },
  {
    name: "list.writeText",
    often: 0.4,
    parts: ["after"],
    run(ground, dice) {
      const memo = dice.pick(listMemos(ground));
      const student = dice.pick(ground.students);
      if (!memo || !student) return undefined;
      const place = { memoId: memo.id, studentId: student.id };
      const before = ground.store.rows(listTextKind).get(toListTextId(place))?.text ?? "";
      const text = dice.isLucky(0.05) ? "" : dice.words(1_500);
      const of = { from: digestText(before), session: ground.newId() };
      createListCommands(ground).writeText(memo.id, student, text, of);
      const said = { list: memo.id, student: student.id, text: text.slice(0, 40) };
      return { ...said, before: before.slice(0, 40) || null };
    },
  },
  {
    name: "list.passFinding",
    often: 0.02,
    run(ground, dice) {
      const text = dice.pick([...ground.store.rows(listTextKind).values()]);
      if (!text) return undefined;
      const { memoId, studentId } = text;
      const ok = `sign ${dice.words(20)}`;
      createListCommands(ground).passFindings({ memoId, studentId }, () => okRule(ok), "괜찮아요");
      return { list: memoId, student: studentId, passed: ok };
    },
  },
  {
    name: "list.snippet",
    often: 0.02,
    run(ground, dice) {
      const all = [...ground.store.rows(snippetKind).values()].filter(({ area }) => !area);
      const gone = dice.isLucky(0.3) ? dice.pick(all) : undefined;
      const commands = createSnippetCommands(ground);
      const text = dice.words(300);
      if (gone) commands.remove(gone.id, "문구를 지웠어요");
      else commands.add({ text }, "문구를 넣었어요");
      const before = gone ? gone.text.slice(0, 40) : null;
      return { snippet: gone?.id ?? null, text: gone ? null : text.slice(0, 40), before };
    },
  },
];

function pickNote({ store }: ActGround, dice: Dice): KeptNote | undefined {
  return dice.pick([...store.rows(noteKind).values()]);
}

function listMemos({ store }: ActGround) {
  return sortMemos([...store.rows(listMemoKind).values()]);
}

function write(
  ground: ActGround,
  dice: Dice,
  standing: readonly KeptNote[],
  studentIds: readonly string[],
) {
  const { store, today } = ground;
  const [first] = standing;
  const text = dice.words(1_000);
  const area = dice.pick(noteAreas) ?? "생활";
  const draft = { students: studentIds.join(" "), area, day: first?.day ?? today, text };
  const read = readNote(draft, recordSchoolYear(today));
  if (!read.ok) return undefined;
  const known = new Set(store.rows(noteKind).keys());
  const more = first ? { from: digestText(first.text) } : {};
  createNoteCommands(ground).write(standing, read.value, {
    who: "3번",
    isChange: first !== undefined,
    ...more,
  });
  const made = [...store.rows(noteKind).keys()].filter((id) => !known.has(id));
  return {
    notes: first ? [first.id] : made,
    students: [...studentIds],
    day: draft.day,
    area,
    text: text.slice(0, 40),
    before: first ? toSaid(first) : null,
  };
}

function toSaid({ studentId, day, area, text }: KeptNote) {
  return { student: studentId, day, area, text: text?.slice(0, 40) ?? null };
}
