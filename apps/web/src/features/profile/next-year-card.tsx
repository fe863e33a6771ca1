import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { workingSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { findPresent } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { chooseYear } from "../../data/years/chosen-year.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";

/** 「새 학년도 준비」 of the profile: offered from 15 February, never demanded (spec 20 §1). */
export function NextYearCard() {
  const present = findPresent(useTeacherData());
  const { ahead, profile } = useTeacherData();
  const settings = useRows(profile, schoolYearKind);
  const year = workingSchoolYear(toSeoulDay(present.now()));
  const setting = settings.get(String(year));
  if (setting || ahead) return null;
  return (
    <Card title="새 학년도 준비">
      <p className="mb-3 text-15 text-fg-2">
        새 학년도 반을 아직 안 정했어요. {year}학년도의 명단과 시간표를 3월 전에 만들어 둘 수
        있어요.
      </p>
      <Button variant="line" onClick={() => chooseYear(present, year)}>
        지금 정하기
      </Button>
    </Card>
  );
}
