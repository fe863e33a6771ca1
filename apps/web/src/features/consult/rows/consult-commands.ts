import { bookingSlotKind } from "@damim/domain/booking/booking.ts";
import { finishSlot } from "@damim/domain/booking/finish-slot.ts";
import { isCalendarDay, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { archiveConsult, unarchiveConsult } from "@damim/domain/consult/archive-consult.ts";
import type { ConsultFields } from "@damim/domain/consult/consult-record.ts";
import { consultKind, type KeptConsult } from "@damim/domain/consult/consult.ts";
import { keepPromise, postponePromise } from "@damim/domain/consult/promises.ts";
import type { Postponement } from "@damim/domain/occurrence/postpone-day.ts";
import { writeRow } from "@damim/domain/record/write-row.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { removeRow } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

/** What is done with consultations and with what was promised in them. */
export function createConsultCommands({ store, now, act }: CommandDeps) {
  return {
    /**
     * What a form says, half-written or as a record; with the record the booked time that it came from is done. Nothing
     * where it says nothing new.
     *
     * @param of.from digest of the body that the form began with
     */
    write(
      id: string,
      value: ConsultFields,
      of: { readonly slotId: string | null | undefined; readonly from: string },
    ): ReturnType<typeof act> | undefined {
      const { slotId, from } = of;
      const standing = store.rows(consultKind).get(id);
      const after = { ...(slotId && { slotId }), ...standing, ...value };
      const changes = writeRow(consultKind, id, standing, after, { field: "body", from });
      if (changes.length === 0) return undefined;
      if (value.isDraft) return store.write(changes);
      const slot = slotId ? store.rows(bookingSlotKind).get(slotId) : undefined;
      return act([...changes, ...finishSlot(slotId ?? "", slot)], "상담 기록을 저장했어요");
    },
    /** One that is half-written. */
    remove: (id: string) => void act([removeRow(consultKind.name, id)], "쓰다 만 기록을 지웠어요"),
    archive: (id: string, reason: string) =>
      void act(archiveConsult(id, reason, now()), "상담 기록을 보관했어요"),
    unarchive: (id: string) => void act(unarchiveConsult(id), "보관을 풀었어요"),
    keepPromise: (id: string) => void act(keepPromise(id, toSeoulDay(now())), "약속을 지켰어요"),
    postpone(one: Pick<KeptConsult, "id" | "dueOn">, by: Postponement, calendar: SchoolCalendar) {
      const changes = postponePromise(one, by, { today: toSeoulDay(now()), calendar });
      const day = changes[0]?.set["dueOn"];
      void act(changes, isCalendarDay(day) ? `${toKoreanDay(day)}로 미뤘어요` : "미뤘어요");
    },
  };
}
