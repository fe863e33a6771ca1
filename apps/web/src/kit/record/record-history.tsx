// Overlay: imports Base UI through ui/overlay/history-dialog.tsx. Loaded lazily by history-of.ts.
import type { ReactNode } from "react";
import { useHistoryEntries, type HistoryWords } from "../../data/history/use-history-entries.ts";
import type { HistoryChange } from "../../data/server/history-requests.ts";
import type { Store } from "../../data/teacher-data.ts";
import { HistoryDialog } from "../../ui/overlay/history-dialog.tsx";
import { showReverted } from "../../ui/overlay/show-reverted.ts";
import { findFieldWords, sayValue, type RecordWords, type SaidRecord } from "./record-words.ts";

export interface RecordHistoryProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly store: Store;
  readonly ids: readonly string[];
  /** What 되돌리기 says it took back: 「3번 김가온」, 「학기 날짜」. */
  readonly subject: string;
  /** Below the title, where it says more than the subject. */
  readonly subtitle?: ReactNode;
  /** A form beside it holds what stood before. */
  readonly onReverted?: (() => void) | undefined;
}

/** 변경 이력 of records of any kind, in its words. The server is asked at each opening. */
export function RecordHistory(props: RecordHistoryProps & { readonly words: RecordWords }) {
  const { isOpen, onClose, store, ids, subject, subtitle = subject, words, onReverted } = props;
  const entries = useHistoryEntries({
    isOpen,
    store,
    kind: words.kind,
    ids,
    words: toHistoryWords(words, store, subject),
    onReverted(sentence, onRedo) {
      showReverted(sentence, onRedo);
      onReverted?.();
    },
  });
  return <HistoryDialog isOpen={isOpen} onClose={onClose} subtitle={subtitle} {...entries} />;
}

function toHistoryWords(words: RecordWords, store: Store, subject: string): HistoryWords {
  const { together, history } = words;
  const listReverting = history?.listReverting;
  return {
    subject,
    // What only touched fields that another screen shows is no news here.
    isUntold: ({ type, fields }) =>
      type === "changed" &&
      fields.every(
        ({ field }) => Object.hasOwn(words.fields, field) && !findFieldWords(words, field),
      ),
    findLabel(field, { type }) {
      if (type === "created" && history?.isCreationBare) return undefined;
      const said = findFieldWords(words, field);
      return type !== "changed" && said?.isInSubject ? undefined : said?.label;
    },
    describeValue: (field, value, act) => sayValue(words, field, value, toRecord(act)),
    ...(history?.toTitle && { toTitle: history.toTitle }),
    ...(together && { toActKey: (act) => toActKey(act, together.toKey) }),
    ...(words.leavesGap && { leavesGap: words.leavesGap }),
    ...(listReverting && { listReverting: (act, change) => listReverting(store, act, change) }),
  };
}

/** One moment, one device, the same words: one act, however many records it was about. */
function toActKey(act: HistoryChange, toKey: (fields: SaidRecord["fields"]) => string): string {
  const { type, writtenAt, writer } = act;
  const before = act.fields.map(({ field, from }) => [field, from] as const);
  return JSON.stringify([
    type,
    writtenAt,
    writer?.device,
    toKey(Object.fromEntries(before)),
    toKey(toRecord(act).fields),
  ]);
}

function toRecord({ id, fields }: HistoryChange): SaidRecord {
  return { id, fields: Object.fromEntries(fields.map(({ field, to }) => [field, to])) };
}
