import { toSentence } from "@damim/domain/base/result.ts";
import {
  ROSTER_FILE_LIMIT_BYTES,
  rosterFileMessages,
} from "@damim/domain/roster/reading/source/roster-file.ts";
import type { RosterReading } from "@damim/domain/roster/reading/roster-reading.ts";
import {
  useEffect,
  useEffectEvent,
  useState,
  useCallback,
  useRef,
  type ReactNode,
  type RefCallback,
} from "react";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { ClassSelect } from "../fields/class-select.tsx";
import { ImportFooter } from "./import-footer.tsx";
import { ReadingPreview } from "./reading-preview.tsx";
import { useKeptMends } from "./use-kept-mends.ts";
import { useWhileOpen } from "./use-while-open.ts";
import {
  useRosterReading,
  type RosterAround,
  type RosterReadingControl,
} from "./use-roster-reading.ts";

export interface PasteDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly around: RosterAround;
  /** What becomes of a part of what is read. */
  readonly notice?: ReactNode;
  readonly onImport: (reading: RosterReading) => Promise<void>;
}

/** A browser lays out every line of a field: above this the text is read but not put into it. */
const LONGEST_SHOWN_CHARACTERS = 50_000;

/** 명단 붙여넣기: read while it is typed, taken as it is shown. */
export function PasteDialog({ isOpen, onClose, around, notice, onImport }: PasteDialogProps) {
  const [text, setText, clearDraft] = useDraft("roster-paste", "");
  const [longText, setLongText] = useState<string>();
  const mends = useKeptMends();
  const control = useRosterReading(around);
  const { refusal } = control;
  const reading = useWhileOpen(isOpen, control.reading);

  const take = (typed: string): void => {
    const isLong = typed.length > LONGEST_SHOWN_CHARACTERS;
    setLongText(isLong ? typed : undefined);
    if (!isLong) setText(typed);
    // Other lines have other places: what was mended belongs to the list as it was.
    mends.forget();
    void readText(control, typed);
  };
  const field = useLongInput(LONGEST_SHOWN_CHARACTERS, take);
  // What was typed before a reload stands in the field again and is read again. Typing reads by itself.
  const readAgain = useEffectEvent(() => {
    if (longText !== undefined) return;
    void readText(control, text).then((isRead) => {
      if (isRead) for (const [rowKey, cells] of mends.list) control.mend(rowKey, cells);
    });
  });
  useEffect(() => {
    if (isOpen) readAgain();
  }, [isOpen]);
  const finish = async (taken: RosterReading): Promise<void> => {
    await onImport(taken);
    setLongText(undefined);
    setText("");
    clearDraft();
    mends.forget();
    control.clear();
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="명단 붙여넣기"
      subtitle="표에서 번호와 이름을 복사해 붙여넣어 주세요."
      width="wide"
      footer={<ImportFooter reading={reading} isReading={control.isReading} onImport={finish} />}
    >
      <div className="flex flex-col gap-4 px-5 pt-4 pb-2 sm:px-7">
        {longText === undefined ? (
          <TextArea
            label="붙여넣을 명단"
            rows={5}
            value={text}
            onValueChange={take}
            ref={field}
            placeholder={"1 김가온\n2 남지호\n3 응우옌 티 란"}
            hint="한 줄에 한 명씩이에요. 번호가 없으면 차례대로 매겨요."
            spellCheck={false}
            autoComplete="off"
            className="[&_textarea]:max-h-[30dvh]"
          />
        ) : (
          <Notice
            tone="info"
            title="긴 내용을 붙여넣었어요"
            actions={
              <Button variant="line" onClick={() => take("")}>
                다시 붙여넣기
              </Button>
            }
          >
            약 {Math.ceil(longText.length / 10_000)}만 글자라 여기에 다 보여 드리지 않아요. 읽은
            결과는 아래에 있어요.
          </Notice>
        )}
        <div className="empty:hidden">
          <ClassSelect reading={reading} onChoose={control.choose} />
        </div>
        {refusal && refusal.type !== "FileEmpty" && (
          // Half-typed text has no names yet: that is no trouble to be called out.
          <Notice
            tone={refusal.type === "NameColumnMissing" ? "info" : "danger"}
            isAlert={refusal.type !== "NameColumnMissing"}
          >
            {toSentence(rosterFileMessages, refusal)}
          </Notice>
        )}
      </div>
      {reading && (
        <ReadingPreview
          notice={notice}
          reading={reading}
          onMend={(rowKey, cells) => {
            control.mend(rowKey, cells);
            // A list that is too long for the field is not kept, nor is what was mended in it.
            if (longText === undefined) mends.keep(rowKey, cells);
          }}
          onAnswer={control.answer}
          onAnswerClass={control.answerClass}
          onTakeOthers={control.takeOthers}
          onChoose={control.choose}
        />
      )}
    </Dialog>
  );
}

/** True when a list was read. */
async function readText(control: RosterReadingControl, text: string): Promise<boolean> {
  if (text.trim() === "") control.clear();
  else if (new Blob([text]).size > ROSTER_FILE_LIMIT_BYTES) {
    control.refuse({ type: "PasteTooLong", limitBytes: ROSTER_FILE_LIMIT_BYTES });
  } else return control.read({ type: "text", text });
  return false;
}

/**
 * Takes a long text before the browser writes it into a field. Putting 5 MB into a textarea line by line
 * holds a page for minutes; handing the same text to a worker takes a moment.
 *
 * Paste, drop and input methods all announce themselves with `beforeinput`, which React does not pass on.
 */
function useLongInput(
  longestCharacters: number,
  onLong: (text: string) => void,
): RefCallback<HTMLTextAreaElement> {
  const latest = useRef(onLong);
  useEffect(() => {
    latest.current = onLong;
  });
  return useCallback(
    (field) => {
      if (!field) return;
      const handleInput = (event: InputEvent): void => {
        const text = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
        if (text.length <= longestCharacters) return;
        event.preventDefault();
        latest.current(text);
      };
      field.addEventListener("beforeinput", handleInput);
      return () => field.removeEventListener("beforeinput", handleInput);
    },
    [longestCharacters],
  );
}
