// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by carry-dialogs.tsx.
import { matchNametags } from "@damim/domain/numbers-only/nametag-list.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { useRef, useState } from "react";
import { openNametagText } from "../../../data/nametags/carry-nametags.ts";
import { findClassYear, type Store } from "../../../data/teacher-data.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { FileChooser } from "../../../ui/field/file-chooser.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Dialog, DialogActions } from "../../../ui/overlay/dialog.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";

export interface CarryInDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly store: Store;
  /** What a camera has read already. */
  readonly scanned: string | undefined;
}

const LARGEST_BYTES = 2_000_000;

/** 이름표 가져오기: a file or what a camera has read, opened by six words. */
export function CarryInDialog({ isOpen, onClose, store, scanned }: CarryInDialogProps) {
  const data = useTeacherData();
  const chooser = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  // As no password is, it is kept nowhere.
  const [words, setWords] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const year = findClassYear(data);

  const take = async (): Promise<string | undefined> => {
    if (file && file.size > LARGEST_BYTES)
      return "이름표 파일이 아니에요. 다른 파일을 골라 주세요.";
    const sealed = file ? await file.text().catch(() => "") : scanned;
    if (sealed === undefined) return "이름표 파일을 골라 주세요.";
    const list = await openNametagText(sealed, words);
    if (list === "strange") return "이름표 파일이 아니거나 잘렸어요. 다시 받아 골라 주세요.";
    if (list === "shut") return "여섯 낱말이 맞지 않아요. 순서대로 다시 적어 주세요.";
    if (list.year !== year)
      return `${list.year}학년도의 이름표예요. ${year}학년도 것을 골라 주세요.`;
    const { found, missing } = matchNametags(list, [...store.rows(studentKind).values()]);
    const opened = await data.vault?.load();
    await opened?.nametags.put(store.scope, found);
    showToast.success(
      missing > 0
        ? `${found.size}명의 이름을 가져왔어요. ${missing}명은 명단에 없어 두었어요.`
        : `${found.size}명의 이름을 가져왔어요`,
    );
    return undefined;
  };
  const submit = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const trouble = await take().catch(() => "가져오지 못했어요. 잠시 뒤에 다시 눌러 주세요.");
    setBusy(false);
    setError(trouble);
    if (trouble !== undefined) return;
    setWords("");
    setFile(undefined);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="이름표 가져오기"
      subtitle="이름은 이 기기에만 남고 서버로 가지 않아요."
      footer={
        <DialogActions onCancel={onClose}>
          <Button size="large" isBusy={isBusy} onClick={() => void submit()}>
            가져오기
          </Button>
        </DialogActions>
      }
    >
      <form
        className="flex flex-col items-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {scanned !== undefined && !file ? (
          <p className="text-15">카메라로 읽은 이름표예요. 여섯 낱말을 적어 주세요.</p>
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="line" onClick={() => chooser.current?.click()}>
              파일 고르기
            </Button>
            <span className="text-15 text-fg-2">
              {file?.name ?? "「이름표 옮기기」로 받은 파일"}
            </span>
          </div>
        )}
        <FileChooser chooser={chooser} accept=".txt" onChoose={setFile} />
        <TextField
          label="여섯 낱말"
          className="w-full"
          autoComplete="off"
          placeholder="가방 나무 구름 …"
          value={words}
          onValueChange={setWords}
          error={error}
        />
      </form>
    </Dialog>
  );
}
