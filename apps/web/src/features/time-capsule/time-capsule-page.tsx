import { countDaysBetween, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { decideEmptying, toCapsuleWords } from "@damim/domain/time-capsule/capsule-time.ts";
import { useRef, useState, type ComponentProps, type ReactNode, type RefObject } from "react";
import { flushSync } from "react-dom";
import { useClockValue } from "../../data/server/use-running-clock.ts";
import { BoardFrame } from "../../kit/board/board-frame.tsx";
import { useStage } from "../../kit/board/use-stage.tsx";
import { printPage } from "../../platform/print.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { BoardButton } from "../../kit/board/board-button.tsx";
import { PrintedCards } from "./printed-cards.tsx";
import { CapsuleControls } from "./capsule-controls.tsx";
import { CapsuleDialogs } from "./capsule-dialogs.tsx";
import { CapsulePanel } from "./capsule-panel.tsx";
import { Envelopes } from "./envelopes.tsx";
import { openPictures } from "./open-pictures.ts";
import { PrintedLetters } from "./printed-letters.tsx";
import { useCapsuleDialog } from "./use-capsule-dialog.ts";
import { useLeftLetters } from "./use-left-letters.ts";
import { useCapsules, type ShownLetter } from "./use-capsules.ts";
import { useOpening } from "./use-opening.ts";

const EnvelopeDialog = lazyOverlay(() => import("./envelope-dialog.tsx"), "EnvelopeDialog");

const LeftLettersDialog = lazyOverlay(() => import("./cards-dialog.tsx"), "LeftLettersDialog");

type Printed = Pick<ComponentProps<typeof PrintedLetters>, "letters" | "pictures">;

/** 타임캡슐: letters to oneself that nobody reads before their day. */
export function Component() {
  const { clock, sound, frame } = useStage("타임캡슐", { isWindow: true });
  const of = useCapsules();
  const { capsule, letters, openedById } = of;
  const { openAll, openOne } = useOpening(of);
  const { left, look, hasWordsOf } = useLeftLetters();
  const place = useRef<HTMLDivElement>(null);
  const { dialog, setDialog } = useCapsuleDialog(of, hasWordsOf, place);
  const [isReading, setReading] = useState(false);
  const [asked, setAsked] = useState<ShownLetter>();
  const [isAsking, setAsking] = useState(false);
  const [printed, setPrinted] = useState<Printed>({ letters: [], pictures: new Map() });
  const [paper, setPaper] = useState<ComponentProps<typeof PrintedCards>>();
  const isDay = useClockValue(clock, ({ shown }) => !!capsule && shown >= capsule.opensAt);
  const isGoing = useClockValue(
    clock,
    ({ shown }) => !!capsule && letters.length > 0 && decideEmptying(capsule, shown) !== "keep",
  );
  const words = useClockValue(clock, ({ shown }) =>
    capsule ? toCapsuleWords(capsule, shown) : "",
  );
  const days = useClockValue(clock, ({ shown }) =>
    capsule ? countDaysBetween(toSeoulDay(shown), toSeoulDay(capsule.opensAt)) : 0,
  );
  const opened = letters.filter(({ id }) => openedById.has(id));

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
    if (isDay && !(await openOne(letter))) return;
    setAsked(letter);
    setAsking(true);
  };
  const toLeft = left.length > 0 && (
    <BoardButton
      className="self-start justify-self-center bg-surface"
      onClick={() => setReading(true)}
    >
      봉하지 못한 편지 {left.length}통
    </BoardButton>
  );
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
              onOpen={() => void openAll().then((isAny) => isAny && sound.tick())}
              onKeepLonger={isGoing && capsule ? () => of.keepLonger(capsule) : undefined}
              onPrint={() => void print(opened)}
            />
          }
        >
          {capsule ? (
            <div
              ref={place}
              tabIndex={-1}
              className="mb-30 flex outline-none min-h-0 flex-1 gap-6 pt-4 portrait:mb-60 portrait:flex-col"
            >
              <CapsulePanel
                capsule={capsule}
                capsules={of.capsules}
                onChoose={of.choose}
                words={words}
                isDay={isDay}
                days={days}
                count={letters.length}
                openedCount={opened.length}
              />
              <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-4">
                {toLeft}
                <Envelopes
                  letters={letters}
                  isDay={isDay}
                  openedIds={openedById}
                  onAsk={(letter) => void ask(letter)}
                />
              </div>
            </div>
          ) : (
            <NoCapsule place={place}>{toLeft}</NoCapsule>
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
            onClose={() => {
              setReading(false);
              look();
            }}
            left={left}
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

/** Before the first one. */
function NoCapsule(props: {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}) {
  const { place, children } = props;
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="m-auto grid max-w-300 outline-none gap-5 text-center text-balance break-keep"
    >
      <p className="text-[length:--spacing(13)] leading-tight font-bold">
        아직 캡슐이 없어요. 여는 날을 정하면 편지를 넣을 수 있어요.
      </p>
      <p className="text-[length:--spacing(8)] text-board-fg-2">
        편지는 여는 날까지 선생님도 읽지 못해요. 서버를 돌리는 사람까지 막지는 못해요.
      </p>
      {children}
    </div>
  );
}
