import {
  capsuleKind,
  capsuleLetterKind,
  type Capsule,
  type KeptCapsuleLetter,
} from "@damim/domain/time-capsule/capsule.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { useState } from "react";
import type { ServerAnswer } from "../../data/server/ask-wordless.ts";
import { findClassStore, findClassYear } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useToolMembers } from "../../data/use-tool-members.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { useKeepSealed } from "../../data/files/use-keep-sealed.ts";
import {
  createCapsuleCommands,
  type KeptCapsule,
  type LetterDraft,
  type LetterPupil,
  type OpenedCapsule,
  type OpenedLetter,
} from "./capsule-commands.ts";
import { openFile } from "./letter/sealed-letter.ts";

/** A letter of the class: whose, and its words once it was opened. */
export type ShownLetter = KeptCapsuleLetter & { readonly name: string };

/** The capsules of this teacher, with what lies in them. Words that were sealed stand nowhere any more. */
export function useCapsules() {
  const data = useTeacherData();
  const commands = useCommands(createCapsuleCommands, data.profile);
  const year = findClassYear(data);
  const { members: inClass } = useToolMembers();
  const capsuleRows = useRows(data.profile, capsuleKind);
  const letterRows = useRows(data.profile, capsuleLetterKind);
  const pupils = useRows(findClassStore(data) ?? data.profile, studentKind);
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
    .map(show)
    .sort((a, b) => a.number - b.number || (a.id < b.id ? -1 : 1));

  /** By the pupil, whose number may be another one than at the sealing. */
  function show(letter: KeptCapsuleLetter): ShownLetter {
    const { student } = letter;
    const member = student && members.find(({ id }) => id === student);
    if (member) return { ...letter, number: member.number, name: nameOf(member.number) };
    const left = student && pupils.get(student);
    if (left) return { ...letter, name: `${left.name}(떠난 학생)` };
    return { ...letter, name: student ? sayNumber(letter.number) : nameOf(letter.number) };
  }

  function nameOf(number: number): string {
    const member = members.find((each) => each.number === number);
    return member ? `${number}번 ${member.name}` : sayNumber(number);
  }
  function sayNumber(number: number): string {
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
    save: async (
      value: Pick<Capsule, "title" | "opensAt">,
      { id, before }: { readonly id: string; readonly before: KeptCapsule | undefined },
    ): ServerAnswer<true> => {
      const saved = await commands.save(value, { id, before, year });
      if (saved.ok && !before) choose(id);
      return saved;
    },
    seal: (of: KeptCapsule, who: LetterPupil, draft: LetterDraft) =>
      commands.seal(of, { ...who, ...draft, keepFile: keepSealed }),
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
      const opened = await commands.open(of);
      if (!opened.ok) return opened;
      setOpenedById(opened.value.openedById);
      setBrokenIds(opened.value.brokenIds);
      return opened;
    },
  };
}
