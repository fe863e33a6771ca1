// Overlay: imports Base UI through ui/overlay/dialog.tsx. Import only from modules that are loaded lazily.
import type { RecoveryWordsReply } from "@damim/domain/admin/admin-reply.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { Copy, Printer } from "lucide-react";
import { useState } from "react";
import { copyAndSay } from "../../kit/act/copy-and-say.ts";
import { printAbovePage } from "../../platform/print.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dialog, DialogActions } from "../../ui/overlay/dialog.tsx";
import { useAdminAct } from "./act/use-admin-act.ts";

export interface RecoveryWordsCardProps {
  /** Epoch ms; null: there are none yet, and backups carry no key. */
  readonly madeAt: number | null;
  readonly now: number;
  readonly onMade: () => void;
}

/** 복구 낱말: what opens the server's key in a backup on an empty computer. Shown once, made anew at will. */
export function RecoveryWordsCard({ madeAt, now, onMade }: RecoveryWordsCardProps) {
  const act = useAdminAct();
  const [words, setWords] = useState<readonly string[]>();
  const make = async (): Promise<void> => {
    const made = await act<RecoveryWordsReply>({
      method: "POST",
      path: "recovery-words",
      body: {},
      actLabel: "복구 낱말 만들기",
      sentence: "복구 낱말을 만들었어요.",
    });
    if (!made) return;
    setWords(made.words);
    onMade();
  };
  return (
    <Card
      title="복구 낱말"
      titleEnd={
        <Button variant="line" onClick={() => void make()}>
          {madeAt === null ? "복구 낱말 만들기" : "새로 만들기"}
        </Button>
      }
    >
      {madeAt === null ? (
        <Notice tone="warm">
          백업에 서버 열쇠가 없어요. 이 컴퓨터를 잃으면 모두 다시 로그인해야 하고, 패드 방 링크와
          타임캡슐은 열리지 않아요. 복구 낱말을 만들면 다음 백업부터 열쇠가 함께 들어가요.
        </Notice>
      ) : (
        <p className="text-15 text-fg-2">
          {toKoreanInstant(madeAt, now)}에 만들었어요. 빈 컴퓨터에 백업을 되돌릴 때 적어요. 새로
          만들면 그 뒤의 백업부터 새 낱말로 열려요.
        </p>
      )}
      <WordsDialog words={words} onClose={() => setWords(undefined)} />
    </Card>
  );
}

function WordsDialog(props: {
  readonly words: readonly string[] | undefined;
  readonly onClose: () => void;
}) {
  const { words = [], onClose } = props;
  const copy = async (): Promise<void> => {
    await copyAndSay(words.join(" "), "복구 낱말을 복사했어요", "종이에 적어 두세요.");
  };
  return (
    <Dialog
      isOpen={props.words !== undefined}
      onClose={onClose}
      title="복구 낱말"
      width="form"
      isDismissible={false}
      footer={
        <div className="print:hidden">
          <DialogActions>
            <Button size="large" onClick={onClose}>
              안전한 곳에 두었어요
            </Button>
          </DialogActions>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <Notice tone="info">
          지금만 보여 드려요. 종이에 적어 백업과 다른 곳에 두세요. 백업과 이 낱말을 다 가진 사람은
          서버를 그대로 되살릴 수 있어요.
        </Notice>
        <ol
          aria-label="복구 낱말"
          className="grid list-decimal grid-cols-3 gap-x-6 gap-y-2 rounded-card bg-sunken py-4 pr-5 pl-11 text-17 font-semibold tabular-nums max-[24rem]:grid-cols-2"
        >
          {words.map((word, at) => (
            <li key={at} className="select-all">
              {word}
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button variant="line" icon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
            복사하기
          </Button>
          <Button
            variant="line"
            icon={<Printer size={18} aria-hidden />}
            onClick={() => printAbovePage()}
          >
            인쇄하기
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
