import { useState } from "react";
import { listWaiting } from "../../data/rounds/sync-state.ts";
import { useLive, useTeacherData } from "../../data/use-teacher-data.ts";
import { saveTextFile } from "../../platform/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { reloadNewest } from "../base/reload-newest.ts";

/**
 * The server speaks a newer language than this page: nothing is sent until it is opened anew. Words that
 * stand in this page alone would go with it, so they can be kept as a file first.
 */
export function OutdatedBanner() {
  const data = useTeacherData();
  const isOutdated = useLive((live) => live.rounds.state() === "outdated");
  const unsavedCount = useLive((live) =>
    live.stores.reduce((sum, store) => sum + store.unsavedCount(), 0),
  );
  const [isOpening, setOpening] = useState(false);
  if (!isOutdated) return null;
  const keep = async (): Promise<void> => {
    // The newer build may have taken the place of the part with the words: what was typed goes into the file anyway.
    // The newer build may have taken the place of the part with the words: what was typed goes into the file anyway.
    const text = await import("../unsent/sign-out-dialog.tsx")
      .then((file) => file.toUnsentText(data))
      .catch(() =>
        listWaiting(data)
          .map(({ op }) => JSON.stringify(op.set))
          .join("\n"),
      );
    saveTextFile("담임-보내지-못한-기록.txt", text);
  };
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-warm-weak px-5 py-3 text-15 text-warm-strong"
    >
      <span className="min-w-0 flex-1 basis-72">
        담임이 새 버전으로 바뀌었어요.{" "}
        {unsavedCount > 0
          ? `적은 내용 ${unsavedCount}건은 이 창에만 있어요. 파일로 내려받은 다음 새로 열어 주세요.`
          : "화면을 새로 열어 주세요. 적은 내용은 이 기기에 그대로 있고, 새로 열면 이어서 보내요."}
      </span>
      {unsavedCount > 0 && (
        <Button variant="line" onClick={() => void keep()}>
          파일로 내려받기
        </Button>
      )}
      <Button
        isBusy={isOpening}
        onClick={() => {
          setOpening(true);
          void reloadNewest();
        }}
      >
        새로 열기
      </Button>
    </div>
  );
}
