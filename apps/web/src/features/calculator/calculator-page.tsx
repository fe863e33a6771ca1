import type { CalculatorAct, CalculatorKey } from "@damim/domain/calculator/press-key.ts";
import { Delete, Undo2, X } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { useRunningClock } from "../../data/server/use-running-clock.ts";
import { useStageClass } from "../../kit/board/use-stage.tsx";
import { BoardButton } from "../../kit/board/board-button.tsx";
import { BoardFrame } from "../../kit/board/board-frame.tsx";
import { WallClock } from "../../kit/board/wall-clock.tsx";
import { useCalculator } from "./use-calculator.ts";
import { useCalculatorKeys } from "./use-calculator-keys.ts";

const rows: readonly (readonly CalculatorKey[])[] = [
  ["7", "8", "9", "÷", "(", ")"],
  ["4", "5", "6", "×"],
  ["1", "2", "3", "-"],
  ["0", "00", ".", "+"],
];
const SIGNS: readonly string[] = ["÷", "×", "-", "+"];

/** 계산기 in front of a class: exact, with what was calculated beside it. */
export function Component() {
  const className = useStageClass();
  const clock = useRunningClock();
  const navigate = useNavigate();
  const { state, press, operate, undo } = useCalculator();
  useCalculatorKeys(press, operate);
  const leave = (): void => {
    // A window of its own goes; one that the browser keeps shows 오늘.
    close();
    void navigate("/classgame");
  };
  return (
    <BoardFrame
      title="계산기"
      place={[className, "계산기"].filter(Boolean).join(" · ")}
      clock={<WallClock clock={clock} />}
      controls={
        <>
          <BoardButton icon={<Undo2 aria-hidden />} disabled={!undo} onClick={undo}>
            되돌리기
          </BoardButton>
          <BoardButton
            icon={<X aria-hidden />}
            disabled={state.tape.length === 0}
            onClick={() => operate("clearTape")}
          >
            기록 지우기
          </BoardButton>
        </>
      }
      onLeave={leave}
    >
      <div className="flex min-h-0 flex-1 gap-6 pb-30 portrait:flex-col-reverse portrait:pb-6">
        <section
          aria-labelledby="calculator-tape"
          className="flex w-130 min-w-0 shrink-0 flex-col rounded-[--spacing(10)] bg-surface px-9 py-8 portrait:max-h-100 portrait:w-auto"
        >
          <h2
            id="calculator-tape"
            className="pb-4 text-[length:--spacing(8)] font-bold text-board-fg-2"
          >
            계산한 것
          </h2>
          {/* The newest stands at the bottom and in sight. */}
          <ol className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto">
            {state.tape.toReversed().map(({ text, shows }, index) => (
              <li
                key={state.tape.length - index}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line-2 py-3 text-[length:--spacing(8.5)] font-semibold break-all text-board-fg-2"
              >
                {toWords(text)}
                <strong className="ml-auto text-[length:--spacing(13)] leading-tight font-extrabold text-board-fg">
                  {shows}
                </strong>
              </li>
            ))}
          </ol>
        </section>
        <div className="flex min-w-0 flex-1 flex-col gap-5">
          <Screen
            text={toWords(state.text)}
            says={state.result?.says ?? state.refusal}
            isDone={state.result !== undefined}
          />
          <Keys onPress={press} onAct={operate} />
        </div>
      </div>
    </BoardFrame>
  );
}

function Screen(props: {
  readonly text: string;
  readonly says: string | undefined;
  readonly isDone: boolean;
}) {
  const { text, says, isDone } = props;
  return (
    <div className="flex min-h-0 flex-1 flex-col justify-between gap-3 overflow-hidden rounded-[--spacing(10)] bg-chalk-mint px-10 py-8 text-right portrait:min-h-60">
      <p
        className={`min-h-0 overflow-y-auto leading-tight font-bold break-all ${isDone ? "text-board-fg-2" : "text-board-fg"} ${text.length > 24 ? "text-[length:--spacing(11)]" : "text-[length:--spacing(19)]"}`}
      >
        {text}
        {isDone ? " =" : ""}
      </p>
      <output
        aria-label="계산 결과"
        className={`block leading-none font-extrabold break-all text-board-fg ${toSize(says, isDone)}`}
      >
        {says}
      </output>
    </div>
  );
}

/** As large as fits in a line. */
function toSize(says: string | undefined, isDone: boolean): string {
  if (!isDone || !says) return "text-[length:--spacing(9)] leading-snug!";
  if (says.length <= 8) return "text-[length:--spacing(37)] portrait:text-[length:--spacing(24)]";
  return says.length <= 16
    ? "text-[length:--spacing(22)] portrait:text-[length:--spacing(14)]"
    : "text-[length:--spacing(14)]";
}

function Keys(props: {
  readonly onPress: (key: CalculatorKey) => void;
  readonly onAct: (act: CalculatorAct) => void;
}) {
  const { onPress, onAct } = props;
  const keys = (row: readonly CalculatorKey[]): ReactNode =>
    row.map((key) => (
      <Key
        key={key}
        look={SIGNS.includes(key) ? "bg-chalk-sky" : "bg-surface"}
        onPress={() => onPress(key)}
      >
        {toWords(key).trim()}
      </Key>
    ));
  const [first = [], second = [], third = [], fourth = []] = rows;
  return (
    <div className="grid grid-cols-6 gap-3.5">
      {keys(first)}
      {keys(second)}
      <Key look="bg-surface" onPress={() => onAct("clear")}>
        C
      </Key>
      <Key look="bg-surface" label="한 글자 지우기" onPress={() => onAct("erase")}>
        <Delete aria-hidden className="mx-auto size-10" />
      </Key>
      {keys(third)}
      <Key
        look="col-span-2 bg-board-fg text-board-bg text-[length:--spacing(9)]!"
        onPress={() => onAct("rest")}
      >
        몫·나머지
      </Key>
      {keys(fourth)}
      <Key look="col-span-2 bg-board-brand text-surface" onPress={() => onAct("equals")}>
        =
      </Key>
    </div>
  );
}

function Key(props: {
  readonly look: string;
  readonly label?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  const { look, label, onPress, children } = props;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={`press h-21 rounded-[--spacing(7)] text-[length:--spacing(13)] font-bold ${look}`}
    >
      {children}
    </button>
  );
}

/** 「(3 + 5) × 12」 of 「(3+5)×12」. */
function toWords(text: string): string {
  return text.replaceAll("-", "−").replaceAll(/(?<=[\d)])([+−×÷])/g, " $1 ");
}
