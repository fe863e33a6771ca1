import { LONGEST_NICKNAME } from "@damim/domain/pad/room/pad-member.ts";
import type { PadEntrance } from "@damim/domain/pad/pad-entrance.ts";
import { useState } from "react";
import { DoorForm } from "./door-form.tsx";
import { DoorFrame, leadLook } from "./door-frame.tsx";
import type { PadWish } from "./pad-visit.ts";
import { PupilField } from "./pupil-field.tsx";

export interface ChoosePlaceProps {
  readonly entrance: PadEntrance;
  readonly message: string | undefined;
  readonly onChoose: (wish: PadWish) => Promise<void>;
}

/** Who are you? A number of the roster, or a name where there is none. */
export function ChoosePlace(props: ChoosePlaceProps) {
  return props.entrance.entry === "tiles" ? <Tiles {...props} /> : <Nickname {...props} />;
}

function Tiles({ entrance, message, onChoose }: ChoosePlaceProps) {
  const [asked, setAsked] = useState<number>();
  const choose = (number: number): void => {
    if (asked !== undefined) return;
    setAsked(number);
    void onChoose({ number }).finally(() => setAsked(undefined));
  };
  return (
    <main className="mx-auto flex max-w-[860px] flex-col items-center gap-3.5 px-4 pt-[calc(28px+env(safe-area-inset-top))] pb-8 text-center">
      <h1 className="text-28 font-extrabold tracking-display text-balance">{entrance.roomName}</h1>
      <p className={leadLook}>내 번호를 눌러 주세요</p>
      {message && (
        <p role="alert" className="font-semibold text-danger">
          {message}
        </p>
      )}
      <p id="pad-tile-taken" className="sr-only">
        벌써 들어온 번호
      </p>
      <ul className="grid w-full grid-cols-[repeat(auto-fill,minmax(76px,1fr))] gap-2.5">
        {entrance.tiles.map(({ number, isTaken }) => (
          <li key={number}>
            <button
              type="button"
              className={`min-h-18 w-full rounded-[20px] text-20 ${asked === number ? "bg-brand font-extrabold text-on-brand" : isTaken ? "bg-transparent font-semibold text-board-fg-2 inset-ring-2 inset-ring-brand-line" : "bg-surface font-extrabold text-board-fg"}`}
              aria-describedby={isTaken ? "pad-tile-taken" : undefined}
              aria-busy={asked === number || undefined}
              onClick={() => choose(number)}
            >
              {number}번
            </button>
          </li>
        ))}
      </ul>
      <p className="text-14 text-fg-2">
        흐린 번호는 벌써 들어와 있어요. 내 번호라면 그대로 눌러 주세요.
      </p>
    </main>
  );
}

function Nickname({ entrance, message, onChoose }: ChoosePlaceProps) {
  const [nickname, setNickname] = useState("");
  const [problem, setProblem] = useState<string>();
  const enter = (): Promise<void> | undefined => {
    const found = findProblem(nickname);
    setProblem(found);
    return found ? undefined : onChoose({ nickname: nickname.trim() });
  };
  return (
    <DoorFrame mood="calm" title={entrance.roomName}>
      <DoorForm enter={enter}>
        <PupilField
          label="별명"
          hint="친구들이 알아볼 수 있는 이름을 써 주세요."
          error={problem ?? message}
          value={nickname}
          onValueChange={setNickname}
          autoComplete="off"
          enterKeyHint="go"
        />
      </DoorForm>
    </DoorFrame>
  );
}

function findProblem(nickname: string): string | undefined {
  const { length } = nickname.trim();
  if (length === 0) return "별명을 써 주세요.";
  if (length > LONGEST_NICKNAME) return `별명은 ${LONGEST_NICKNAME}글자까지 쓸 수 있어요.`;
  return undefined;
}
