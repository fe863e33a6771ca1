// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by year-turn-page.tsx and handover-lists.tsx.
import type { ReceivedHandover } from "@damim/domain/handover/handover.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useCallback } from "react";
import type { TeacherData } from "../../data/teacher-data.ts";
import { useFetched } from "../../data/use-fetched.ts";
import { PrivatePart } from "../../kit/page/private-part.tsx";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { GiveForm } from "./give-form.tsx";
import { TakeForm } from "./take-form.tsx";

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** 다음 담임에게 넘기기: of a year that is over the list comes with the next round. */
export function GiveDialog(
  props: DialogProps & {
    readonly data: TeacherData;
    readonly year: SchoolYear;
    readonly onGiven: () => void;
  },
) {
  const { isOpen, onClose, data, year } = props;
  const open = useCallback(() => data.openYear(year), [data, year]);
  const past = useFetched(isOpen && !data.years.has(year) ? open : undefined);
  const store = data.years.get(year) ?? past;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="다음 담임에게 넘기기"
      subtitle={`${year}학년도`}
    >
      <PrivatePart>{store ? <GiveForm {...props} store={store} /> : <LoadingView />}</PrivatePart>
    </Dialog>
  );
}

/** 받기. */
export function TakeDialog(props: DialogProps & { readonly received: ReceivedHandover }) {
  const { isOpen, onClose, received } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="넘겨받기"
      subtitle={`${received.fromClass}, ${received.from ?? "계정이 없어진 선생님"}`}
    >
      <PrivatePart>
        <TakeForm id={received.id} onClose={onClose} />
      </PrivatePart>
    </Dialog>
  );
}
