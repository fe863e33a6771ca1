import type { NumberPlaces } from "@damim/domain/roster/renumber.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { ArrowDown01, Printer, UserRoundPlus } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { useOpened } from "../../ui/overlay/use-opened.ts";
import type { PrintOrder } from "./print/print-order.ts";

const RenumberDialog = lazyOverlay(() => import("./renumber-dialog.tsx"), "RenumberDialog");
const OutputDialog = lazyOverlay(() => import("./print/output-dialog.tsx"), "OutputDialog");

/** What can be done with the class that the table shows. */
export function RosterActions(props: {
  /** In the table, after the filters. */
  readonly shown: readonly RosterStudent[];
  /** Everybody of the class that is chosen; nothing while several classes stand together. */
  readonly ofOneClass: readonly RosterStudent[] | undefined;
  readonly title: string;
  readonly isReadOnly: boolean;
  readonly onJoin: () => void;
  readonly onRenumber: (places: NumberPlaces) => void;
  readonly onPrint: (order: PrintOrder) => void;
}) {
  const { shown, ofOneClass, title, isReadOnly, onJoin, onRenumber, onPrint } = props;
  const renumbering = useOpened();
  const output = useOpened();
  return (
    <>
      {!isReadOnly && (
        <Button variant="text" icon={<UserRoundPlus size={18} aria-hidden />} onClick={onJoin}>
          전입생 추가
        </Button>
      )}
      {!isReadOnly && ofOneClass && ofOneClass.length > 0 && (
        <Button
          variant="text"
          icon={<ArrowDown01 size={18} aria-hidden />}
          onClick={() => renumbering.open()}
        >
          번호 바꾸기
        </Button>
      )}
      <Button variant="text" icon={<Printer size={18} aria-hidden />} onClick={() => output.open()}>
        인쇄·엑셀
      </Button>
      <RenumberDialog
        key={`renumber-${renumbering.key}`}
        isOpen={renumbering.isOpen}
        onClose={renumbering.close}
        students={ofOneClass ?? []}
        onRenumber={(places) => {
          onRenumber(places);
          renumbering.close();
        }}
      />
      <OutputDialog
        key={`output-${output.key}`}
        isOpen={output.isOpen}
        onClose={output.close}
        students={shown}
        title={title}
        onPrint={(wish) => {
          output.close();
          onPrint({ wish, students: shown });
        }}
      />
    </>
  );
}
