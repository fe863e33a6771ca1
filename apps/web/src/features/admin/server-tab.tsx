import { useEffect } from "react";
import type { ServerCards, ServerReply } from "@damim/domain/admin/admin-reply.ts";
import { findJobTitle, toJobWords, toNextWords } from "@damim/domain/admin/server-words.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { toSizeWords } from "@damim/domain/files/size-words.ts";
import { sayTrouble } from "../../data/server/ask-wordless.ts";
import { askServer } from "../../data/server/ask-server.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { ServerView } from "../../kit/server/server-view.tsx";
import { type ServerList, useServerList } from "../../kit/server/use-server-list.ts";
import { RecordTable } from "../../kit/table/record-table.tsx";
import type { TableColumn } from "../../kit/table/table-column.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { DrillLine } from "./drill-line.tsx";
import { RecoveryWordsCard } from "./recovery-words-card.tsx";
import { useAdminAct } from "./act/use-admin-act.ts";

const askFacts = () => askServer<ServerReply>("GET", "admin/server");

const AGAIN_MS = 3_000;
const shownAtOnce: ReadonlySet<string> = new Set(["backup", "drill"]);

/** 서버: whether the nightly copy was made, and what runs by itself. */
export function ServerTab() {
  const { now } = useTeacherData();
  const facts = useServerList(askFacts);
  const decide = useAdminAct();
  useAgainWhileDone(facts);
  const backUp = (): void =>
    void decide({
      method: "POST",
      path: "backup",
      body: {},
      actLabel: "지금 백업",
      sentence: "백업을 시작해요. 곧 목록에 나타나요.",
    }).then(facts.reload);
  type Job = ServerCards["jobs"][number] & { readonly id: string };
  const columns: readonly TableColumn<Job>[] = [
    { head: "작업", width: 22, text: ({ name }) => findJobTitle(name) },
    { head: "마지막", width: 22, text: (job) => toJobWords(job, now()) },
    { head: "다음", width: 24, text: (job) => toNextWords(job, now()) },
    { head: "오류", width: 30, text: ({ lastFailure }) => lastFailure ?? "" },
  ];
  return (
    <ServerView list={facts} away="서버 상태는 서버에 있어요.">
      {(server) => {
        const { backups = [], lastBackupAt = null, drill, jobs, wordsMadeAt, off = [] } = server;
        const warnings = server.facts.filter(({ isWarn }) => isWarn);
        const lines = server.facts.filter(({ isWarn }) => !isWarn).map(({ text }) => text);
        return (
          <div className="flex flex-col gap-4">
            {facts.failure && (
              <Notice tone="warm" isAlert>
                {sayTrouble(facts.failure, "서버에 닿지 못했어요.")} 아래는 조금 전에 본 것이에요.
              </Notice>
            )}
            {warnings.map(({ id, text }) => (
              <Notice key={id} tone="warm">
                {text}
              </Notice>
            ))}
            <Card title="서버">
              <LineList label="상태" lines={lines} />
            </Card>
            <Card
              title="백업"
              titleEnd={
                <span className="flex gap-2">
                  <Button variant="text" onClick={facts.reload}>
                    새로고침
                  </Button>
                  <Button variant="line" onClick={backUp}>
                    지금 백업
                  </Button>
                </span>
              }
            >
              {drill !== undefined && (
                <DrillLine
                  drill={drill}
                  backupAt={lastBackupAt}
                  now={now()}
                  onBegun={facts.reload}
                />
              )}
              <BackupList backups={backups} now={now()} />
            </Card>
            {wordsMadeAt !== undefined && (
              <RecoveryWordsCard madeAt={wordsMadeAt} now={now()} onMade={facts.reload} />
            )}
            {jobs && (
              <RecordTable
                label="작업"
                columns={columns}
                rows={jobs.map((job) => ({ ...job, id: job.name }))}
              />
            )}
            {off.length > 0 && (
              <Card title="꺼진 것">
                <p className="mb-3 text-15 text-fg-2">
                  서버의 설정에서 꺼져 있어요. 줄의 끝에 있는 이름의 설정으로 켤 수 있어요.
                </p>
                <LineList label="꺼진 것" lines={off} />
              </Card>
            )}
          </div>
        );
      }}
    </ServerView>
  );
}

/** Looks again while a backup or a drill was asked for and has not ended: what was promised appears by itself. */
function useAgainWhileDone({ value, reload }: ServerList<ServerReply>): void {
  const { now } = useTeacherData();
  useEffect(() => {
    const isAsked = value?.jobs?.some(
      ({ name, isRunning, nextRunAt }) =>
        shownAtOnce.has(name) && (isRunning || nextRunAt <= now()),
    );
    if (!value?.hasJobRunner || !isAsked) return undefined;
    const timer = setTimeout(reload, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [value, reload, now]);
}

function LineList(props: { readonly label: string; readonly lines: readonly string[] }) {
  return (
    <ul aria-label={props.label} className="flex flex-col gap-1 text-15 text-fg-2">
      {props.lines.map((line) => (
        <li key={line} className="break-words">
          {line}
        </li>
      ))}
    </ul>
  );
}

function BackupList(props: { readonly backups: ServerCards["backups"]; readonly now: number }) {
  return (
    <ul aria-label="백업 목록" className="mt-3 flex flex-col gap-1 text-15 text-fg-2">
      {props.backups.map(({ name, at, bytes }) => (
        <li key={name} className="flex flex-wrap justify-between gap-x-4">
          <span>{toKoreanInstant(at, props.now)}</span>
          <span className="tabular-nums">{toSizeWords(bytes)}</span>
        </li>
      ))}
    </ul>
  );
}
