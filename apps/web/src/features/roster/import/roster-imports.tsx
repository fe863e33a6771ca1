import { toSentence } from "@damim/domain/base/result.ts";
import { rosterFileMessages } from "@damim/domain/roster/reading/source/roster-file.ts";
import type { RosterReading } from "@damim/domain/roster/reading/roster-reading.ts";
import { useRef, useState, type ReactNode } from "react";
import { Camera, ClipboardPaste, FileSpreadsheet } from "lucide-react";
import { FileChooser } from "../../../ui/field/file-chooser.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { Notice } from "../../../ui/notice.tsx";
import { PhotoImport } from "./photo-import.tsx";
import { useFileImport } from "./use-file-import.ts";
import type { RosterAround } from "./use-roster-reading.ts";
import { viewAtHand } from "../../../ui/arrival/view-at-hand.ts";
import { Button } from "../../../ui/button.tsx";

const NumbersOnlyNotice = viewAtHand(
  () => import("../numbers-only/numbers-only-notice.tsx").then((file) => file.NumbersOnlyNotice),
  null,
);
const PasteDialog = lazyOverlay(() => import("./paste-dialog.tsx"), "PasteDialog");
const ImportDialog = lazyOverlay(() => import("./import-dialog.tsx"), "ImportDialog");

/** On a phone the buttons may stand far below: the answer comes to where the eye is. */
function scrollToAnswer(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: "nearest" });
}

/** The three ways a list of pupils comes in: the buttons, which lead while there is nobody yet, and what stands on the page and above it meanwhile. */
export function useRosterImports(props: {
  readonly around: RosterAround;
  readonly isFirst: boolean;
  /** Names go to the 이름표 alone: no picture of them is read on the server. */
  readonly hasNumbersOnly: boolean;
  readonly onImport: (reading: RosterReading) => Promise<void>;
}): { readonly buttons: ReactNode; readonly parts: ReactNode } {
  const { around, isFirst, hasNumbersOnly, onImport } = props;
  const fileImport = useFileImport(around);
  const [isPasting, setPasting] = useState(false);
  const fileChooser = useRef<HTMLInputElement>(null);
  const photoChooser = useRef<HTMLInputElement>(null);
  const { refusal } = fileImport.control;
  const buttons = (
    <>
      <Button
        variant={isFirst ? "filled" : "weak"}
        icon={<ClipboardPaste size={18} aria-hidden />}
        onClick={() => setPasting(true)}
      >
        명단 붙여넣기
      </Button>
      <Button
        variant="line"
        icon={<FileSpreadsheet size={18} aria-hidden />}
        isBusy={fileImport.control.isReading}
        onClick={() => fileChooser.current?.click()}
      >
        파일에서 가져오기
      </Button>
      {!hasNumbersOnly && (
        <Button
          variant="line"
          icon={<Camera size={18} aria-hidden />}
          onClick={() => photoChooser.current?.click()}
        >
          사진에서 가져오기
        </Button>
      )}
    </>
  );
  const notice = hasNumbersOnly && <NumbersOnlyNotice />;
  const parts = (
    <>
      {notice}
      {refusal && !fileImport.isOpen && (
        <div ref={scrollToAnswer}>
          <Notice tone="danger" title={fileImport.fileName} isAlert>
            {toSentence(rosterFileMessages, refusal)}
          </Notice>
        </div>
      )}
      <FileChooser
        chooser={fileChooser}
        accept=".xlsx,.csv,.tsv,.txt,.xls"
        onChoose={(file) => void fileImport.open(file)}
      />
      <PhotoImport chooser={photoChooser} around={around} onImport={onImport} />
      <PasteDialog
        isOpen={isPasting}
        notice={notice}
        onClose={() => setPasting(false)}
        around={around}
        onImport={(reading) => onImport(reading).then(() => setPasting(false))}
      />
      <ImportDialog
        isOpen={fileImport.isOpen}
        notice={notice}
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
