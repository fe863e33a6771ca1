import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { NoteFields } from "@damim/domain/individual-record/note-record.ts";
import { noteKind } from "@damim/domain/individual-record/note.ts";
import { writeNotes, type KeptNote } from "@damim/domain/individual-record/write-notes.ts";
import { removeRow } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

/** What is noted of pupils; `who` names them in what is said. */
export function createNoteCommands({ store, now, newId, act }: CommandDeps) {
  const plan = (
    standing: readonly KeptNote[],
    value: NoteFields,
    of: { readonly from?: string; readonly groupId?: string | undefined },
  ) => writeNotes(standing, value, { today: toSeoulDay(now()), newId, ...of });
  return {
    /**
     * A record, new or changed: `standing` are the rows that it stands for.
     *
     * @param of.from digest of the text that the form began with
     */
    write(
      standing: readonly KeptNote[],
      value: NoteFields,
      of: {
        readonly who: string;
        readonly isChange: boolean;
        readonly from?: string;
        readonly groupId?: string | undefined;
      },
    ): void {
      const { who, isChange, ...more } = of;
      const sentence = `${who} 기록을 ${isChange ? "고쳤어요" : "적었어요"}`;
      void act(plan(standing, value, more), sentence);
    },
    /** One that is half-written: no act of its own to take back. Gives back what was written. */
    keepHalf(
      standing: readonly KeptNote[],
      value: NoteFields,
      of: { readonly from: string; readonly groupId: string },
    ) {
      const changes = plan(standing, value, of);
      void store.write(changes);
      return changes;
    },
    remove: (notes: readonly KeptNote[], who: string) =>
      void act(
        notes.map(({ id }) => removeRow(noteKind.name, id)),
        `${who} 기록을 지웠어요`,
      ),
  };
}
