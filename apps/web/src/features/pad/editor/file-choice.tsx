import type { ReactNode } from "react";
import { PadIcon } from "../card/pad-icon.tsx";

/** A button that opens the device's own choice of files (or its camera). */
export function FileChoice(props: {
  /** A path of `window-icons.ts`. */
  readonly path: string;
  readonly accept?: string;
  /** The back camera of a phone; elsewhere it asks for a file. */
  readonly isCamera?: boolean;
  readonly onChoose: (file: File) => void;
  readonly children: ReactNode;
}) {
  const { path, accept, isCamera, onChoose, children } = props;
  return (
    <label className="pad-line-button relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <PadIcon path={path} />
      {children}
      <input
        type="file"
        className="sr-only"
        accept={accept}
        {...(isCamera === true ? { capture: "environment" } : {})}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again.
          event.target.value = "";
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}
