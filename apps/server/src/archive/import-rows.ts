import { setImmediate } from "node:timers/promises";
import type { ArchivedScope } from "@damim/domain/archive/archive-layout.ts";
import { checkedKinds, recordSheets } from "@damim/domain/registry/checked-kinds.ts";
import { destructionKind } from "@damim/domain/destruction/destruction.ts";
import { pushTokensKind } from "@damim/domain/push/push-tokens.ts";
import { sealKind } from "@damim/domain/seal/seal.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import type { Fields } from "@damim/sync/kind.ts";
import { findLatestMs, isStamp, stampMs } from "@damim/sync/clock.ts";
import {
  type Op,
  OPS_PER_SCOPE_LIMIT,
  SET_LIMIT_CHARACTERS,
  type Refusal,
  type RefusalType,
} from "@damim/sync/protocol.ts";
import type { HistoryEntry, SyncDatabase } from "@damim/sync/server/database.ts";
import type { Policy } from "@damim/sync/server/policy.ts";
import { type Commit, pushOps } from "@damim/sync/server/push.ts";
import type { Database } from "../db/open-database.ts";
import { type Actor, toLoneActor } from "../session/find-actor.ts";
import type { ArchiveOwner, EntryReport, RefusedRecord } from "./archive-part.ts";
import { findRows } from "../sync/erased/find-erasures.ts";
import { LOCKED } from "../vault/vault-policy.ts";
import { findErased } from "./find-erased.ts";
import { openDoor } from "./import-door.ts";
import type { OpenedRows } from "./open-archived-rows.ts";
import type { ArchivedRow, ArchivedValue, ArchivedWriter } from "./rows-json.ts";
import { toImportOps } from "./to-import-ops.ts";

const HISTORY_AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 500_000;
const NAME = /^[\w가-힣.:~-]{1,100}$/;
const ROW_ID = /^[\x21-\x7e]{1,200}$/;
const WRITER_TAG = /^[\w.-]{1,48}$/;
const LONGEST_DEVICE_NAME = 100;
const LONGEST_REFUSED_LIST = 500;

export interface ImportDeps {
  readonly database: Database;
  readonly sync: SyncDatabase;
  readonly policy: Policy<Actor>;
  readonly now: () => number;
  readonly onCommit: (commit: Commit) => void;
}

/**
 * Brings the rows of one archived scope into the owner's scope of the same name, through the same
 * merge, policy and schema as a device's writes: newer words stay, the older ones go to the history.
 */
export async function importRows(
  deps: ImportDeps,
  owner: ArchiveOwner,
  { archived, content }: { readonly archived: ArchivedScope; readonly content: OpenedRows },
): Promise<Omit<EntryReport, "name">> {
  const { uid } = owner;
  const actor = toLoneActor(uid);
  const scope = archived === "profile" ? profileScope(uid) : yearScope(uid, Number(archived));
  const isErased = await findErased(deps.database, scope, content);
  const door = await openDoor(deps, scope);
  // Before the rows: merging them tells of a deletion that was outlived once more, and the first entry stays.
  for await (const writers of content.read("writers")) {
    await saveWriters(deps, { scope, uid, writers });
  }
  for await (const values of content.read("history")) {
    const told = values.filter((value) => !isErased(value) && door.takesPast(value));
    await saveHistory(deps, scope, told);
  }
  const refused = new Map<ArchivedRow, RefusedRecord>();
  const changed = new Set<string>();
  let count = 0;
  const countRow = (): void => void count++;
  for await (const batch of listBatches(content.read("rows"), countRow)) {
    const known = await findRows(
      deps.database.queries,
      scope,
      batch.map(({ row }) => row),
    );
    const ops = batch.flatMap(({ op }, n) => door.toTaken({ ...op, n }) ?? []);
    const { results, commit } = await pushOps(deps.sync, door.policy, checkedKinds, {
      actor,
      scope,
      ops,
      now: deps.now(),
    });
    for (const { n, refusal } of results) {
      const row = batch[n]?.row;
      if (!row || !refusal || refused.size >= LONGEST_REFUSED_LIST) continue;
      // Of another installation they prove nothing here: what they sealed is sealed anew.
      if (row.kind === sealKind.name) continue;
      // Its words stand here locked: of before the lock nothing is to come.
      if (
        refusal.detail === LOCKED &&
        known.some(({ kind, id }) => kind === row.kind && id === row.id)
      )
        continue;
      refused.set(
        row,
        describeRefused(row, refusal, await content.findStudent(row.data["studentId"])),
      );
    }
    for (const [kind, id] of commit?.rows ?? []) changed.add(`${kind}\n${id}`);
    if (commit) deps.onCommit(commit);
    // On SQLite nothing of all this waits for anything: others have their turn here.
    await setImmediate();
  }
  return { count, changedCount: changed.size, refused: [...refused.values()] };
}

