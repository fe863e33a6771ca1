import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { toKoreanInstant } from "../calendar-day/korean-instant.ts";
import { toKoreanMonthDay } from "../calendar-day/korean-day.ts";
import { toSizeWords } from "../files/size-words.ts";

/** What a backup lacks, as opening it showed. */
export type DrillDifference =
  | { readonly type: "no-backup" }
  /** Of several servers another one makes them, in its own folder. */
  | { readonly type: "elsewhere" }
  /** Other bytes than were written, or no database. */
  | { readonly type: "damaged" }
  | {
      readonly type: "count";
      readonly table: string;
      readonly expected: number;
      readonly found: number;
    }
  /** Scopes whose rows are others than those that were backed up. */
  | { readonly type: "scopes"; readonly count: number }
  /** Rows that this version cannot read. */
  | { readonly type: "unreadable"; readonly kind: string; readonly count: number }
  | { readonly type: "unknown-kind"; readonly kind: string; readonly count: number }
  /** Files of teachers whose bytes are nowhere. */
  | { readonly type: "files"; readonly count: number }
  /** This role of PostgreSQL may not make the database to practise in. */
  | { readonly type: "may-not-create"; readonly role: string }
  | { readonly type: "failed"; readonly detail: string };

/** What the server found when it opened its newest backup (복구 연습). */
export interface DrillResult {
  /** Epoch ms at which it ended. */
  readonly at: number;
  /** Name of the backup; empty where there was none. */
  readonly backup: string;
  readonly rowCount: number;
  readonly ms: number;
  /** How many bytes the disk lacked to put it back: then it was read and counted alone. */
  readonly lackedBytes?: number | undefined;
  /** False: nothing stood beside the backup to compare with. */
  readonly isCompared: boolean;
  readonly differences: readonly DrillDifference[];
}

/** Whether it says something of the backup: of one that could not be opened nothing is known. */
export function isOpened({ differences }: DrillResult): boolean {
  return differences.every(({ type }) => !UNOPENED.has(type));
}

const UNOPENED: ReadonlySet<DrillDifference["type"]> = new Set([
  "no-backup",
  "elsewhere",
  "damaged",
  "may-not-create",
  "failed",
]);

const tableWords: Readonly<Record<string, string>> = {
  rows: "기록",
  users: "사용자",
  files: "파일",
  history: "변경 이력",
};

const differenceWords: {
  readonly [T in DrillDifference["type"]]: (
    difference: Extract<DrillDifference, { type: T }>,
  ) => string;
} = {
  "no-backup": () => "백업이 없어요",
  elsewhere: () => "백업이 다른 서버의 폴더에 있어 열어 보지 못했어요",
  damaged: () => "백업 파일이 상했어요",
  count: ({ table, expected, found }) =>
    `${tableWords[table] ?? table} ${expected}건이어야 하는데 ${found}건이에요`,
  scopes: ({ count }) => `내용이 다른 곳이 ${count}군데예요`,
  unreadable: ({ kind, count }) => `읽지 못하는 기록이 ${count}건이에요(${kind})`,
  "unknown-kind": ({ kind, count }) => `모르는 종류의 기록이 ${count}건이에요(${kind})`,
  files: ({ count }) => `찾지 못한 파일이 ${count}개예요`,
  "may-not-create": ({ role }) =>
    `PostgreSQL 사용자 ${role}에게 연습할 데이터베이스를 만들 권한이 없어 열어 보지 못했어요. 관리자로 alter role "${role}" createdb; 를 실행해 주세요`,
  failed: ({ detail }) => `열어 보지 못했어요(${detail})`,
};

/**
 * What a drill found, short enough for a line.
 *
 * ```ts
 * toDrillWords(drill); // 「이상 없음」, 「찾지 못한 파일이 2개예요」
 * ```
 */
export function toDrillWords({ differences }: DrillResult): string {
  return differences.length === 0 ? "이상 없음" : toDifferenceWords(differences).join(", ");
}

/** Each for itself: 「기록 12건이어야 하는데 11건이에요」. */
export function toDifferenceWords(differences: readonly DrillDifference[]): readonly string[] {
  return differences.map((difference) => {
    const say: (each: never) => string = differenceWords[difference.type];
    return say(difference as never);
  });
}

/** How much was looked at: 「기록 12,340건을 2분 동안 열어 봤어요」. */
export function toDrillSize({ rowCount, ms, lackedBytes, isCompared }: DrillResult): string {
  const minutes = Math.round(ms / 60_000);
  const time = minutes > 0 ? `${minutes}분` : "1분이 안 되는";
  const sizes = `기록 ${rowCount.toLocaleString("ko-KR")}건을 ${time} 동안 열어 봤어요.`;
  const alone = isCompared ? "" : " 백업 옆에 .json이 없어 견주어 보지는 못했어요.";
  const lack =
    lackedBytes === undefined
      ? ""
      : ` 디스크가 ${lackedBytes > 0 ? `${toSizeWords(lackedBytes)} ` : ""}모자라 되돌려 보지는 않고 읽으며 세었어요.`;
  return sizes + lack + alone;
}

/**
 * The line of 관리 「서버」 about backups, for a school.
 *
 * ```ts
 * toBackupLine({ backupAt, drill }, now); // 「마지막 백업: 오늘 오전 3:10, 열어 봄: 11월 1일, 이상 없음」
 * ```
 */
export function toBackupLine(
  facts: { readonly backupAt: number | null; readonly drill: DrillResult | null },
  now: number,
): string {
  const { backupAt, drill } = facts;
  const made =
    backupAt === null ? "아직 백업이 없어요" : `마지막 백업: ${toKoreanInstant(backupAt, now)}`;
  if (!drill) return backupAt === null ? made : `${made}, 아직 열어 보지 않았어요`;
  return `${made}, 열어 봄: ${toKoreanMonthDay(toSeoulDay(drill.at))}, ${toDrillWords(drill)}`;
}
