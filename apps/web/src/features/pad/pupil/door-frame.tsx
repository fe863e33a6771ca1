import type { ReactNode } from "react";
import { Dami, type DamiProps } from "../../../ui/dami/dami.tsx";

export interface DoorFrameProps {
  readonly mood: NonNullable<DamiProps["mood"]>;
  readonly prop?: NonNullable<DamiProps["prop"]>;
  readonly title: string;
  readonly children: ReactNode;
}

/** The sentence below the title. */
export const leadLook = "text-[1.125rem] font-semibold text-balance";

/** A page before or after the room: 담이, one sentence, one thing to do. */
export function DoorFrame({ mood, prop = "none", title, children }: DoorFrameProps) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4 px-5 py-8 text-center">
      <Dami mood={mood} prop={prop} size={104} />
      <h1 className="text-28 font-extrabold tracking-display text-balance">{title}</h1>
      {children}
    </main>
  );
}
