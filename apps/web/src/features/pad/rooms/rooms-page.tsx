import { ok } from "@damim/domain/base/result.ts";
import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useAsking } from "../../../kit/server/use-asking.ts";
import { ServerView } from "../../../kit/server/server-view.tsx";
import { useServerList } from "../../../kit/server/use-server-list.ts";
import { saveOpenedRoom } from "../../../data/opening/opened-room.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Dami } from "../../../ui/dami/dami.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { Notice } from "../../../ui/notice.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { RoomItem } from "./room-item.tsx";
import {
  fetchRooms,
  removeRoom,
  reopenRoom,
  sayRoomTrouble,
} from "../../../kit/room/room-requests.ts";

const NewRoomDialog = lazyOverlay(() => import("./new-room-dialog.tsx"), "NewRoomDialog");
const ConfirmDialog = lazyOverlay(
  () => import("../../../ui/overlay/confirm-dialog.tsx"),
  "ConfirmDialog",
);

/** 수업놀이 · 패드잇: the teacher's rooms, and making one (spec 05 §1). */
export function Component() {
  const { teacher, now } = useTeacherData();
  const list = useServerList(fetchRooms);
  const { value: rooms, failure, take } = list;
  const navigate = useNavigate();
  const [form, setForm] = useState<{ opening: number; isOpen: boolean; copied?: PadRoomEntry }>({
    opening: 0,
    isOpen: false,
  });
  const [question, setQuestion] = useState<{ room: PadRoomEntry; isOpen: boolean }>();
  const { isBusy, ask } = useAsking(sayRoomTrouble, showToast.error);

  const openForm = (copied?: PadRoomEntry): void =>
    setForm({ opening: form.opening + 1, isOpen: true, ...(copied ? { copied } : {}) });
  const enter = ({ roomId }: PadRoomEntry): void => {
    saveOpenedRoom(teacher.uid, roomId);
    void navigate("/padIt");
  };
  const reopen = ({ roomId }: PadRoomEntry) =>
    ask(
      () => reopenRoom(roomId),
      (opened) => {
        take((known) => known.map((each) => (each.roomId === roomId ? opened : each)));
        showToast.success("방을 다시 열었어요");
      },
    );
  const remove = async ({ roomId }: PadRoomEntry): Promise<void> => {
    // One that is not there any more is removed.
    const answer = await ask(async () => {
      const removed = await removeRoom(roomId);
      return removed.ok || removed.refusal.code !== "PadUnknown" ? removed : ok({});
    });
    if (!answer?.ok) return;
    setQuestion(question && { ...question, isOpen: false });
    take((known) => known.filter((each) => each.roomId !== roomId));
    showToast.success("방을 지웠어요");
  };

  return (
    <div className="flex w-full max-w-[40rem] flex-col gap-4 pb-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="title text-24">패드잇</h1>
          <p className="text-15 text-fg-2">학생들이 링크나 QR로 들어와 함께 글과 그림을 올려요.</p>
        </div>
        {rooms && rooms.length > 0 && (
          <Button icon={<Plus size={18} aria-hidden />} onClick={() => openForm()}>
            방 만들기
          </Button>
        )}
      </div>
      {rooms && failure && <Notice tone="warm">{sayRoomTrouble(failure)}</Notice>}
      {rooms && rooms.length > 0 ? (
        <ul aria-label="내 방" className="flex flex-col gap-3">
          {rooms.map((room) => (
            <RoomItem
              key={room.roomId}
              room={room}
              now={now()}
              onEnter={() => enter(room)}
              onReopen={() => void reopen(room)}
              onCopy={() => openForm(room)}
              onRemove={() => setQuestion({ room, isOpen: true })}
            />
          ))}
        </ul>
      ) : (
        <Card className="min-h-40">
          {rooms ? (
            <EmptyState
              picture={<Dami />}
              title="첫 방을 만들어 볼까요?"
              actions={
                <Button icon={<Plus size={18} aria-hidden />} onClick={() => openForm()}>
                  방 만들기
                </Button>
              }
            >
              방을 만들면 QR 코드와 링크가 나와요. 학생은 로그인하지 않고 번호를 눌러 들어와요.
            </EmptyState>
          ) : (
            <ServerView list={list} away="방의 목록은 서버에 있어요. 방과 카드는 그대로 있어요.">
              {() => null}
            </ServerView>
          )}
        </Card>
      )}
      <NewRoomDialog
        key={form.opening}
        isOpen={form.isOpen}
        copied={form.copied}
        onClose={() => setForm({ ...form, isOpen: false })}
        onMade={(room) => {
          setForm({ ...form, isOpen: false });
          enter(room);
        }}
      />
      <ConfirmDialog
        isOpen={question?.isOpen ?? false}
        onClose={() => setQuestion(question && { ...question, isOpen: false })}
        title="방을 지울까요?"
        actLabel="방 지우기"
        isDangerous
        isBusy={isBusy}
        onAct={() => question && void remove(question.room)}
      >
        {question && <b>{question.room.roomName} </b>}방의 카드와 사진이 모두 지워지고 되돌릴 수
        없어요. 남기고 싶은 것은 먼저 내보내 주세요.
      </ConfirmDialog>
    </div>
  );
}
