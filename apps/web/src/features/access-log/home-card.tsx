import { accessCheckKind } from "@damim/domain/access-check/access-check.ts";
import { toMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import type { HomeCardQuestion } from "../../kit/manifest/home-card.ts";
import { buttonLook } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";

const FROM_DATE = 25;

/** From the 25th, until the month was gone through. */
export function isWanted({ profile, today }: HomeCardQuestion): boolean {
  return Number(today.slice(8)) >= FROM_DATE && !profile.rows(accessCheckKind).has(toMonth(today));
}

/** A card of 오늘: the access log of this month is to be gone through (spec 15 §8). */
export function Component() {
  return (
    <div className="flex flex-col items-start gap-3 text-15">
      <p>이달 학생 정보를 언제, 어느 기기에서 열었는지 살펴볼 때예요.</p>
      <Link to="/access-log" className={buttonLook({ look: "line" })}>
        살펴보기
      </Link>
    </div>
  );
}
