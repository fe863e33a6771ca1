import { toOcrGrid } from "@damim/domain/roster/reading/source/ocr-grid.ts";
import type { RosterReading } from "@damim/domain/roster/reading/roster-reading.ts";
import { useEffect, useState, type RefObject } from "react";
import { shrinkPicture } from "../../../platform/shrink-picture.ts";
import { FileChooser } from "../../../ui/field/file-chooser.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Spinner } from "../../../ui/arrival/spinner.tsx";
import { toRowLook, type RowLook } from "./row-look.ts";
import { useRosterReading, type RosterAround } from "./use-roster-reading.ts";

const ImportDialog = lazyOverlay(() => import("./import-dialog.tsx"), "ImportDialog");

/** As large as the server reads it. */
const LONGEST_SIDE = 2400;
const NOT_HERE = "사진을 읽지 못했어요. 명단은 그대로 있어요. 인터넷을 확인하고 다시 골라 주세요.";
const NO_PICTURE = "사진으로 열 수 없는 파일이에요. JPEG나 PNG 사진을 골라 주세요.";

type Reading =
  | { readonly type: "none" }
  | { readonly type: "busy"; readonly name: string }
  | { readonly type: "refused"; readonly name: string; readonly sentence: string }
  | {
      readonly type: "read";
      readonly name: string;
      readonly look: RowLook;
      readonly isSmall: boolean;
    };

/** 사진에서 가져오기: a printed roster is read on the server and shown before any of it is on the roster. */
export function PhotoImport(props: {
  readonly chooser: RefObject<HTMLInputElement | null>;
  readonly around: RosterAround;
  readonly onImport: (reading: RosterReading) => Promise<void>;
}) {
  const { chooser, around, onImport } = props;
  const control = useRosterReading(around);
  const [now, setNow] = useState<Reading>({ type: "none" });
  const [isOpen, setOpen] = useState(false);
  const address = now.type === "read" ? now.look.address : undefined;
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);

  const read = async (file: File): Promise<void> => {
    const { name } = file;
    setNow({ type: "busy", name });
    const refuse = (sentence: string): void => setNow({ type: "refused", name, sentence });
    const picture = await shrinkPicture(file, LONGEST_SIDE);
    if (!picture) {
      refuse(NO_PICTURE);
      return;
    }
    const ocr = await import("../../../data/server/ocr-requests.ts").catch(() => undefined);
    const page = await ocr?.fetchOcrPage(picture);
    if (!page?.ok) {
      refuse(page?.refusal ?? NOT_HERE);
      return;
    }
    const grid = toOcrGrid(page.value);
    if (!(await control.read({ type: "grid", rows: grid.rows }))) {
      refuse(
        page.value.isSmall
          ? "사진이 작아 번호와 이름을 찾지 못했어요. 메신저로 받은 사진이면 원본을 받아 다시 골라 주세요."
          : "사진에서 번호와 이름을 찾지 못했어요. 명단 부분만 반듯하고 밝게 찍어 다시 골라 주세요.",
      );
      return;
    }
    const read = page.value.picture === undefined ? picture : toPicture(page.value.picture);
    const look = toRowLook(URL.createObjectURL(read), page.value, grid);
    setNow({ type: "read", name, look, isSmall: page.value.isSmall === true });
    setOpen(true);
  };
  const close = (): void => setOpen(false);

  return (
    <>
      {now.type === "busy" && (
        <output className="flex items-center gap-3 rounded-card bg-surface px-5 py-4 text-15">
          <Spinner size={20} />
          사진에서 글자를 읽고 있어요. 20초쯤 걸려요.
        </output>
      )}
      {now.type === "refused" && (
        <Notice tone="danger" title={now.name} isAlert>
          {now.sentence}
        </Notice>
      )}
      <FileChooser chooser={chooser} onChoose={(file) => void read(file)} />
      <ImportDialog
        isOpen={isOpen}
        onClose={close}
        fileName={now.type === "none" ? "" : now.name}
        control={control}
        {...(now.type === "read" ? { look: now.look } : {})}
        notice={
          now.type === "read" &&
          now.isSmall && (
            <Notice tone="warm">
              사진이 작아요. 원본 사진을 고르면 더 잘 읽어요. 메신저는 사진을 줄여 보내요.
            </Notice>
          )
        }
        onImport={(reading) => onImport(reading).then(close)}
        onOtherFile={() => chooser.current?.click()}
      />
    </>
  );
}

function toPicture(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (byte) => byte.codePointAt(0) ?? 0)], {
    type: "image/jpeg",
  });
}
