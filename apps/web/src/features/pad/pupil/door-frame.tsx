import type { ReactNode } from "react";
import { Dami, type DamiProps } from "../../../ui/dami.tsx";

export interface DoorFrameProps {
  readonly mood: NonNullable<DamiProps["mood"]>;
  readonly prop?: NonNullable<DamiProps["prop"]>;
  readonly title: string;
  readonly children: ReactNode;
}

/** A page before or after the room: 담이, one sentence, one thing to do. */
export function DoorFrame({ mood, prop = "none", title, children }: DoorFrameProps) {
  return (
    <main className="pad-door">
      <Dami mood={mood} prop={prop} size={104} />
      <h1>{title}</h1>
      {children}
    </main>
  );
}
