import { toSentence } from "@damim/domain/base/result.ts";
import { rosterFileMessages } from "@damim/domain/roster/reading/source/roster-file.ts";
import type { RosterReading } from "@damim/domain/roster/reading/roster-reading.ts";
import { useRef, useState, type ReactNode } from "react";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { Notice } from "../../../ui/notice.tsx";
import { ImportButtons } from "./import-buttons.tsx";
import { PhotoImport } from "./photo-import.tsx";
import { useFileImport } from "./use-file-import.ts";
import type { RosterAround } from "./use-roster-reading.ts";

const PasteDialog = lazyOverlay(() =>
  import("./paste-dialog.tsx").then((file) => file.PasteDialog),
);
const ImportDialog = lazyOverlay(() =>
  import("./import-dialog.tsx").then((file) => file.ImportDialog),
);

/** On a phone the buttons may stand far below: the answer comes to where the eye is. */
function scrollToAnswer(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: "nearest" });
}

/** The three ways a list of pupils comes in: the buttons, and what stands on the page and above it meanwhile. */
export function useRosterImports(props: {
  readonly around: RosterAround;
  readonly isFirst: boolean;
  readonly onImport: (reading: RosterReading) => Promise<void>;
}): { readonly buttons: ReactNode; readonly parts: ReactNode } {
  const { around, isFirst, onImport } = props;
  const fileImport = useFileImport(around);
  const [isPasting, setPasting] = useState(false);
  const fileChooser = useRef<HTMLInputElement>(null);
  const photoChooser = useRef<HTMLInputElement>(null);
  const { refusal } = fileImport.control;
  const buttons = (
    <ImportButtons
      isFirst={isFirst}
      isReading={fileImport.control.isReading}
      onPaste={() => setPasting(true)}
      onChooseFile={() => fileChooser.current?.click()}
      onChoosePhoto={() => photoChooser.current?.click()}
    />
  );
  const parts = (
    <>
      {refusal && !fileImport.isOpen && (
        <div ref={scrollToAnswer}>
          <Notice tone="danger" title={fileImport.fileName} isAlert>
            {toSentence(rosterFileMessages, refusal)}
          </Notice>
        </div>
      )}
      <input
        ref={fileChooser}
        type="file"
        accept=".xlsx,.csv,.tsv,.txt,.xls"
        aria-hidden="true"
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file, mended meanwhile, may be chosen again.
          event.target.value = "";
          if (file) void fileImport.open(file);
        }}
      />
      <PhotoImport chooser={photoChooser} around={around} onImport={onImport} />
      <PasteDialog
        isOpen={isPasting}
        onClose={() => setPasting(false)}
        around={around}
        onImport={(reading) => onImport(reading).then(() => setPasting(false))}
      />
      <ImportDialog
        isOpen={fileImport.isOpen}
        onClose={fileImport.close}
        fileName={fileImport.fileName}
        control={fileImport.control}
        onImport={(reading) => onImport(reading).then(fileImport.close)}
        onOtherFile={() => fileChooser.current?.click()}
      />
    </>
  );
  return { buttons, parts };
}
