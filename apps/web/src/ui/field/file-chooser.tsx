import type { RefObject } from "react";

/** Chooses one file; a button beside it opens it. A file that was mended meanwhile may be chosen again. */
export function FileChooser(props: {
  readonly chooser: RefObject<HTMLInputElement | null>;
  readonly accept?: string;
  readonly isCamera?: boolean;
  readonly onChoose: (file: File) => void;
}) {
  const { chooser, accept = "image/*", isCamera = false, onChoose } = props;
  return (
    <input
      ref={chooser}
      type="file"
      accept={accept}
      {...(isCamera && { capture: "environment" as const })}
      aria-hidden
      tabIndex={-1}
      className="hidden"
      onChange={(event) => {
        const file = event.target.files?.[0];
        event.target.value = "";
        if (file) onChoose(file);
      }}
    />
  );
}
