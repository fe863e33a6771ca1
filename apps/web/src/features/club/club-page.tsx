import { ok, refuse } from "@damim/domain/base/result.ts";
import { CLUB_CODE_LETTERS } from "@damim/domain/club/club-limits.ts";
import type { ClubEntry, ClubReply } from "@damim/domain/club/club-reply.ts";
import { readLinkCode } from "@damim/domain/links/link-code.ts";
import { Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLive, useTeacherData } from "../../data/use-teacher-data.ts";
import { useServerList } from "../../kit/server/use-server-list.ts";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { Button } from "../../ui/button.tsx";
import { Dami } from "../../ui/dami/dami.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Segments } from "../../ui/field/segments.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { ClubBook } from "./club-book.tsx";
import { ClubTeachers } from "./club-teachers.tsx";
import { clubRequests } from "./club-requests.ts";
import { useClubData } from "./use-club-data.ts";
import { useOpened } from "../../ui/overlay/use-opened.ts";

const ClubDialog = lazyOverlay(() => import("./club-dialog.tsx"), "ClubDialog");
const InvitedDialog = lazyOverlay(() => import("./invited-dialog.tsx"), "InvitedDialog");

const askClubs = async () => {
  const answer = await clubRequests.list();
  return answer.ok ? ok(answer.value.clubs) : refuse(answer.refusal);
};

/** 클럽 관리: the list of a club from many classes, its 출석 부르기, and who looks after it together. */
export function Component() {
  const { clubs } = useTeacherData();
  const list = useServerList(askClubs);
  const entries = useLive((data) => data.clubs.list());
  const [chosen, setChosen] = useState<string>();
  const making = useOpened();
  const invited = useInvitation();
  const told = list.value;
  useEffect(() => {
    if (told) clubs.hear(told);
  }, [clubs, told]);
  const take = (news: readonly ClubReply[]): void => {
    clubs.hear(news);
    list.take(() => news);
    // It was away before: then it is asked for whole.
    if (!told) list.reload();
  };
  const entry = entries.find(({ uid }) => uid === chosen) ?? entries[0];
  return (
    <div className="flex flex-1 flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="title text-24">클럽 관리</h1>
        {entries.length > 1 && entry && (
          <Segments
            label="클럽"
            as="radios"
            value={entry.uid}
            segments={entries.map(({ uid, name }) => ({ value: uid, label: name || "클럽" }))}
            onValueChange={setChosen}
          />
        )}
        <Button
          variant={entry ? "text" : "line"}
          icon={<Plus size={18} aria-hidden />}
          onClick={() => making.open()}
        >
          클럽 만들기
        </Button>
      </div>
      {entry ? (
        <OneClub
          key={entry.uid}
          entry={entry}
          club={told?.find(({ uid }) => uid === entry.uid)}
          isAway={list.state === "away"}
          onNews={take}
        />
      ) : list.state === "loading" ? (
        <LoadingView />
      ) : (
        <EmptyState picture={<Dami mood="calm" />} title="아직 클럽이 없어요">
          방과후나 동아리처럼 여러 반 학생이 모이면 클럽을 만들어요. 우리 반 기록과 섞이지 않아요.
        </EmptyState>
      )}
      <ClubDialog
        key={making.key}
        isOpen={making.isOpen}
        onClose={making.close}
        club={undefined}
        onDone={(news, uid) => {
          take(news);
          setChosen(uid);
          showToast.success("클럽을 만들었어요. 학생을 골라 주세요.");
        }}
      />
      {invited.code !== undefined && (
        <InvitedDialog
          key={invited.code}
          isOpen
          code={invited.code}
          onClose={invited.forget}
          onNews={take}
        />
      )}
    </div>
  );
}

function OneClub(props: {
  readonly entry: ClubEntry;
  /** What only the server knows of it; nothing while it is away. */
  readonly club: ClubReply | undefined;
  readonly isAway: boolean;
  readonly onNews: (news: readonly ClubReply[]) => void;
}) {
  const { entry, club, isAway, onNews } = props;
  const data = useClubData(entry.uid, entry.role);
  return (
    <div className="@container">
      <div className="grid items-start gap-4 @min-[60rem]:grid-cols-[minmax(0,1fr)_22.5rem]">
        {data ? <ClubBook data={data} entry={entry} club={club} /> : <LoadingView />}
        <ClubTeachers club={club} isAway={isAway} onNews={onNews} />
      </div>
    </div>
  );
}

/** The code behind `#`, as a link or a mail brings it. It leaves the address at once: it opens a door. */
function useInvitation(): { readonly code: string | undefined; readonly forget: () => void } {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [code, setCode] = useState<string>();
  const [seen, setSeen] = useState("");
  const read = hash === "" ? undefined : readLinkCode(hash.slice(1), CLUB_CODE_LETTERS);
  if (hash !== seen) {
    setSeen(hash);
    if (read) setCode(read);
  }
  useEffect(() => {
    if (hash === "") return;
    if (!read) showToast.error(WRONG_LINK);
    void navigate("/club", { replace: true });
  }, [hash, read, navigate]);
  return { code, forget: () => setCode(undefined) };
}

const WRONG_LINK = "초대 링크가 잘린 것 같아요. 받은 링크를 처음부터 끝까지 붙여넣어 주세요.";