/** Small enough that nobody waits long for the one before. */
async function* listBatches(
  pages: AsyncIterable<readonly ArchivedRow[]>,
  onRow: () => void,
): AsyncGenerator<readonly { readonly row: ArchivedRow; readonly op: Omit<Op, "n"> }[]> {
  for await (const rows of pages) {
    let batch: { readonly row: ArchivedRow; readonly op: Omit<Op, "n"> }[] = [];
    let characters = 0;
    for (const row of rows) {
      // No words of hers: the devices tell their addresses anew, and what was destroyed the ledger of its server.
      if (row.kind === pushTokensKind.name || row.kind === destructionKind.name) continue;
      onRow();
      for (const op of toImportOps(row)) {
        batch.push({ row, op });
        characters += JSON.stringify(op.set).length;
        if (batch.length < OPS_PER_SCOPE_LIMIT && characters < CHARACTERS_AT_ONCE) continue;
        yield batch;
        batch = [];
        characters = 0;
      }
    }
    if (batch.length > 0) yield batch;
  }
}

/** What values were before is told as it was; an entry that is there already stays the one. */
async function saveHistory(
  { sync, now }: ImportDeps,
  scope: string,
  values: readonly ArchivedValue[],
): Promise<void> {
  const { state } = await sync.readSince(scope, Number.MAX_SAFE_INTEGER, 1);
  const latest = findLatestMs(now(), state.clock);
  const kept: HistoryEntry[] = values
    .filter((value) => isAllowed(value, latest))
    .map((value) => ({ ...value, value: value.value ?? null }));
  for (let start = 0; start < kept.length; start += HISTORY_AT_ONCE) {
    const some = kept.slice(start, start + HISTORY_AT_ONCE);
    await sync.transaction((tx) => tx.appendHistory(scope, some));
  }
}

function isAllowed(value: ArchivedValue, latest: number): boolean {
  return (
    checkedKinds.some(({ name }) => name === value.kind) &&
    ROW_ID.test(value.id) &&
    NAME.test(value.field) &&
    isStamp(value.at) &&
    stampMs(value.at) <= latest &&
    (value.by === null || isStamp(value.by)) &&
    value.recordedAt >= 0 &&
    value.recordedAt <= latest &&
    JSON.stringify(value.value ?? null).length <= SET_LIMIT_CHARACTERS
  );
}

/** From which device a value came; the account is the importer's own from now on. */
async function saveWriters(
  { database }: ImportDeps,
  input: {
    readonly scope: string;
    readonly uid: string;
    readonly writers: readonly ArchivedWriter[];
  },
): Promise<void> {
  const { scope, uid, writers } = input;
  const rows = writers
    .filter(({ tag }) => WRITER_TAG.test(tag))
    .map(({ tag, device, firstSeenAt }) => ({
      scope,
      tag,
      user_id: uid,
      device_id: null,
      device_name: device?.replaceAll(/\p{Cc}/gu, "").slice(0, LONGEST_DEVICE_NAME) ?? null,
      first_seen_at: firstSeenAt,
    }));
  for (let start = 0; start < rows.length; start += HISTORY_AT_ONCE) {
    const some = rows.slice(start, start + HISTORY_AT_ONCE);
    await database.tx((queries) =>
      queries
        .insertInto("writers")
        .values(some)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }
}

const LONGEST_WORDS = 80;

const lockedReason =
  "기록을 잠그는 계정이라 잠기지 않은 상담은 가져오지 않았어요. 파일에 그대로 있어요. 잠금을 끄고 다시 가져오면 들어와요.";

const reasons: Readonly<Record<RefusalType, string>> = {
  clock: "쓴 시각이 지금보다 앞서 있어요.",
  gone: "지운 기록을 고친 조각만 있어요.",
  denied: "이 자리에 둘 수 없는 기록이에요.",
  invalid: "내용이 형식에 맞지 않아요.",
  "unknown-kind": "서버가 아직 읽지 못하는 기록이에요. 서버를 새 버전으로 바꾸면 가져올 수 있어요.",
  "too-large": "한 기록이 너무 길어요.",
  malformed: "기록이 깨져 있어요.",
};

/** A row that was not taken, as its owner would name it: sheet, day, number, name. */
function describeRefused(
  row: ArchivedRow,
  refusal: Refusal,
  student: Fields | undefined,
): RefusedRecord {
  const { day, number, name } = row.data;
  const words = [day, number ?? student?.["number"], name ?? student?.["name"]].filter(
    (part) => (typeof part === "string" && part !== "") || typeof part === "number",
  );
  return {
    sort: recordSheets.find(({ kind }) => kind === row.kind)?.name ?? null,
    words: (words.join(" · ") || row.id).slice(0, LONGEST_WORDS),
    reason: refusal.detail === LOCKED ? lockedReason : reasons[refusal.type],
  };
}
