// Overlay: imports Base UI through ui/overlay/confirm-dialog.tsx. Loaded lazily by teacher-root.tsx.
import { describeFile, toUnsentText } from "../unsent/describe-write.ts";
import { describeDrafts } from "../unsent/describe-draft.ts";
import { useEffect, useState } from "react";
import { discardWords, leaveRevokedDevice } from "../../data/opening/leave-revoked-device.ts";
import { listDrafts } from "../../data/drafts/list-drafts.ts";
import { hasDraftsInMemory } from "../../data/drafts/use-draft.ts";
import type { Revocation } from "../../data/rounds/send-round.ts";
import { listRefused, listWaiting } from "../../data/rounds/sync-state.ts";
import type { TeacherData } from "../../data/teacher-data.ts";
import { forgetLock } from "../../platform/kept/lock-preferences.ts";
import { saveTextFile } from "../../platform/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { Dami } from "../../ui/dami/dami.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { saveFiles } from "../unsent/save-files.ts";
import { useAskBeforeLeaving } from "../base/use-ask-before-leaving.ts";

export interface RevokedViewProps {
  readonly data: TeacherData;
  readonly revocation: Revocation;
  /** The screen is locked: the copies go all the same, and nobody is offered anything. */
  readonly isHidden: boolean;
  /** To the entry. */
  readonly onLeave: () => void;
}

/**
 * Another device signed this one out, or the account is gone. The copies go at once; words that the server does not have are
 * kept: to be sent after signing in again, or to be thrown away. Whoever holds the device now may be anybody, so they are
 * read by nobody before. As a file they are given where no sign-in can bring them back: the account is gone, or the disk
 * refused them and they end with this page.
 */
export function RevokedView({ data, revocation, isHidden, onLeave }: RevokedViewProps) {
  const [words] = useState(() => readWords(data));
  const [isSaved, setSaved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { count } = words;
  const isDeleted = revocation === "account-deleted";
  const isFile = isDeleted || words.isInMemoryOnly;
  useEffect(() => {
    void leaveRevokedDevice(data, count > 0);
  }, [data, count]);
  useAskBeforeLeaving((words.isInMemoryOnly || hasDraftsInMemory()) && !isSaved);
  const leave = (): void => {
    forgetLock();
    history.replaceState(null, "", import.meta.env.BASE_URL);
    onLeave();
  };
  const discard = (): void => {
    void discardWords(data).then(leave);
  };
  if (isHidden) return null;
  return (
    <main className="grid min-h-dvh place-items-center bg-bg">
      <EmptyState
        picture={<Dami mood="calm" prop="sleeping" />}
        title={isDeleted ? "계정을 삭제했어요" : "이 기기에서 로그아웃됐어요"}
        actions={
          count === 0 ? (
            <Button onClick={leave}>로그인 화면으로</Button>
          ) : (
            <>
              {!isDeleted && <Button onClick={leave}>다시 로그인해서 보내기</Button>}
              {isFile && (
                <Button
                  variant={isDeleted ? "filled" : "line"}
                  onClick={() => {
                    saveTextFile("담임-보내지-못한-기록.txt", words.text);
                    void saveFiles(data, words.files);
                    setSaved(true);
                  }}
                >
                  파일로 내려받기
                </Button>
              )}
            </>
          )
        }
        lastAction={
          count > 0 && (
            <Button
              variant="dangerText"
              onClick={() => {
                if (isSaved) discard();
                else setAsking(true);
              }}
            >
              이 기기에서 지우기
            </Button>
          )
        }
      >
        {isDeleted
          ? "서버의 기록을 모두 지웠고, 이 기기에 있던 사본도 지웠어요."
          : "다른 기기에서 이 기기를 로그아웃시켰어요. 이 기기에 있던 사본은 지웠고, 서버의 기록은 그대로 있어요."}
        {count > 0 && ` 아직 보내지 못한 글 ${count}건은 이 기기에 남겨 두었어요.`}
        {count > 0 && !isFile && " 같은 계정으로 로그인하면 다시 보여요."}
      </EmptyState>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="보내지 못한 글을 지울까요?"
        actLabel="지우기"
        isDangerous
        onAct={discard}
      >
        {words.parts}은 서버에 없어서 지우면 되살릴 수 없어요.
      </ConfirmDialog>
    </main>
  );
}

/** Before the rows go: the words name pupils. */
function readWords(data: TeacherData) {
  const unsavedCount = [data.files, ...data.stores].reduce(
    (sum, each) => sum + each.unsavedCount(),
    0,
  );
  const files = [...data.files.waiting(), ...data.files.refused()];
  const parts = [
    { name: "기록", count: listWaiting(data).length + listRefused(data).length },
    { name: "파일", count: files.length },
    {
      name: "쓰다 만 글",
      count: describeDrafts(listDrafts(data.teacher.uid), data.stores).length,
    },
  ].filter(({ count }) => count > 0);
  return {
    text: [toUnsentText(data), ...files.map((file) => describeFile(data, file))]
      .filter(Boolean)
      .join("\n\n"),
    files,
    count: parts.reduce((sum, part) => sum + part.count, 0),
    /** 「기록 1건, 쓰다 만 글 3건」 */
    parts: parts.map(({ name, count }) => `${name} ${count}건`).join(", "),
    isInMemoryOnly: unsavedCount > 0,
  };
}
