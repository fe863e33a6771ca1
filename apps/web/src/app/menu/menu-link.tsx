import { isClubPath } from "@damim/domain/guard/routes.ts";
import { ExternalLink, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { Link } from "../../ui/link.tsx";
import { toScreenAddress } from "../../kit/manifest/screen-state.ts";
import { toAddress } from "../base/base-path.ts";
import { useVersion } from "../base/version-context.ts";
import type { MenuItem, MenuTarget } from "./menu.ts";

export interface EntryLinkProps {
  readonly target: MenuTarget;
  /** The visitor stands on it, or on one of its pages. */
  readonly current: "page" | "true" | undefined;
  readonly className: string;
  readonly onFollow?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A link of the menus, which takes the state of its page along. */
export function EntryLink({ target, current, className, onFollow, children }: EntryLinkProps) {
  const isShut = useTeacherData().club !== undefined && !isClubPath(target.path);
  return (
    <Link
      to={target.path}
      state={target.state}
      aria-current={current}
      className={className}
      onClick={onFollow}
    >
      {children}
      {isShut && (
        <Lock size={16} aria-hidden className="ml-auto shrink-0 text-fg-3 max-rail:hidden" />
      )}
    </Link>
  );
}

export interface ItemLinkProps {
  readonly item: MenuItem;
  readonly isCurrent: boolean;
  readonly className: string;
  /** What marks the open page. */
  readonly mark: ReactNode;
  readonly onFollow?: () => void;
}

/** A page of an entry; some open in a window of their own, to which only an address goes along. */
export function ItemLink({ item, isCurrent, className, mark, onFollow }: ItemLinkProps) {
  const version = useVersion();
  if (item.opensNewWindow) {
    return (
      <a
        href={toAddress(toScreenAddress(item.path, item.state))}
        // By its name a second press brings the open window forward: that of this version.
        target={`damim${item.path}${version.chosen ?? ""}`}
        rel="opener"
        className={className}
        onClick={onFollow}
      >
        {item.label}
        <ExternalLink size={14} aria-hidden className="ml-1.5 shrink-0 text-fg-3" />
        <span className="sr-only">새 창</span>
      </a>
    );
  }
  return (
    <EntryLink
      target={item}
      current={isCurrent ? "page" : undefined}
      className={className}
      onFollow={onFollow}
    >
      {isCurrent && mark}
      {item.label}
    </EntryLink>
  );
}
