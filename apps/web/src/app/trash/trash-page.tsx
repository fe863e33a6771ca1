import { ok } from "@damim/domain/base/result.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { Undo2 } from "lucide-react";
import { useCallback } from "react";
import { useCommands } from "../../kit/act/commands.ts";
import { ServerView } from "../../kit/server/server-view.tsx";
import { useServerList } from "../../kit/server/use-server-list.ts";
import { fetchTrash, type TrashRecord } from "../../data/server/history-requests.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useLive, useTeacherData } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import { EmptyDesks } from "../../ui/empty-desks.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { describeDeleted, type DeletedWords } from "./describe-deleted.ts";
import { findRecordWords } from "../registry/record-words.ts";
import { createTrashCommands } from "./trash-commands.ts";

/** 휴지통: what was deleted in the last 30 days, each with 되돌리기. */
export function Component() {
  const trash = useTrash();
  return (
    <div className="flex w-full max-w-[46rem] flex-col gap-4 pb-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="title text-24">휴지통</h1>
        <p className="text-15 text-fg-2">지운 지 30일이 안 된 기록이에요.</p>
      </div>
      <Card className="min-h-60">
        <ServerView
          list={trash}
          away="지운 기록은 서버가 보관해요. 지금 지운 것은 위쪽의 되돌리기로 바로 되살릴 수 있어요."
        >
          {(records) => <TrashList records={records} />}
        </ServerView>
      </Card>
    </div>
  );
}

function TrashList({ records }: { readonly records: readonly StoredRecord[] }) {
  // What was brought back meanwhile, here or elsewhere, is no trash any more.
  const livingKey = useLive(() =>
    records
      .map(({ store, record }) => (store.rows({ name: record.kind }).has(record.id) ? "1" : "0"))
      .join(""),
  );
  const all = records.map(({ record }) => record);
  const gone = records.filter((_, index) => livingKey[index] !== "1");
  const shown = joinDeleted(gone).flatMap(([first, ...others]) => {
    const { store, record } = first;
    const together = [record, ...others.map((each) => each.record)] as const;
    const words = describeDeleted(store, together, all);
    return words ? [{ store, record, words }] : [];
  });
  if (shown.length === 0) {
    return (
      <EmptyState picture={<EmptyDesks />} title="휴지통이 비어 있어요">
        지운 기록은 30일 동안 여기에 남아요.
      </EmptyState>
    );
  }
  return (
    <ul aria-label="지운 기록" className="divide-y divide-line-2">
      {shown.map(({ store, record, words }) => (
        <DeletedItem
          key={`${store.scope}~${record.kind}~${record.id}`}
          store={store}
          record={record}
          words={words}
        />
      ))}
    </ul>
  );
}

function DeletedItem({ store, record, words }: StoredRecord & { readonly words: DeletedWords }) {
  const { now } = useTeacherData();
  const commands = useCommands(createTrashCommands, store);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <Chip>{words.sort}</Chip>
      <div className="min-w-0 flex-1 basis-40">
        <p id={`trash-${record.id}`} className="text-15 font-semibold">
          {words.title}
        </p>
        {words.detail && <p className="text-14 text-fg-2">{words.detail}</p>}
        <p className="text-13 text-fg-3">
          {toKoreanInstant(record.deletedAt, now())} 지움
          {record.writer?.device ? ` · ${record.writer.device}` : ""}
        </p>
      </div>
      <Button
        variant="line"
        icon={<Undo2 size={18} aria-hidden />}
        className="ml-auto"
        aria-describedby={`trash-${record.id}`}
        onClick={() => commands.restore(words)}
      >
        되돌리기
      </Button>
    </li>
  );
}

/** Asks the server for each open year and the profile, and again when what was deleted here has reached it. */
function useTrash() {
  const data = useTeacherData();
  const waitingCount = useLive((live) =>
    live.stores.reduce((sum, store) => sum + store.pending().length, 0),
  );
  const ask = useCallback(async () => {
    const stores = [data.profile, ...data.years.values()];
    const lists = await Promise.all(
      stores.map(async (store) =>
        (await fetchTrash(store.scope)).map((record) => ({ store, record })),
      ),
    );
    return ok(lists.flat().sort((a, b) => b.record.deletedAt - a.record.deletedAt));
  }, [data]);
  return useServerList(ask, waitingCount);
}

interface StoredRecord {
  readonly store: Store;
  readonly record: TrashRecord;
}

type DeletedTogether = readonly [StoredRecord, ...StoredRecord[]];

/** The writes of one act may reach the server in several rounds. */
const ONE_ACT_MS = 60_000;

/**
 * What was deleted in one go as one: the days of a vacation that were taken away together come back together.
 * Newest first, as they are given.
 */
function joinDeleted(records: readonly StoredRecord[]): readonly DeletedTogether[] {
  const groups: DeletedTogether[] = [];
  const openByKey = new Map<string, number>();
  for (const each of records) {
    const key = toKey(each);
    const place = key === undefined ? undefined : openByKey.get(key);
    const group = place === undefined ? undefined : groups[place];
    const last = group?.at(-1);
    if (
      place !== undefined &&
      group &&
      last &&
      last.record.deletedAt - each.record.deletedAt < ONE_ACT_MS
    ) {
      groups[place] = [...group, each];
      continue;
    }
    if (key !== undefined) openByKey.set(key, groups.length);
    groups.push([each]);
  }
  return groups;
}

function toKey({ store, record: { kind, fields } }: StoredRecord): string | undefined {
  const together = findRecordWords(kind)?.together;
  return together && `${store.scope} ${kind} ${together.toKey(fields)}`;
}
