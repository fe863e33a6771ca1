// Overlay: imports Base UI through ui/overlay/history-dialog.tsx. Loaded lazily by own-day-dialog.tsx.
import { ownDayKind, type OwnDay } from "@damim/domain/school-calendar/own-day.ts";
import type { HistoryChange } from "../../data/server/history-requests.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useHistoryEntries } from "../../data/history/use-history-entries.ts";
import { HistoryDialog } from "../../ui/overlay/history-dialog.tsx";
import { showReverted } from "../../ui/overlay/show-reverted.ts";
import { describeOwnDayValue, findOwnDayFieldLabel } from "./describe-own-day.ts";
import { toSpanWords } from "./span-words.ts";

/** What happened to the days of one line of the list; a span that was written in one go is one entry. */
export function OwnDayHistoryDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly store: Store;
  readonly days: readonly OwnDay[];
  /** The form beside it holds what stood before. */
  readonly onReverted: () => void;
}) {
  const { isOpen, onClose, store, days, onReverted } = props;
  const subject = `${toSpanWords(days)} 휴일`;
  const entries = useHistoryEntries({
    isOpen,
    store,
    kind: ownDayKind,
    ids: days.map(({ day }) => day),
    words: {
      subject,
      findLabel: findOwnDayFieldLabel,
      describeValue: describeOwnDayValue,
      toActKey,
    },
    onReverted(sentence, reverting) {
      showReverted(sentence, reverting);
      onReverted();
    },
  });
  return <HistoryDialog isOpen={isOpen} onClose={onClose} subtitle={subject} {...entries} />;
}

/** One moment, one device, the same words: one act, however many days it was about. */
function toActKey({ type, writtenAt, writer, fields }: HistoryChange): string {
  const said = fields.filter(({ field }) => field !== "day");
  return JSON.stringify([type, writtenAt, writer?.device, said]);
}
