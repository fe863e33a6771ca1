import { readMemoDocument } from "@damim/domain/memo/memo-document.ts";
import { memoFolderKind, memoKind, type KeptMemo } from "@damim/domain/memo/memo.ts";
import { digestText } from "../../data/history/text-digest.ts";
import type { ActGround, Dice, FeatureAct } from "../../kit/act/feature-act.ts";
import { createMemoCommands } from "./write/memo-commands.ts";

export const acts: readonly FeatureAct[] = [
  {
    name: "memo.slip",
    often: 0.3,
    run(ground, dice) {
      const id = ground.newId();
      const body = dice.words(800);
      if (!createMemoCommands(ground).keepSlip(id, { body, from: "" }).ok) return undefined;
      return { memo: id, text: body.slice(0, 40), before: null };
    },
  },
  {
    name: "memo.write",
    often: 0.2,
    run(ground, dice) {
      const memo = dice.isLucky(0.7) ? pickMemo(ground, dice) : undefined;
      const id = memo?.id ?? ground.newId();
      const text = dice.words(2_000);
      const content = text.split("\n").map((line, at) => ({
        type: "paragraph",
        attrs: { id: `b${at}` },
        content: [{ type: "text", text: line || " " }],
      }));
      const doc = readMemoDocument(JSON.stringify({ type: "doc", content }), Infinity);
      if (!doc) return undefined;
      const of = {
        from: digestText(memo?.body ?? ""),
        folderId: undefined,
        session: ground.newId(),
      };
      createMemoCommands(ground).write(id, doc, of);
      return { memo: id, text: text.slice(0, 40), before: memo ? toSaid(memo) : null };
    },
  },
  {
    name: "memo.pin",
    often: 0.04,
    run(ground, dice) {
      const memo = pickMemo(ground, dice);
      if (!memo) return undefined;
      const isPinned = !memo.isPinned;
      createMemoCommands(ground).pin(memo.id, isPinned || null);
      return { memo: memo.id, isPinned, before: toSaid(memo) };
    },
  },
  {
    name: "memo.move",
    often: 0.04,
    run(ground, dice) {
      const memo = pickMemo(ground, dice);
      if (!memo) return undefined;
      const folders = [...ground.store.rows(memoFolderKind).keys()];
      const folder = dice.isLucky(0.2) ? null : (dice.pick(folders) ?? null);
      createMemoCommands(ground).move(memo.id, folder);
      return { memo: memo.id, folder, before: toSaid(memo) };
    },
  },
  {
    name: "memo.makeTask",
    often: 0.03,
    async run(ground, dice) {
      const line = dice.words(100).replaceAll("\n", " ");
      await createMemoCommands(ground).addTask(line);
      return { line: line.slice(0, 40) };
    },
  },
  {
    name: "memo.takeOut",
    often: 0.04,
    run(ground, dice) {
      const memo = pickMemo(ground, dice);
      if (!memo) return undefined;
      createMemoCommands(ground).remove(memo.id);
      return { memo: memo.id, before: toSaid(memo) };
    },
  },
  {
    name: "memo.saveFolder",
    often: 0.01,
    run(ground, dice) {
      const folders = [...ground.store.rows(memoFolderKind).values()];
      const before = dice.isLucky(0.4) ? dice.pick(folders) : undefined;
      const name = dice.words(20);
      const folder = createMemoCommands(ground).saveFolder(before, { name, colour: "yellow" });
      return { folder, name, before: before ? { name: before.name } : null };
    },
  },
  {
    name: "memo.takeOutFolder",
    often: 0.004,
    run(ground, dice) {
      const folders = [...ground.store.rows(memoFolderKind).values()];
      const folder = dice.pick(folders);
      if (!folder) return undefined;
      createMemoCommands(ground).removeFolder(folder.id);
      return { folder: folder.id, before: { name: folder.name } };
    },
  },
];

function pickMemo({ store }: ActGround, dice: Dice): KeptMemo | undefined {
  return dice.pick([...store.rows(memoKind).values()]);
}

function toSaid({ title, folderId, isPinned }: KeptMemo) {
  return {
    title: title?.slice(0, 40) ?? null,
    folder: folderId ?? null,
    isPinned: isPinned ?? false,
  };
}
