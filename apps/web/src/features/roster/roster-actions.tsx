import type { NumberPlaces } from "@damim/domain/roster/renumber.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { ArrowDown01, Printer, UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import type { PrintOrder } from "./print/print-order.ts";

const RenumberDialog = lazyOverlay(() => import("./renumber-dialog.tsx"), "RenumberDialog");
const OutputDialog = lazyOverlay(() => import("./print/output-dialog.tsx"), "OutputDialog");

/** Each opening is a fresh dialog. */
const closed = { isOpen: false, opening: 0 };

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
  const [renumbering, setRenumbering] = useState(closed);
  const [output, setOutput] = useState(closed);
  const close = (): void => {
    setRenumbering((now) => ({ ...now, isOpen: false }));
    setOutput((now) => ({ ...now, isOpen: false }));
  };
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
          onClick={() => setRenumbering(({ opening }) => ({ isOpen: true, opening: opening + 1 }))}
        >
          번호 바꾸기
        </Button>
      )}
      <Button
        variant="text"
        icon={<Printer size={18} aria-hidden />}
        onClick={() => setOutput(({ opening }) => ({ isOpen: true, opening: opening + 1 }))}
      >
        인쇄·엑셀
      </Button>
      <RenumberDialog
        key={`renumber-${renumbering.opening}`}
        isOpen={renumbering.isOpen}
        onClose={close}
        students={ofOneClass ?? []}
        onRenumber={(places) => {
          onRenumber(places);
          close();
        }}
      />
      <OutputDialog
        key={`output-${output.opening}`}
        isOpen={output.isOpen}
        onClose={close}
        students={shown}
        title={title}
        onPrint={(wish) => {
          close();
          onPrint({ wish, students: shown });
        }}
      />
    </>
  );
}
