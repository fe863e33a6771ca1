// Overlay: imports Base UI. Import this file only from modules that are loaded lazily (lazy-overlay.ts),
// never from a page's first chunk. The button that opens it stays in the page and says
// aria-haspopup="menu" and aria-expanded itself.
import { Menu as BaseMenu } from "@base-ui/react/menu";
import { useRef, type ReactElement, type ReactNode } from "react";
import { OverlayRoot } from "./overlay-root.tsx";
import { useIdleClose } from "./use-idle-close.ts";

export interface MenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The button it belongs to. A press on it is left to the button. */
  readonly anchor: Element | null;
  readonly label: string;
  /** Closes by itself after this long without a pointer or a keyboard in it. */
  readonly idleCloseMs?: number;
  readonly align?: "start" | "end";
  /** Something that is no item, above the items: the address of the account. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

const popupLook =
  "max-h-(--available-height) overflow-y-auto overscroll-contain rounded-card bg-surface p-2 text-fg shadow-float outline-none transition-[opacity,translate] duration-quick ease-calm data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0";

/** A menu below its button. */
export function Menu(props: MenuProps) {
  const { isOpen, onClose, anchor, label, idleCloseMs, align = "end", head, children } = props;
  const popup = useRef<HTMLDivElement>(null);
  useIdleClose({ popup, isOpen, idleCloseMs, onClose });
  return (
    <OverlayRoot>
      <BaseMenu.Root
        open={isOpen}
        modal={false}
        onOpenChange={(willBeOpen, details) => {
          if (willBeOpen) return;
          if (isLeftToAnchor(anchor, details)) details.cancel();
          else onClose();
        }}
      >
        {/* A named region: what stands outside of every landmark is missed by those who walk by them. */}
        <BaseMenu.Portal render={<section aria-label={label} />}>
          <BaseMenu.Positioner
            anchor={anchor}
            side="bottom"
            align={align}
            sideOffset={8}
            collisionPadding={12}
            className="z-40"
          >
            <BaseMenu.Popup ref={popup} aria-label={label} className={`${popupLook} w-60`}>
              {head && <div className="px-3 pt-2 pb-2.5 text-14 text-fg-2">{head}</div>}
              {children}
            </BaseMenu.Popup>
          </BaseMenu.Positioner>
        </BaseMenu.Portal>
      </BaseMenu.Root>
    </OverlayRoot>
  );
}

const item =
  "flex h-11 w-full cursor-pointer items-center gap-3 rounded-ctl px-3 text-15 font-semibold outline-none select-none data-highlighted:bg-hover data-disabled:opacity-40";

export interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

/** One act. */
export function MenuItem({ icon, onSelect, isDanger, isDisabled, children }: MenuItemProps) {
  return (
    <BaseMenu.Item
      onClick={onSelect}
      disabled={isDisabled ?? false}
      className={`${item} ${isDanger ? "text-danger" : "text-fg"}`}
    >
      {icon && <span className={isDanger ? "" : "text-fg-3"}>{icon}</span>}
      {children}
    </BaseMenu.Item>
  );
}

/** One place to go: `link` is the router's link element, such as `<Link to="/profile" />`. */
export function MenuLink(props: {
  readonly icon?: ReactNode;
  readonly link: ReactElement;
  readonly children: ReactNode;
}) {
  return (
    <BaseMenu.LinkItem render={props.link} closeOnClick className={`${item} text-fg`}>
      {props.icon && <span className="text-fg-3">{props.icon}</span>}
      {props.children}
    </BaseMenu.LinkItem>
  );
}

export interface MenuChoiceProps<T extends string> {
  readonly icon?: ReactNode;
  readonly label: string;
  readonly value: T;
  /** Two or three, of few letters: they stand side by side. */
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onValueChange: (value: T) => void;
}

/** One choice of few inside a menu, such as 메뉴 위치. Stays open after choosing. */
export function MenuChoice<T extends string>(props: MenuChoiceProps<T>) {
  const { icon, label, value, options, onValueChange } = props;
  return (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className="flex h-9 items-end gap-3 px-3 text-15 font-semibold text-fg">
        {icon && <span className="text-fg-3">{icon}</span>}
        {label}
      </BaseMenu.GroupLabel>
      <BaseMenu.RadioGroup
        value={value}
        onValueChange={(chosen: unknown) => {
          const option = options.find((each) => each.value === chosen);
          if (option) onValueChange(option.value);
        }}
        className="grid auto-cols-fr grid-flow-col gap-1 px-1 pt-1 pb-1.5"
      >
        {options.map((option) => (
          <BaseMenu.RadioItem
            key={option.value}
            value={option.value}
            closeOnClick={false}
            className="grid h-11 cursor-pointer place-items-center rounded-ctl text-14 font-semibold text-fg-2 outline-none select-none data-checked:bg-brand-weak data-checked:text-brand data-highlighted:shadow-[inset_0_0_0_2px_var(--line)]"
          >
            {option.label}
          </BaseMenu.RadioItem>
        ))}
      </BaseMenu.RadioGroup>
    </BaseMenu.Group>
  );
}

export function MenuSeparator() {
  return <BaseMenu.Separator className="mx-3 my-1.5 h-px bg-line-2" />;
}

/**
 * Whether a popup wants to close only because its own anchor was pressed or focused. That press is the
 * anchor's: if the popup closed here, the anchor's own handler would open it again at once.
 */
function isLeftToAnchor(
  anchor: Element | null,
  details: { readonly reason: string; readonly event: Event },
): boolean {
  if (details.reason !== "outside-press" && details.reason !== "focus-out") return false;
  const { target } = details.event;
  const next = details.event instanceof FocusEvent ? details.event.relatedTarget : null;
  return [target, next].some((node) => node instanceof Node && (anchor?.contains(node) ?? false));
}
