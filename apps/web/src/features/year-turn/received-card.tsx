import type { ReceivedHandover } from "@damim/domain/handover/handover.ts";
import { isNewYearSeason } from "@damim/domain/school-year/new-year-steps.ts";
import type { HomeCardQuestion } from "../../kit/manifest/home-card.ts";
import { buttonLook } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { askHandovers } from "./handover-requests.ts";

/** What waits to be taken, as the server said it in this page. */
let waiting: readonly ReceivedHandover[] = [];
/** Once a day, also where the page stays open. */
let askedOn: string | undefined;

/** While a new year is set up: then pupils are handed over. */
export function ask({ today }: HomeCardQuestion, heard: () => void): void {
  if (askedOn === today || !isNewYearSeason(today)) return;
  askedOn = today;
  void askHandovers().then((answer) => {
    if (!answer.ok) {
      askedOn = undefined;
      return;
    }
    waiting = answer.value.received.filter(({ state }) => /^(waiting|accepted)$/.test(state));
    heard();
  });
}

export function isWanted(): boolean {
  return waiting.length > 0;
}

/** A card of 오늘 for who is handed pupils (spec 20 §3). */
export function Component() {
  return (
    <div className="flex flex-col items-start gap-3 text-15">
      <ul>
        {waiting.map(({ id, fromClass, pupilCount }) => (
          <li key={id}>
            {fromClass} 학생 {pupilCount}명을 넘겨받을 수 있어요.
          </li>
        ))}
      </ul>
      <Link to="/profile?about=yearTurn" className={buttonLook({ look: "filled" })}>
        받으러 가기
      </Link>
    </div>
  );
}
