import { ok } from "@damim/domain/base/result.ts";
import {
  capsuleKind,
  capsuleLetterKind,
  type Capsule,
  type KeptCapsuleLetter,
} from "@damim/domain/time-capsule/capsule.ts";
import { useState } from "react";
import type { ServerAnswer } from "../../data/server/ask-wordless.ts";
import { fetchLetterKeys, makeCapsule, moveCapsule } from "../../data/server/capsule-requests.ts";
import { findWorkingYear } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useToolMembers } from "../../data/use-tool-members.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { newId } from "../../platform/random.ts";
import { useKeepSealed } from "../../data/files/use-keep-sealed.ts";
import { createCapsuleCommands, type KeptCapsule } from "./capsule-commands.ts";
import { openFile, openWords, sealWhole, type DraftPart } from "./letter/sealed-letter.ts";

/** A letter of the class: whose, and its words once it was opened. */
export type ShownLetter = KeptCapsuleLetter & { readonly name: string };

export interface OpenedLetter {
  readonly words: string;
  /** Of its pictures and sound, too. */
  readonly key: string;
}

export interface OpenedCapsule {
  readonly openedById: ReadonlyMap<string, OpenedLetter>;
  readonly brokenIds: ReadonlySet<string>;
}

/** The capsules of this teacher, with what lies in them. Words that were sealed stand nowhere any more. */
export function useCapsules() {
  const data = useTeacherData();
  const commands = useCommands(createCapsuleCommands, data.profile);
  const year = findWorkingYear(data);
  const { members: inClass } = useToolMembers();
  const capsuleRows = useRows(data.profile, capsuleKind);
  const letterRows = useRows(data.profile, capsuleLetterKind);
  const [chosen, choose] = useState<string>();
  const [openedById, setOpenedById] = useState<ReadonlyMap<string, OpenedLetter>>(new Map());
  /** The server has them, and they do not open. */
  const [brokenIds, setBrokenIds] = useState<ReadonlySet<string>>(new Set());
  const { keepSealed, readSealed } = useKeepSealed();

  const capsules = [...capsuleRows.values()].sort((a, b) => (a.id < b.id ? 1 : -1));
  const capsule = capsules.find(({ id }) => id === chosen) ?? capsules[0];
  // Numbers of another year, and of another teacher's class, are other children.
  const classYear = capsule?.from ? undefined : (capsule?.year ?? year);
  const members = classYear === year ? inClass : [];
  const letters = [...letterRows.values()]
    .filter((letter) => letter.capsule === capsule?.id)
    .sort((a, b) => a.number - b.number || (a.id < b.id ? -1 : 1))
    .map((letter): ShownLetter => ({ ...letter, name: nameOf(letter.number) }));

  function nameOf(number: number): string {
    const member = members.find((each) => each.number === number);
    if (member) return `${number}번 ${member.name}`;
    return capsule?.from ? `${capsule.from} ${number}번` : `${number}번`;
  }

  return {
    capsules,
    capsule,
    letters,
    members,
    classYear,
    nameOf,
    choose,
    openedById,
    brokenIds,
    /** Asks the server first: nothing is sealed for a key that it does not keep. */
    save: async (
      { title, opensAt }: Pick<Capsule, "title" | "opensAt">,
      { id, before }: { readonly id: string; readonly before: KeptCapsule | undefined },
    ): ServerAnswer<true> => {
      if (before) {
        if (opensAt !== before.opensAt) {
          const moved = await moveCapsule(id, opensAt);
          if (!moved.ok) return moved;
        }
        commands.change(id, { title, opensAt });
        return ok(true);
      }
      const made = await makeCapsule({ id, opensAt });
      if (!made.ok) return made;
      const { publicKey } = made.value;
      await commands.make(id, { title, opensAt, publicKey, year });
      choose(id);
      return ok(true);
    },
    /** Resolves when the letter lies in its capsule. */
    seal: async (
      of: KeptCapsule,
      number: number,
      { words, parts }: { readonly words: string; readonly parts: readonly DraftPart[] },
    ): Promise<void> => {
      const id = newId(data.now());
      const { publicKey } = of;
      const sealed = await sealWhole(words, parts, { capsule: of.id, letter: id, publicKey });
      const place = { scope: data.profile.scope, kind: capsuleLetterKind.name, id, field: "files" };
      // Before the row that names them.
      for (const each of sealed.files) await keepSealed(place, each);
      const files = sealed.files.map(({ id: file, iv }) => ({ id: file, iv }));
      const letter = { capsule: of.id, number, box: sealed.box };
      await commands.putIn(id, { ...letter, ...(files.length > 0 && { files }) });
    },
    /** Its pictures and sound: undefined in the place of what has not come yet. */
    readParts: async ({ id, capsule: capsuleId, files }: ShownLetter) =>
      Promise.all(
        (files ?? []).map(async (part) => {
          const file = await readSealed(part.id);
          const key = openedById.get(id)?.key;
          if (!file || key === undefined) return undefined;
          const by = { capsule: capsuleId, letter: id, key };
          return openFile({ ...part, file }, by).catch(() => undefined);
        }),
      ),
    keepLonger: commands.keepLonger,
    takeOut: (letter: ShownLetter) => commands.takeOut(letter, letter.name),
    /** Opens what the server gives keys for: what opened, and what of it did not. A letter that it has not got yet is neither. */
    open: async (of: KeptCapsule): ServerAnswer<OpenedCapsule> => {
      const keys = await fetchLetterKeys(of.id);
      if (!keys.ok) return keys;
      const openedIds = new Map<string, OpenedLetter>();
      const broken = new Set<string>();
      await Promise.all(
        [...letterRows.values()].map(async ({ id, capsule: capsuleId, box }) => {
          const key = keys.value[id];
          if (capsuleId !== of.id || key === undefined) return;
          await openWords(box, { capsule: of.id, letter: id, key }).then(
            (words) => openedIds.set(id, { words, key }),
            () => broken.add(id),
          );
        }),
      );
      setOpenedById(openedIds);
      setBrokenIds(broken);
      return ok({ openedById: openedIds, brokenIds: broken });
    },
  };
}
