import { refuse, type Result } from "@damim/domain/base/result.ts";
import {
  ROSTER_FILE_LIMIT_BYTES,
  type RosterFileRefusal,
} from "@damim/domain/roster/reading/source/roster-file.ts";
import { useState } from "react";
import {
  useRosterReading,
  type RosterAround,
  type RosterReadingControl,
} from "./use-roster-reading.ts";

export interface FileImport {
  readonly control: RosterReadingControl;
  readonly fileName: string;
  readonly isOpen: boolean;
  readonly open: (file: File) => Promise<void>;
  readonly close: () => void;
}

/**
 * A chosen file on its way to the roster. The preview opens with the first file that can be read; until
 * then a refusal stands on the page, and the page stays free to choose another file.
 */
export function useFileImport(around: RosterAround): FileImport {
  const control = useRosterReading(around);
  const [fileName, setFileName] = useState("");
  const [isOpen, setOpen] = useState(false);
  return {
    control,
    fileName,
    isOpen,
    async open(file) {
      setFileName(file.name);
      const bytes = await readBytes(file);
      if (!bytes.ok) {
        control.refuse(bytes.refusal);
        return;
      }
      if (await control.read({ type: "file", name: file.name, bytes: bytes.value })) setOpen(true);
    },
    close() {
      setOpen(false);
      control.clear();
    },
  };
}

async function readBytes(file: File): Promise<Result<Uint8Array, RosterFileRefusal>> {
  if (file.size > ROSTER_FILE_LIMIT_BYTES) {
    return refuse({ type: "FileTooLarge", limitBytes: ROSTER_FILE_LIMIT_BYTES });
  }
  try {
    return { ok: true, value: new Uint8Array(await file.arrayBuffer()) };
  } catch {
    // The file was moved, or the device took away the right to read it.
    return refuse({ type: "FileUnreadable" });
  }
}
