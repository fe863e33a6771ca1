import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { decideEmptying, findEmptyDay } from "@damim/domain/time-capsule/capsule-time.ts";
import { capsuleKind, capsuleLetterKind } from "@damim/domain/time-capsule/capsule.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import type { HomeCardQuestion } from "../../kit/manifest/home-card.ts";
import { buttonLook } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";

/** From sixty days after its opening, while letters lie in a capsule that goes. */
export function isWanted({ profile, now }: Pick<HomeCardQuestion, "profile" | "now">): boolean {
  return listGoing(profile, now).length > 0;
}

/** A card of 오늘: whose letters go for good, and when. It belongs to no class. */
export function Component() {
  const { profile, now } = useTeacherData();
  useRows(profile, capsuleKind);
  useRows(profile, capsuleLetterKind);
  return (
    <div className="flex flex-col items-start gap-3 text-15">
      <ul className="flex flex-col gap-1">
        {listGoing(profile, now()).map(({ id, title, day, count }) => (
          <li key={id} className="wrap-anywhere">
            「{title}」의 편지 {count}통을 {toKoreanMonthDay(day)}에 지워요.
          </li>
        ))}
      </ul>
      <p className="text-14 text-fg-2">더 두려면 타임캡슐에서 「1년 더」를 눌러요.</p>
      <Link to="/tool/timeCapsule" className={buttonLook({ look: "line" })}>
        타임캡슐 열기
      </Link>
    </div>
  );
}

function listGoing(profile: Store, now: number) {
  const letters = [...profile.rows(capsuleLetterKind).values()];
  return [...profile.rows(capsuleKind)].flatMap(([id, capsule]) => {
    const count = letters.filter((letter) => letter.capsule === id).length;
    const isGoing = count > 0 && decideEmptying(capsule, now) !== "keep";
    return isGoing ? [{ id, title: capsule.title, day: findEmptyDay(capsule), count }] : [];
  });
}
