import { placeBetween } from "@damim/domain/base/place-between.ts";
import { placeStep } from "@damim/domain/base/place-step.ts";
import {
  listMemoKind,
  listTextKind,
  sortMemos,
  toListTextId,
  type ListMemo,
  type ListText,
} from "@damim/domain/individual-record/list-memo.ts";
import { writeRow } from "@damim/domain/record/write-row.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { removeRow, type Change } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

type KeptMemo = ListMemo & { readonly id: string };

/** What is done with lists and the texts in them. */
export function createListCommands({ store, newId, chance, act }: CommandDeps) {
  return {
    /** A new one behind all others; gives back the id. */
    save(memo: KeptMemo | undefined, fields: Omit<ListMemo, "order">): string {
      const id = memo?.id ?? newId();
      const last = sortMemos([...store.rows(listMemoKind).values()]).at(-1)?.order;
      const order = memo?.order ?? placeBetween(last, undefined, chance);
      void act(
        writeRow(listMemoKind, id, memo, { ...memo, ...fields, order }),
        `「${fields.title}」 목록을 ${memo ? "고쳤어요" : "만들었어요"}`,
      );
      return id;
    },
    move(shown: readonly KeptMemo[], { id, title }: KeptMemo, step: -1 | 1): void {
      const order = placeStep(shown, id, step, chance);
      if (order === undefined) return;
      void act(
        [{ kind: listMemoKind.name, id, set: { order } }],
        `「${title}」 목록을 한 칸 ${step < 0 ? "올렸어요" : "내렸어요"}`,
      );
    },
    /** The texts stay: they are there again when the list comes back from 휴지통. */
    remove: ({ id, title }: KeptMemo) =>
      void act([removeRow(listMemoKind.name, id)], `「${title}」 목록을 지웠어요`),
    /**
     * A pupil's text; all that is written in one session is one undo step.
     *
     * @param of.from digest of the text that the page began with
     * @param of.more what goes with the text, and what is written in the same step
     */
    writeText(
      memoId: string,
      student: RosterStudent,
      text: string,
      of: {
        readonly from: string;
        readonly session: string;
        readonly more?: Partial<ListText>;
        readonly also?: readonly Change[];
      },
    ): void {
      const place = { memoId, studentId: student.id };
      const id = toListTextId(place);
      const row = store.rows(listTextKind).get(id);
      if (!row && text === "") return;
      const { from, session, more, also = [] } = of;
      const after: ListText = { ...row, ...place, text: text.normalize("NFC"), ...more };
      const changes = writeRow(listTextKind, id, row, after, { field: "text", from });
      void act([...changes, ...also], `${toStudentWords(student)} 글`, { session });
    },
    /** What the teacher says of the findings in a text, which may have been saved by this very press. */
    passFindings(
      place: Pick<ListText, "memoId" | "studentId">,
      write: (kept: ListText | undefined) => Readonly<Record<string, unknown>>,
      sentence: string,
    ): void {
      const id = toListTextId(place);
      const kept = store.rows(listTextKind).get(id);
      void act(writeRow(listTextKind, id, kept, { ...kept, ...place, ...write(kept) }), sentence);
    },
  };
}
