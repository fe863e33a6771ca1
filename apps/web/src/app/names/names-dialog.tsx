import { putNumbers } from "@damim/domain/names/cover-person.ts";
import type { NamedText } from "@damim/domain/numbers-only/named-texts.ts";
import { useEffect, useState } from "react";
import { findNametags, listNamedRows } from "../../data/rounds/sync-state.ts";
import { useLive, useTeacherData } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/overlay/dialog.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { describeWrite } from "../unsent/describe-write.ts";

/** So much of a text stands around its first name. */
const BEFORE = 16;
const BEHIND = 44;
const MOST_SHOWN = 20;
const REST_MS = 400;
/** Between two lines nobody presses a key as long as that. */
const QUIET_MS = 2_000;

/**
 * 「글에 이름이 있어요」: each text as it is and as it would be; until then it stands on this device alone. It comes once
 * nobody writes them any more.
 */
export function NamesDialog() {
  const isAsked = useLive((data) => findNametags(data)?.asking.isAsked === true);
  const [isFree, setFree] = useState(false);
  const data = useTeacherData();
  const rows = useLive(listNamedRows);
  const [isBusy, setBusy] = useState(false);
  const asking = findNametags(data)?.asking;
  useEffect(() => {
    if (!isAsked) return;
    let keyAt = -QUIET_MS;
    const note = ({ timeStamp }: KeyboardEvent): void => void (keyAt = timeStamp);
    addEventListener("keydown", note, true);
    const timer = setInterval(
      () => setFree((was) => was || !(performance.now() - keyAt < QUIET_MS || isWriting())),
      REST_MS,
    );
    return () => {
      removeEventListener("keydown", note, true);
      clearInterval(timer);
      setFree(false);
    };
  }, [isAsked]);
  const answer = async (way: "numbers" | "names"): Promise<void> => {
    setBusy(true);
    await asking?.answer(rows, way);
    setBusy(false);
    showToast.success(
      way === "numbers" ? "번호로 바꿔 저장했어요" : "이름이 든 글을 그대로 저장했어요",
    );
  };
  return (
    <Dialog
      isOpen={isAsked && isFree}
      // It comes by itself: a key that was on its way answers nothing, for no button has the focus.
      onClose={() => asking?.putOff()}
      isOffPaper
      title="글에 이름이 있어요"
      subtitle="번호만 쓰는 학년도예요. 정할 때까지 이 글은 이 기기에만 있어요."
      footer={
        <DialogActions>
          <Button
            variant="sunken"
            size="large"
            isBusy={isBusy}
            onClick={() => void answer("names")}
          >
            그대로 저장
          </Button>
          <Button size="large" isBusy={isBusy} onClick={() => void answer("numbers")}>
            번호로 바꾸기
          </Button>
        </DialogActions>
      }
    >
      <ul aria-label="이름이 있는 글" className="divide-y divide-line-2">
        {rows.slice(0, MOST_SHOWN).map(({ store, kind, id, texts }) => (
          <li key={`${kind}~${id}`} className="py-3">
            <p className="text-14 font-semibold text-fg-2">
              {describeWrite(store, { kind, id, set: {} })}
            </p>
            {texts.map((text) => (
              <NamedLine key={text.text} of={text} />
            ))}
          </li>
        ))}
      </ul>
      {rows.length > MOST_SHOWN && (
        <p className="text-14 text-fg-2">이 밖에 {rows.length - MOST_SHOWN}건이 더 있어요.</p>
      )}
    </Dialog>
  );
}

/** A text as it is, and below it as it would be. */
export function NamedLine({ of: { text, named } }: { readonly of: NamedText }) {
  const [first] = named;
  if (!first) return null;
  const cut = (words: string): string => {
    const from = Math.max(0, first.at - BEFORE);
    const to = first.at + BEHIND;
    return `${from > 0 ? "…" : ""}${words.slice(from, to).trim()}${to < words.length ? "…" : ""}`;
  };
  return (
    <p className="mt-1 text-15 wrap-anywhere">
      {cut(text.normalize("NFC"))}
      <span className="block text-brand-strong">
        <span aria-label="바꾸면">→</span> {cut(putNumbers(text, named))}
      </span>
    </p>
  );
}

/** She works in another window, one is open here, or the field that has the focus holds words. */
function isWriting(): boolean {
  if (!document.hasFocus()) return true;
  if (document.querySelector("[role=dialog],[role=alertdialog]")) return true;
  const { activeElement: field } = document;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    return field.value.trim() !== "";
  return field instanceof HTMLElement && field.isContentEditable && field.textContent.trim() !== "";
}
