import type { Finding } from "@damim/domain/individual-record/lint/lint-record.ts";
import { PenLine, TriangleAlert, Users } from "lucide-react";
import type { ReactNode } from "react";

const looks = {
  danger: { box: "bg-danger-weak", icon: "text-danger", Icon: Users },
  warm: { box: "bg-warm-weak", icon: "text-warm-strong", Icon: TriangleAlert },
  calm: { box: "bg-sunken", icon: "text-fg-2", Icon: PenLine },
};

/** Something in a record that is looked at once more, with its reason. */
export function FindingRow(props: {
  readonly finding: Finding;
  /** A tap goes to its words. */
  readonly onPick?: () => void;
  /** Below the reason. */
  readonly more?: ReactNode;
  /** Buttons. */
  readonly children?: ReactNode;
}) {
  const { finding, onPick, more, children } = props;
  const { box, icon, Icon } = looks[finding.tone];
  const words = (
    <>
      <Icon size={20} aria-hidden className={`mt-0.5 shrink-0 ${icon}`} />
      <span className="min-w-0 flex-1 text-14 wrap-anywhere">
        <b className="block text-15">{finding.title}</b>
        {finding.say}
      </span>
    </>
  );
  const shape = "flex min-h-11 w-full items-start gap-3 text-left";
  return (
    <li className={`flex flex-wrap items-center gap-2 rounded-ctl px-4 py-2.5 ${box}`}>
      <div className="min-w-0 flex-[1_1_11rem]">
        {onPick ? (
          <button type="button" className={`${shape} rounded-ctl py-1`} onClick={onPick}>
            {words}
          </button>
        ) : (
          <div className={shape}>{words}</div>
        )}
        {more}
      </div>
      {children && <div className="ml-auto flex flex-wrap justify-end gap-2">{children}</div>}
    </li>
  );
}
