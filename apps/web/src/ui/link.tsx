import type { ComponentPropsWithRef } from "react";
import { useHref, useLinkClickHandler, useLocation, type To } from "react-router";

export interface LinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  readonly to: To;
  /** Goes with the step in the history. No pupil's data: the history outlives the page. */
  readonly state?: unknown;
  readonly replace?: boolean;
}

/**
 * A link to a page of ours. The router's own `Link` brings along what fetches pages ahead for its server
 * framework, 4 KiB of every first visit; its click handler is the same.
 *
 * ```ts
 * <Link to="/student-manage" className={buttonLook({ look: "filled" })}>명단 넣기</Link>
 * ```
 */
export function Link({
  to,
  state,
  replace = false,
  target,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    replace,
    state,
    ...(target === undefined ? {} : { target }),
  });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

/** A link that says `aria-current="page"` while its page, or one below it, is open. */
export function NavLink({ to, ...rest }: LinkProps & { readonly to: string }) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || (to !== "/" && pathname.startsWith(`${to}/`));
  return <Link to={to} aria-current={isCurrent ? "page" : undefined} {...rest} />;
}
