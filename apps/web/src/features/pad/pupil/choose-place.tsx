import { LONGEST_NICKNAME } from "@damim/domain/pad/pad-member.ts";
import type { PadEntrance } from "@damim/domain/pad/pad-entrance.ts";
import { useState, type SubmitEvent } from "react";
import { DoorFrame } from "./door-frame.tsx";
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
    <main className="pad-tiles-page">
      <h1>{entrance.roomName}</h1>
      <p className="pad-lead">내 번호를 눌러 주세요</p>
      {message && (
        <p role="alert" className="pad-warning">
          {message}
        </p>
      )}
      <p id="pad-tile-taken" className="sr-only">
        벌써 들어온 번호
      </p>
      <ul className="pad-tiles">
        {entrance.tiles.map(({ number, isTaken }) => (
          <li key={number}>
            <button
              type="button"
              data-taken={isTaken || undefined}
              aria-describedby={isTaken ? "pad-tile-taken" : undefined}
              aria-busy={asked === number || undefined}
              onClick={() => choose(number)}
            >
              {number}번
            </button>
          </li>
        ))}
      </ul>
      <p className="pad-quiet">흐린 번호는 벌써 들어와 있어요. 내 번호라면 그대로 눌러 주세요.</p>
    </main>
  );
}

function Nickname({ entrance, message, onChoose }: ChoosePlaceProps) {
  const [nickname, setNickname] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const found = findProblem(nickname);
    setProblem(found);
    if (found || isBusy) return;
    setBusy(true);
    void onChoose({ nickname: nickname.trim() }).finally(() => setBusy(false));
  };
  return (
    <DoorFrame mood="calm" title={entrance.roomName}>
      <form className="pad-form" onSubmit={submit}>
        <PupilField
          label="별명"
          hint="친구들이 알아볼 수 있는 이름을 써 주세요."
          error={problem ?? message}
          value={nickname}
          onValueChange={setNickname}
          autoComplete="off"
          enterKeyHint="go"
        />
        <button type="submit" className="pad-main-button" aria-busy={isBusy || undefined}>
          들어가기
        </button>
      </form>
    </DoorFrame>
  );
}

function findProblem(nickname: string): string | undefined {
  const { length } = nickname.trim();
  if (length === 0) return "별명을 써 주세요.";
  if (length > LONGEST_NICKNAME) return `별명은 ${LONGEST_NICKNAME}글자까지 쓸 수 있어요.`;
  return undefined;
}
