import { isClubUid } from "@damim/domain/club/club-role.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import type { RecordKind } from "@damim/sync/kind.ts";
import type { Change } from "@damim/sync/change.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import { hasBoxes } from "@damim/domain/secret/secrets.ts";
import { renewDigests } from "@damim/domain/registry/long-texts.ts";
import { revertChange } from "@damim/domain/undo/revert-change.ts";
import type { Store } from "@damim/sync/client/store.ts";
import type { HistoryChange } from "../server/history-requests.ts";
import { useRecordHistory, type RecordHistory } from "./use-record-history.ts";
import { digestText } from "./text-digest.ts";
import type { DoneStep } from "./undo-history.ts";
import { useRows, useTeacherData } from "../use-teacher-data.ts";

/** What a feature says of its records; everything else of 변경 이력 is the same for all kinds. */
export interface HistoryWords {
  /** What the list is about, and what 되돌리기 says it took back: 「3번 김가온」, 「학기 날짜」. */
  readonly subject: string;
  /** A change that is no news of this record. */
  readonly isUntold?: (act: HistoryChange) => boolean;
  /** What a field is called; nothing for one that this act need not name. */
  readonly findLabel: (field: string, act: HistoryChange) => string | undefined;
  /** A stored value as the screen shows it; nothing where it is empty. */
  readonly describeValue: (field: string, value: unknown, act: HistoryChange) => string | undefined;
  /** Default: 「이름을 고쳤어요」, 「학기 날짜를 적었어요」. */
  readonly toTitle?: (
    acts: readonly [HistoryChange, ...HistoryChange[]],
    lines: readonly HistoryLine[],
  ) => string;
  /** Acts on several records with one key stand as one line: a span of days is written in one go. */
  readonly toActKey?: (act: HistoryChange) => string;
  /** Where the rules of the record ask for more than `change`, which brings its fields back. */
  readonly listReverting?: (act: HistoryChange, change: Change) => readonly Change[];
  /** What stood before is gone, and the record can't be without it. */
  readonly leavesGap?: (change: Change) => boolean;
}

export interface HistoryLine {
  readonly label: string;
  /** Stands alone: what a new record came with, what a deleted one held. */
  readonly text?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface HistoryEntriesAsked {
  readonly isOpen: boolean;
  readonly store: Store;
  readonly kind: RecordKind<object>;
  readonly ids: readonly string[];
  readonly words: HistoryWords;
  /** Says what was taken back, and how to take that back. */
  readonly onReverted: (sentence: string, reverting: DoneStep) => void;
}

export interface HistoryEntries {
  readonly state: RecordHistory["state"];
  readonly said: string | undefined;
  readonly entries: readonly {
    readonly key: string;
    readonly title: string;
    readonly place: string;
    readonly lines: readonly HistoryLine[];
    readonly onRevert?: (() => void) | undefined;
  }[];
  readonly unsentCount: number;
  readonly hasMore: boolean;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

/**
 * 변경 이력 of some records of one kind, in the words of their feature, as `ui/overlay/history-dialog.tsx` shows it. 되돌리기 is
 * a write of its own and one undo step.
 */
export function useHistoryEntries(asked: HistoryEntriesAsked): HistoryEntries {
  const { isOpen, store, kind, ids, words, onReverted } = asked;
  const { history, now, past } = useTeacherData();
  // Several teachers write in a club; elsewhere it is always oneself.
  const isOfClub = isClubUid(parseScope(store.scope)?.uid ?? "");
  // Renders again when a row comes, goes or changes.
  useRows<object>(store, kind);
  const records = useRecordHistory({ isOpen, store, kind: kind.name, ids });
  const listReverting = (act: HistoryChange): readonly Change[] => {
    const change = revertChange(kind.name, act, store.find(kind.name, act.id));
    if (!change) return [];
    return words.listReverting?.(act, change) ?? [change];
  };
  const revert = (changes: readonly Change[]): void => {
    const renewed = renewDigests(changes, (name, id) => store.find(name, id), digestText);
    void history.write(store, renewed, `${words.subject} 되돌리기`);
    onReverted(`${withParticle(words.subject, "을/를")} 되돌렸어요`, history.lastStep());
  };
  return {
    state: records.state,
    said: records.said,
    entries: joinActs(records.changes, words).map((acts) => {
      const [first] = acts;
      const lines = first.isSealing ? [] : listLines(first, words);
      const changes = acts.flatMap(listReverting);
      return {
        key: `${first.at}~${first.id}`,
        title: first.isSealing
          ? "글을 잠갔어요"
          : (words.toTitle?.(acts, lines) ?? toTitle(first, lines, words.subject)),
        place: [
          toKoreanInstant(first.writtenAt, now()),
          isOfClub && first.writer?.account && `${first.writer.account} 선생님`,
          first.writer?.device,
        ]
          .filter(Boolean)
          .join(" · "),
        lines,
        // A year that is over is read only, and nobody sees what a shut box would bring back.
        onRevert:
          past ||
          changes.length === 0 ||
          changes.some((change) => change.kind === kind.name && words.leavesGap?.(change)) ||
          acts.some((act) => act.isSealing || holdsBoxes(kind.name, act))
            ? undefined
            : () => revert(changes),
      };
    }),
    unsentCount: records.unsentCount,
    hasMore: records.hasMore,
    onMore: records.loadMore,
    onRetry: records.retry,
  };
}

function holdsBoxes(kind: string, { fields }: HistoryChange): boolean {
  return fields.some(
    ({ field, from, to }) => hasBoxes(kind, { [field]: from }) || hasBoxes(kind, { [field]: to }),
  );
}

/** 「이름을 고쳤어요」, 「이름 외 2가지를 고쳤어요」. */
export function toEditedTitle([first, ...others]: readonly HistoryLine[]): string {
  if (!first) return "고쳤어요";
  return others.length === 0
    ? `${withParticle(first.label, "을/를")} 고쳤어요`
    : `${first.label} 외 ${others.length}가지를 고쳤어요`;
}

type Acts = readonly [HistoryChange, ...HistoryChange[]];

function joinActs(
  changes: readonly HistoryChange[],
  { toActKey, isUntold }: HistoryWords,
): readonly Acts[] {
  const byKey = new Map<string, Acts>();
  for (const change of changes) {
    if (isUntold?.(change)) continue;
    const key = toActKey?.(change) ?? `${change.at}~${change.id}`;
    const others = byKey.get(key);
    byKey.set(key, others ? [...others, change] : [change]);
  }
  return [...byKey.values()];
}

function listLines(act: HistoryChange, words: HistoryWords): readonly HistoryLine[] {
  return act.fields.flatMap(({ field, from, to }): readonly HistoryLine[] => {
    const label = words.findLabel(field, act);
    if (label === undefined) return [];
    const [before, after] = [
      words.describeValue(field, from, act),
      words.describeValue(field, to, act),
    ];
    // Two photos have no words that would tell them apart.
    if (before !== undefined && before === after) return [{ label, text: "다른 것으로 바꿈" }];
    if (act.type === "changed") return [{ label, from: before, to: after }];
    const text = act.type === "deleted" ? before : after;
    return text === undefined ? [] : [{ label, text }];
  });
}

function toTitle({ type }: HistoryChange, lines: readonly HistoryLine[], subject: string): string {
  if (type === "created") return `${withParticle(subject, "을/를")} 적었어요`;
  if (type === "deleted") return `${withParticle(subject, "을/를")} 지웠어요`;
  return toEditedTitle(lines);
}
