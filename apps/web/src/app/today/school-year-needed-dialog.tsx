// Overlay: imports Base UI through ui/overlay/confirm-dialog.tsx. Loaded lazily by home-page.tsx.
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";

export interface SchoolYearNeededDialogProps {
  readonly isOpen: boolean;
  readonly year: SchoolYear;
  readonly onConfirm: () => void;
}

/** The words of spec 01 §2, letter for letter. */
export function SchoolYearNeededDialog({ isOpen, year, onConfirm }: SchoolYearNeededDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="학년도 설정 필요"
      actLabel="확인"
      onAct={onConfirm}
      onClose={null}
    >
      {`${year}학년도 설정이 아직 없어요. 확인을 누르면 프로필로 가요.`}
    </ConfirmDialog>
  );
}
