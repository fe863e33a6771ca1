import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { workingSchoolYear, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { useSearchParams } from "react-router";
import { findClassYear, findPresent, type Store } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { chooseYear } from "../../data/years/chosen-year.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { useOpened } from "../../ui/overlay/use-opened.ts";

const load = () => import("./next-year-dialogs.tsx");
const BringDialog = lazyOverlay(load, "BringDialog");
const FormerDialog = lazyOverlay(load, "FormerDialog");

/** 「새 학년도 준비」 of the profile: the coming year is offered from 15 February, and what of a year before can come along. */
export function NextYearCard() {
  const shown = useTeacherData();
  const present = findPresent(shown);
  const settings = useRows(present.profile, schoolYearKind);
  const [asked, forgetAsked] = useAsked();
  const bring = useOpened(asked === "bring");
  const year = workingSchoolYear(toSeoulDay(present.now()));
  const store = present.years.get(year);
  const isSet = settings.has(String(year));
  const hasFormer = [...settings.keys()].some((each) => Number(each) < year);
  const isOffered = year > findClassYear(shown);
  if (!store || !(isSet ? hasFormer : isOffered)) return null;
  return (
    <Card title="새 학년도 준비">
      <p className="mb-3 text-15 text-fg-2">
        {isSet
          ? `지난 학년도에 만들어 둔 과목, 시간표, 시정표와 문구를 ${year}학년도로 가져갈 수 있어요. 학생의 것은 가져가지 않아요.`
          : `새 학년도 반을 아직 안 정했어요. ${year}학년도의 명단과 시간표를 3월 전에 만들어 둘 수 있어요.`}
      </p>
      {isSet ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="line" onClick={() => bring.open()}>
            가져가기
          </Button>
          <FormerButton year={year} store={store} />
        </div>
      ) : (
        <Button variant="line" onClick={() => chooseYear(present, year)}>
          지금 정하기
        </Button>
      )}
      <BringDialog
        key={bring.key}
        isOpen={bring.isOpen}
        onClose={() => {
          bring.close();
          forgetAsked();
        }}
        year={year}
        store={store}
      />
    </Card>
  );
}

/** Which of the windows a link asked for; what was closed is not asked for again. */
function useAsked(): readonly [about: string | null, forget: () => void] {
  const [params, setParams] = useSearchParams();
  const about = params.get("about");
  return [about, () => about !== null && setParams({}, { replace: true })];
}

/** 「같은 학생 찾기」 once the new roster stands. */
function FormerButton(props: { readonly year: SchoolYear; readonly store: Store }) {
  const [asked, forgetAsked] = useAsked();
  const dialog = useOpened(asked === "former");
  if (useRows(props.store, studentKind).size === 0) return null;
  return (
    <>
      <Button variant="line" onClick={() => dialog.open()}>
        같은 학생 찾기
      </Button>
      <FormerDialog
        key={dialog.key}
        isOpen={dialog.isOpen}
        onClose={() => {
          dialog.close();
          forgetAsked();
        }}
        {...props}
      />
    </>
  );
}
