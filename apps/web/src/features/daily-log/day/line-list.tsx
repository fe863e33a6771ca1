import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import type { ShownLine } from "@damim/domain/daily-log/log-lines.ts";
import { logMessages } from "@damim/domain/daily-log/write-log.ts";
import { ChevronRight, EyeOff, Pencil, Undo2 } from "lucide-react";
import { useState } from "react";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import type { DayFactsSource } from "../../../kit/manifest/day-facts.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Link } from "../../../ui/link.tsx";
import { createLogCommands } from "./log-commands.ts";

/** 오늘 모인 기록: what the records say of the day, each with the way to it; own words can stand over a line. */
export function LineList(props: {
  readonly store: Store;
  readonly day: CalendarDay;
  readonly lines: readonly ShownLine[];
  readonly sources: readonly DayFactsSource[];
  /** A closed day says what it said when it was closed. */
  readonly isFixed: boolean;
}) {
  const { store, day, lines, sources, isFixed } = props;
  const commands = useCommands(createLogCommands, store);
  const [edited, keep, , forget] = useDraft(`log-line:${store.scope}:${day}`, "");
  const [editedKey, ...typed] = edited.split("\n");
  if (lines.length === 0)
    return (
      <p className="py-6 text-15 text-fg-2">
        이날 적힌 기록이 아직 없어요. 출결이나 제출을 적으면 여기에 저절로 모여요.
      </p>
    );
  return (
    <ul aria-label="오늘 모인 기록" className="flex flex-col">
      {lines.map((line) => {
        const source = sources.find(({ id }) => id === line.source);
        const key = `${line.source}~${line.fact}`;
        return (
          <li key={key} className="flex items-center gap-1 border-b border-line-2 py-1.5">
            {editedKey === key && !isFixed ? (
              <EditLine
                text={typed.join(" ")}
                onType={(text) => keep([key, text].join("\n"))}
                onCancel={forget}
                onSave={(text) => {
                  const result = commands.rewriteLine(day, line, text);
                  if (!result.ok) return toSentence(logMessages, result.refusal);
                  forget();
                  return undefined;
                }}
              />
            ) : (
              <>
                <span className="min-w-0 flex-1">
                  <span className="block text-13 text-fg-2">{source?.label ?? "지난 기록"}</span>
                  <span
                    className={`block text-15 wrap-break-word ${line.isHidden ? "text-fg-2 line-through" : "font-semibold"}`}
                  >
                    {line.text}
                  </span>
                </span>
                {!isFixed && (
                  <>
                    {!line.isHidden && (
                      <IconButton
                        label={`「${line.text}」 고쳐 적기`}
                        icon={<Pencil size={17} aria-hidden />}
                        onClick={() => keep([key, line.text].join("\n"))}
                      />
                    )}
                    <IconButton
                      label={line.isHidden ? "이 줄 다시 넣기" : "이 줄 빼기"}
                      icon={
                        line.isHidden ? (
                          <Undo2 size={17} aria-hidden />
                        ) : (
                          <EyeOff size={17} aria-hidden />
                        )
                      }
                      onClick={() => commands.hideLine(day, line, !line.isHidden)}
                    />
                  </>
                )}
                {source?.to && (
                  <Link
                    to={source.to}
                    aria-label={`${source.label} 보기`}
                    className="press grid size-11 place-items-center rounded-ctl text-fg-2 hover:bg-hover"
                  >
                    <ChevronRight size={18} aria-hidden />
                  </Link>
                )}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function EditLine(props: {
  readonly text: string;
  /** Each letter stays with the device until it is saved (`useDraft`). */
  readonly onType: (text: string) => void;
  readonly onCancel: () => void;
  /** Gives back what is to be mended. */
  readonly onSave: (text: string) => string | undefined;
}) {
  const { text, onType, onCancel, onSave } = props;
  const [error, setError] = useState<string>();
  return (
    <Form
      className="flex flex-1 flex-wrap items-start gap-2"
      onSubmit={() => setError(onSave(text))}
    >
      <TextField
        className="min-w-48 flex-1"
        label="고쳐 적을 말"
        isLabelHidden
        hint="비우면 저절로 적힌 말로 돌아가요."
        fieldSize="dense"
        value={text}
        onValueChange={onType}
        error={error}
      />
      <Button type="submit" variant="weak">
        저장
      </Button>
      <Button variant="text" onClick={onCancel}>
        취소
      </Button>
    </Form>
  );
}
