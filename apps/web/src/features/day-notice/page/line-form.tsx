import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { useState } from "react";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { NOT_IN_YET } from "../../../kit/names/name-question.tsx";
import { Button } from "../../../ui/button.tsx";
import { Form, isComposing } from "../../../ui/field/form.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import type { NoticeOfDay } from "./use-notice.ts";
import { PhraseRow } from "./phrase-row.tsx";

/** One more line by Enter; pasted lines come as so many. What cannot be stored stays in the field with its sentence. */
export function LineForm(props: {
  readonly store: Store;
  readonly day: CalendarDay;
  readonly notice: NoticeOfDay;
}) {
  const { store, day, notice } = props;
  const [typed, type] = useDraft(`dayNotice:${store.scope}:${day}`, "");
  const [error, setError] = useState<string>();
  const change = (next: string): void => {
    type(next);
    setError(undefined);
  };
  const add = (): void => {
    const refused = typed.trim() === "" ? undefined : notice.add(typed);
    if (refused) setError(refused);
    else change("");
  };
  return (
    <>
      <Form onSubmit={add} className="flex items-start gap-2">
        <TextArea
          label="알림장 줄"
          isLabelHidden
          rows={1}
          className="min-w-0 flex-1 [&_textarea]:min-h-12"
          placeholder="한 줄 더 적기"
          enterKeyHint="done"
          value={typed}
          {...(typed.trim() !== "" && { [NOT_IN_YET]: true })}
          onValueChange={change}
          error={error}
          onKeyDown={(event) => {
            // The Enter that ends a syllable is the syllable's; one with Shift begins another line.
            if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
            event.preventDefault();
            add();
          }}
        />
        <Button type="submit" variant="weak" className="h-12">
          줄 추가
        </Button>
      </Form>
      <PhraseRow
        store={store}
        typed={typed}
        onPhrase={(text) => setError(notice.add(text))}
        onKept={() => change("")}
      />
    </>
  );
}
