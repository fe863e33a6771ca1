import type { ClubLogAct, ClubLogLine } from "@damim/domain/club/club-reply.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { useCallback, useState } from "react";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { ServerView } from "../../kit/server/server-view.tsx";
import { useServerList } from "../../kit/server/use-server-list.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { clubRequests } from "./club-requests.ts";

const words: Readonly<Record<ClubLogAct, (to: string) => string>> = {
  made: () => "클럽을 만들었어요",
  edited: () => "클럽 이름이나 요일을 고쳤어요",
  invited: () => "초대했어요",
  withdrew: () => "초대를 거두었어요",
  joined: () => "들어왔어요",
  role: (to) => `${to} 선생님 역할을 바꿨어요`,
  removed: (to) => `${to} 선생님을 내보냈어요`,
  handedOver: (to) => `${to} 선생님께 넘겨주었어요`,
  left: () => "나갔어요",
};

/** 클럽 기록: who changed what of the club's teachers, for its 주인. Asked for when it is opened. */
export function ClubLog({ uid }: { readonly uid: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title="클럽 기록">
      {isOpen ? (
        <Lines uid={uid} />
      ) : (
        <Button variant="line" onClick={() => setOpen(true)}>
          누가 무엇을 했는지 보기
        </Button>
      )}
    </Card>
  );
}

function Lines({ uid }: { readonly uid: string }) {
  const { now } = useTeacherData();
  const ask = useCallback(() => clubRequests.log(uid), [uid]);
  const list = useServerList(ask);
  return (
    <ServerView list={list} away="클럽 기록은 서버에 있어요.">
      {({ lines }) => (
        <ul aria-label="클럽 기록" className="divide-y divide-line-2">
          {lines.map((line: ClubLogLine) => (
            <li key={line.id} className="py-2.5">
              <span className="text-15">
                <b>{line.who}</b> · {words[line.act](line.to)}
              </span>
              <span className="block text-14 text-fg-2">{toKoreanInstant(line.at, now())}</span>
            </li>
          ))}
        </ul>
      )}
    </ServerView>
  );
}
