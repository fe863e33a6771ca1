// Overlay: imports Base UI through ui/overlay/confirm-dialog.tsx. Loaded lazily by home-page.tsx.
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { findComingYear } from "@damim/domain/school-year/year-of-page.ts";
import { useNavigate } from "react-router";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { chooseYear } from "../../data/years/chosen-year.ts";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { findFormerYear } from "../base/school-year-ready.ts";

/**
 * The words of spec 01 §2, letter for letter; in the second half of February it is the coming class that is asked for. Who has no
 * class to go on with finds the year before from here.
 */
export function SchoolYearNeededDialog({ isOpen }: { readonly isOpen: boolean }) {
  const data = useTeacherData();
  const navigate = useNavigate();
  const settings = useRows(data.profile, schoolYearKind);
  const today = toSeoulDay(data.now());
  const room = recordSchoolYear(today);
  const year = findComingYear(today) ?? room;
  const former = findFormerYear(settings.keys(), room);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="학년도 설정 필요"
      actLabel="확인"
      onAct={() => {
        chooseYear(data, year);
        void navigate("/profile");
      }}
      cancelLabel="지난 학년도 보기"
      onClose={
        former === undefined
          ? null
          : () => {
              chooseYear(data, former);
              void navigate("/student-manage");
            }
      }
    >
      {`${year}학년도 설정이 아직 없어요. 확인을 누르면 프로필로 가요.`}
    </ConfirmDialog>
  );
}
