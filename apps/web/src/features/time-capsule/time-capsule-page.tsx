import { countDaysBetween, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { decideEmptying, toCapsuleWords } from "@damim/domain/time-capsule/capsule-time.ts";
import { useState, type ComponentProps } from "react";
import { flushSync } from "react-dom";
import { useClockValue } from "../../data/server/use-running-clock.ts";
import { BoardFrame } from "../../kit/board/board-frame.tsx";
import { useStage } from "../../kit/board/use-stage.tsx";
import { printPage } from "../../platform/print.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { BoardButton } from "../../kit/board/board-button.tsx";
import { PrintedCards } from "./printed-cards.tsx";
import { CapsuleControls } from "./capsule-controls.tsx";
import { CapsuleDialogs } from "./capsule-dialogs.tsx";
import { CapsulePanel } from "./capsule-panel.tsx";
import { Envelopes } from "./envelopes.tsx";
import { openPictures } from "./open-pictures.ts";
import { PrintedLetters } from "./printed-letters.tsx";
import { toFaultSentence } from "./fault-sentence.ts";
import { useCapsuleDialog } from "./use-capsule-dialog.ts";
import { useLeftLetters } from "./use-left-letters.ts";
import { useCapsules, type OpenedCapsule, type ShownLetter } from "./use-capsules.ts";

const EnvelopeDialog = lazyOverlay(() => import("./envelope-dialog.tsx"), "EnvelopeDialog");

const LeftLettersDialog = lazyOverlay(
  () => import("./left-letters-dialog.tsx"),
  "LeftLettersDialog",
);

const NOT_HERE =
  "편지가 아직 서버에 도착하지 않았어요. 편지는 안전해요. 조금 뒤에 다시 눌러 주세요.";

type Printed = Pick<ComponentProps<typeof PrintedLetters>, "letters" | "pictures">;

/** 타임캡슐: letters to oneself that nobody reads before their day. */
export function Component() {
  const { clock, sound, frame } = useStage("타임캡슐", { isWindow: true });
  const of = useCapsules();
  const { capsule, letters, openedById, brokenIds } = of;
  const { left, look, hasWordsOf } = useLeftLetters();
  const { dialog, setDialog } = useCapsuleDialog(of, hasWordsOf);
  const [isReading, setReading] = useState(false);
  const [asked, setAsked] = useState<ShownLetter>();
  const [isAsking, setAsking] = useState(false);
  const [printed, setPrinted] = useState<Printed>({ letters: [], pictures: new Map() });
  const [paper, setPaper] = useState<ComponentProps<typeof PrintedCards>>();
  const isDay = useClockValue(clock, ({ shown }) => !!capsule && shown >= capsule.opensAt);
  const isGoing = useClockValue(
    clock,
    ({ shown }) => !!capsule && decideEmptying(capsule, shown) !== "keep",
  );
  const words = useClockValue(clock, ({ shown }) =>
    capsule ? toCapsuleWords(capsule, shown) : "",
  );
  const days = useClockValue(clock, ({ shown }) =>
    capsule ? countDaysBetween(toSeoulDay(shown), toSeoulDay(capsule.opensAt)) : 0,
  );
  const opened = letters.filter(({ id }) => openedById.has(id));

  const open = async (): Promise<OpenedCapsule | undefined> => {
    if (!capsule) return undefined;
    const answer = await of.open(capsule);
    if (answer.ok) return answer.value;
    const away =
      "서버에 연결되어야 열 수 있어요. 편지는 안전해요. 인터넷이 연결되면 다시 눌러 주세요.";
    showToast.error(toFaultSentence(answer.refusal, away));
    return undefined;
  };
  const openAll = async (): Promise<void> => {
    const found = await open();
    if (!found) return;
    const count = found.brokenIds.size;
    if (found.openedById.size > 0) sound.tick();
    if (count > 0) showToast.error(toBrokenWords(`편지 ${count}통을`));
    else if (found.openedById.size === 0) showToast.blank(NOT_HERE);
  };
  const print = async (some: readonly ShownLetter[]): Promise<void> => {
    const { pictures, close } = await openPictures(some, of.readParts);
    flushSync(() => {
      setPaper(undefined);
      setPrinted({ letters: some, pictures });
    });
    addEventListener("afterprint", close, { once: true });
    printPage();
  };
  const printCards = (of: ComponentProps<typeof PrintedCards>): void => {
    flushSync(() => setPaper(of));
    // Their keys are on the paper from then on, and nowhere else.
    addEventListener("afterprint", () => setPaper(undefined), { once: true });
    printPage();
  };
  const ask = async (letter: ShownLetter): Promise<void> => {
    if (isDay && !openedById.has(letter.id)) {
      if (brokenIds.has(letter.id)) return showToast.error(toBrokenWords("이 편지를"));
      if (opened.length === 0) return showToast.blank("먼저 「열기」를 눌러 주세요.");
      // It may have come since.
      const found = await open();
      if (!found) return;
      if (found.brokenIds.has(letter.id)) return showToast.error(toBrokenWords("이 편지를"));
      if (!found.openedById.has(letter.id)) return showToast.blank(NOT_HERE);
    }
    setAsked(letter);
    setAsking(true);
  };
  return (
    <>
      <div className="print:hidden">
        <BoardFrame
          {...frame}
          controls={
            <CapsuleControls
              capsule={capsule}
              isDay={isDay}
              letterCount={letters.length}
              openedCount={opened.length}
              onAsk={setDialog}
              onOpen={() => void openAll()}
              onKeepLonger={isGoing && capsule ? () => of.keepLonger(capsule) : undefined}
              onPrint={() => void print(opened)}
            />
          }
        >
          {left.length > 0 && (
            <BoardButton className="self-start bg-surface" onClick={() => setReading(true)}>
              봉하지 못한 편지 {left.length}통
            </BoardButton>
          )}
          {capsule ? (
            <div className="mb-30 flex min-h-0 flex-1 gap-6 pt-4 portrait:mb-60 portrait:flex-col">
              <CapsulePanel
                capsule={capsule}
                capsules={of.capsules}
                onChoose={of.choose}
                words={opened.length > 0 ? "캡슐이 열렸어요" : words}
                isDay={isDay}
                days={days}
                count={letters.length}
                openedCount={opened.length}
              />
              <Envelopes
                letters={letters}
                openedIds={openedById}
                onAsk={(letter) => void ask(letter)}
              />
            </div>
          ) : (
            <div className="m-auto grid max-w-300 gap-5 text-center text-balance break-keep">
              <p className="text-[length:--spacing(13)] leading-tight font-bold">
                아직 캡슐이 없어요. 여는 날을 정하면 편지를 넣을 수 있어요.
              </p>
              <p className="text-[length:--spacing(8)] text-board-fg-2">
                편지는 여는 날까지 선생님도 읽지 못해요. 서버를 돌리는 사람까지 막지는 못해요.
              </p>
            </div>
          )}
          <CapsuleDialogs
            dialog={dialog}
            setDialog={(next) => {
              setDialog(next);
              look();
            }}
            of={of}
            onPrint={(cards, address) => capsule && printCards({ capsule, cards, address })}
          />
          <LeftLettersDialog
            isOpen={isReading}
            onClose={() => setReading(false)}
            left={left}
            onChange={look}
          />
          {asked && (
            <EnvelopeDialog
              isOpen={isAsking && letters.some(({ id }) => id === asked.id)}
              onClose={() => setAsking(false)}
              letter={asked}
              words={openedById.get(asked.id)?.words}
              readParts={() => of.readParts(asked)}
              onTakeOut={() => of.takeOut(asked)}
              onPrint={() => void print([asked])}
            />
          )}
        </BoardFrame>
      </div>
      {paper && <PrintedCards {...paper} />}
      {capsule && !paper && (
        <PrintedLetters capsule={capsule} {...printed} openedById={openedById} />
      )}
    </>
  );
}

function toBrokenWords(which: string): string {
  return `${which} 열지 못했어요. 편지는 그대로 있어요. 서버를 맡은 분께 말씀해 주세요.`;
}
