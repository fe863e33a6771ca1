// Overlay: imports Base UI through ui/overlay/confirm-dialog.tsx. Loaded lazily by holidays-page.tsx.
import { useNavigate } from "react-router";
import { askToPost } from "../../data/asked.ts";
import { supportEmail } from "../../data/server/support-email.ts";
import { isSwitchedOff } from "../../data/switched-off.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";

/** 「저장에러」, letter for letter (spec 03 §3): the disk of this device refused. The words stay on screen. */
export function SaveErrorDialog(props: {
  readonly isOpen: boolean;
  readonly cause: string | undefined;
  readonly onClose: () => void;
}) {
  const navigate = useNavigate();
  const isOff = isSwitchedOff(useTeacherData(), "cafe");
  return (
    <ConfirmDialog
      isOpen={props.isOpen}
      title="저장에러"
      actLabel="확인"
      onAct={props.onClose}
      onClose={null}
    >
      <p>
        자료를 저장하다가 오류가 났어요. 적은 내용은 이 화면에 그대로 있어요. 아래 내용을 쌤카페
        도움방이나 {supportEmail}로 알려 주세요.
      </p>
      <p className="mt-3 rounded-ctl bg-sunken px-3 py-2 font-semibold text-fg">{props.cause}</p>
      {!isOff && (
        <Button
          variant="line"
          className="mt-3"
          onClick={() => {
            askToPost("cafe", { title: "휴일 관리 저장에러", body: props.cause ?? "" });
            props.onClose();
            void navigate("/weteacher?about=mission");
          }}
        >
          도움방에 묻기
        </Button>
      )}
    </ConfirmDialog>
  );
}
