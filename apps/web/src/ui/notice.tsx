import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

export type NoticeTone = "danger" | "warm" | "good" | "info";

const looks = {
  danger: { box: "bg-danger-weak text-danger", Icon: CircleAlert },
  warm: { box: "bg-warm-weak text-warm-strong", Icon: TriangleAlert },
  good: { box: "bg-good-weak text-good", Icon: CircleCheck },
  info: { box: "bg-brand-weak text-brand-strong", Icon: Info },
};

export interface NoticeProps {
  readonly tone: NoticeTone;
  readonly title?: string;
  readonly children: ReactNode;
  /** Buttons below the sentence. */
  readonly actions?: ReactNode;
  /** Read out at once when it appears: for the answer to something just pressed. */
  readonly isAlert?: boolean;
}

/** Trouble or news that stays on the page: what happened, whether the text is safe, what to do now. */
export function Notice({ tone, title, children, actions, isAlert = false }: NoticeProps) {
  const { box, Icon } = looks[tone];
  return (
    <div
      role={isAlert ? "alert" : undefined}
      className={`flex gap-2.5 rounded-ctl px-4 py-3 text-15 ${box}`}
    >
      <Icon size={18} className="mt-[0.2em] shrink-0" aria-hidden />
      <div className="min-w-0 flex-1">
        {title && <p className="font-bold">{title}</p>}
        <div className="font-medium">{children}</div>
        {actions && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
