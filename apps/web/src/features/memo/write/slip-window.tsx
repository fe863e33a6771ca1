// Overlay: loaded lazily (kit/manifest/key-window.ts).
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { findStoreOfDay, type Store } from "../../../data/teacher-data.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import type { KeyWindowProps } from "../../../kit/manifest/key-window.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { useWindowSlip } from "./use-window-slip.ts";

/** Ctrl+Alt+M: three lines, kept as they are typed. Whatever way it is closed, they are a memo. */
export function SlipWindow(props: KeyWindowProps) {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now()));
  return store ? <Slip {...props} store={store} /> : null;
}

function Slip({ isOpen, onClose, store }: KeyWindowProps & { readonly store: Store }) {
  const { body, change, onBlur, refusal, keep } = useWindowSlip(store);
  const close = (): void => {
    if (keep()) onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title="짧은 메모"
      subtitle="첫 줄이 제목이 돼요. 「@3」이라고 적으면 3번 학생이 들어가요."
      footer={
        <Button className="ml-auto" onClick={close}>
          메모로 남기기
        </Button>
      }
    >
      <TextArea
        label="짧은 메모"
        isLabelHidden
        rows={3}
        value={body}
        onValueChange={change}
        onBlur={onBlur}
        error={refusal}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || event.key !== "Enter") return;
          if (event.ctrlKey || event.metaKey) close();
        }}
      />
    </Dialog>
  );
}
