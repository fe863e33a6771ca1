import { describeFile } from "./describe-write.ts";
import { Download, RotateCw } from "lucide-react";
import type { RefusedFile } from "../../data/files/waiting-file.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { saveFiles } from "./save-files.ts";

/** A file that the server did not take, with its reason: send again, keep as a file, discard. */
export function RefusedFileItem({ file }: { readonly file: RefusedFile }) {
  const data = useTeacherData();
  const discard = async (): Promise<void> => {
    try {
      await data.files.discard(file.id);
    } catch {
      showToast.error("지우지 못했어요. 저장 공간을 비운 뒤 다시 해 주세요.");
      return;
    }
    // The row must not point to a file that nobody has, unless it holds another one by now. No step of
    // undo: what it would bring back is gone.
    const { scope, kind, id, field, before } = file.place;
    const store = data.stores.find((each) => each.scope === scope);
    const row = store?.rows<Readonly<Record<string, unknown>>>({ name: kind }).get(id);
    const value = row?.[field];
    const rest = Array.isArray(value) ? value.filter((each) => each !== file.id) : (before ?? null);
    if (store && (Array.isArray(value) ? value.includes(file.id) : value === file.id)) {
      void store.write([{ kind, id, set: { [field]: rest } }]);
    }
  };
  return (
    <li className="py-3">
      <p id={`refused-${file.id}`} className="text-15 font-semibold">
        {describeFile(data, file)}
      </p>
      <p className="text-14 text-danger">{file.refusal.message}</p>
      <div className="mt-1 -ml-4 flex flex-wrap gap-x-1">
        <Button
          variant="brandText"
          icon={<RotateCw size={18} aria-hidden />}
          aria-describedby={`refused-${file.id}`}
          onClick={() => data.files.sendAgain(file.id)}
        >
          다시 보내기
        </Button>
        <Button
          variant="text"
          icon={<Download size={18} aria-hidden />}
          aria-describedby={`refused-${file.id}`}
          onClick={() => void saveFiles(data, [file])}
        >
          내려받기
        </Button>
        <Button
          variant="dangerText"
          aria-describedby={`refused-${file.id}`}
          onClick={() => void discard()}
        >
          버리기
        </Button>
      </div>
    </li>
  );
}
