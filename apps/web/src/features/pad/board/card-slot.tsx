import type { ReactNode } from "react";

/** Keeps the room (px) of a card that is far from the screen, which then is neither laid out nor painted. */
export function CardSlot(props: { readonly height: number; readonly children: ReactNode }) {
  return (
    <div className="pad-slot" style={{ containIntrinsicBlockSize: `auto ${props.height}px` }}>
      {props.children}
    </div>
  );
}
