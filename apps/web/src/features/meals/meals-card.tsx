import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Meal } from "@damim/domain/meals/meals-reply.ts";
import { matchAllergens, type DishWarning } from "@damim/domain/meals/read-meals.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { listPutAway, schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { TriangleAlert } from "lucide-react";
import { useSyncExternalStore } from "react";
import { findStoreOfDay, type Store } from "../../data/teacher-data.ts";
import { useMembers } from "../../data/use-roster.ts";
import { useToolMembers } from "../../data/use-tool-members.ts";
import { useRow, useTeacherData } from "../../data/use-teacher-data.ts";
import type { HomeCardQuestion } from "../../kit/manifest/home-card.ts";
import { QuietHint } from "../../kit/page/quiet-hint.tsx";
import { isFullscreen, watchFullscreen } from "../../platform/fullscreen.ts";
import { toMealsTrouble, useMeals } from "./use-meals.ts";

const NO_SCHOOL = "no-school";
const NO_MEALS = "no-meals";

/** Until the teacher put away what is missing for it. */
export function isWanted({ profile, today }: HomeCardQuestion): boolean {
  const settings = profile.rows(schoolYearKind);
  const hasSchool = settings.get(String(recordSchoolYear(today)))?.schoolCode;
  const away = listPutAway(settings);
  return !away.includes(NO_MEALS) && (Boolean(hasSchool) || !away.includes(NO_SCHOOL));
}

/** 급식: what the school cooks today, for how many, and who must not eat what. */
export function Component() {
  const data = useTeacherData();
  const { profile, now, account } = data;
  const today = toSeoulDay(now());
  const store = findStoreOfDay(data, today);
  const setting = useRow(profile, schoolYearKind, String(recordSchoolYear(today)));
  const code = setting?.schoolCode ?? undefined;
  const day = useMeals(code, today);
  if (!code)
    return (
      <QuietHint id={NO_SCHOOL} to="/profile">
        학교를 찾아 고르면 급식이 보여요
      </QuietHint>
    );
  // As high as most menus are, so that what is below stays where it is.
  if (!day) return <p className="min-h-28 text-15 text-fg-2">급식을 받고 있어요.</p>;
  const { reply, at } = day;
  if (reply.type === "refused" && reply.refusal === "NeisKeyMissing")
    return (
      <QuietHint id={NO_MEALS} {...(account.role && { to: "/admin" })}>
        {account.role
          ? "급식은 관리자가 나이스 열쇠를 넣으면 보여요"
          : "급식은 이 서버에서 꺼져 있어요"}
      </QuietHint>
    );
  if (reply.type === "refused") return <p className="text-15 text-fg-2">{toMealsTrouble(reply)}</p>;
  if (reply.meals.length === 0) return <p className="text-15 text-fg-2">오늘은 급식이 없어요.</p>;
  const isOld = toSeoulDay(at) < today;
  return (
    <div className="flex flex-col gap-3">
      {isOld && <p className="text-13 text-fg-2">어제 받음</p>}
      {reply.meals.map((meal) => (
        <MealLines key={meal.name} meal={meal} isOnly={reply.meals.length === 1} />
      ))}
      {store && <AboutClass store={store} today={today} meals={reply.meals} />}
    </div>
  );
}

function MealLines({ meal, isOnly }: { readonly meal: Meal; readonly isOnly: boolean }) {
  return (
    <p className="text-15 leading-relaxed break-keep">
      {!isOnly && <b>{meal.name} </b>}
      {meal.dishes.map(({ name }) => name).join(" · ")}
    </p>
  );
}

/** Never on the board: there are the dishes alone. */
function AboutClass(props: {
  readonly store: Store;
  readonly today: CalendarDay;
  readonly meals: readonly Meal[];
}) {
  const { store, today, meals } = props;
  const isOnBoard = useSyncExternalStore(watchFullscreen, isFullscreen);
  const students = useMembers(store, today);
  const { members, isHere } = useToolMembers();
  if (isOnBoard || students.length === 0) return null;
  const here = members.filter(({ id }) => isHere(id)).length;
  const warnings = meals.flatMap(({ dishes }) => matchAllergens(dishes, students));
  return (
    <>
      {warnings.length > 0 && (
        <ul aria-label="먹으면 안 되는 학생" className="flex flex-col gap-2">
          {warnings.map((warning) => (
            <Warning key={warning.dish} warning={warning} />
          ))}
        </ul>
      )}
      <p className="text-14 text-fg-2">오늘 {here}명</p>
    </>
  );
}

function Warning({ warning }: { readonly warning: DishWarning }) {
  const { dish, allergens, codes, numbers } = warning;
  return (
    <li className="flex gap-2 rounded-ctl bg-danger-weak px-3 py-2 text-14 text-danger">
      <TriangleAlert size={18} aria-hidden className="mt-[0.15em] shrink-0" />
      <span>
        <b>
          {dish} {codes}: {numbers.map((number) => `${number}번`).join(" · ")}
        </b>
        <span className="block text-13">{allergens} 알레르기라 먹으면 안 돼요</span>
      </span>
    </li>
  );
}
