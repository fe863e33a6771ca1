import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { putAway, useIsPutAway } from "../../data/put-away.ts";
import { IconButton } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";

/** What is missing here, said once where it would stand; ✕ puts it away for good, on all devices. */
export function QuietHint(props: {
  readonly id: string;
  /** The page where it can be mended. */
  readonly to?: string;
  readonly children: ReactNode;
}) {
  const { id, to, children } = props;
  const data = useTeacherData();
  const isAway = useIsPutAway(id);
  if (isAway || data.past) return null;
  return (
    <p className="-my-2 flex items-center gap-1 text-14 text-fg-2">
      <span className="min-w-0 flex-1">
        {to ? (
          <Link to={to} className="underline">
            {children}
          </Link>
        ) : (
          children
        )}
      </span>
      <IconButton
        label="안내 닫기"
        icon={<X size={18} aria-hidden />}
        onClick={() => putAway(data, id)}
      />
    </p>
  );
}
