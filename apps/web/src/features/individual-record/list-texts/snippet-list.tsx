import { NOTICE_AREA } from "@damim/domain/day-notice/day-notice.ts";
import {
  LONGEST_SNIPPET_CHARACTERS,
  snippetKind,
} from "@damim/domain/individual-record/list-memo.ts";
import { Plus, X } from "lucide-react";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import { useRows } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { createSnippetCommands } from "../../../kit/snippet/snippet-commands.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import type { RecordYear } from "../year/use-record-year.ts";

/** 문구: words of the teacher's own; a press puts them where the caret stands. */
export function SnippetList(props: {
  readonly year: RecordYear;
  readonly onInsert: ((words: string) => void) | undefined;
}) {
  const { year, onInsert } = props;
  const { store } = year;
  const commands = useCommands(createSnippetCommands, store);
  const rows = useRows(store, snippetKind);
  const [typed, type, clear] = useDraft(`snippet:${store.scope}`, "");
  const snippets = [...rows.values()]
    // Those have their place on 알림장.
    .filter(({ area }) => area !== NOTICE_AREA)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const add = (): void => {
    const text = typed.normalize("NFC").trim();
    if (text === "" || text.length > LONGEST_SNIPPET_CHARACTERS) return;
    commands.add({ text }, "문구를 넣었어요");
    type("");
    clear();
  };
  const isTooLong = typed.trim().length > LONGEST_SNIPPET_CHARACTERS;
  return (
    <section aria-label="문구" className="mt-3">
      {snippets.length === 0 && (
        <p className="text-15 text-fg-2">여러 글에 쓰는 말을 적어 두면 눌러서 넣을 수 있어요.</p>
      )}
      <ul>
        {snippets.map(({ id, text }) => (
          <li key={id} className="flex items-center gap-1 border-b border-line-2 py-1.5">
            <button
              type="button"
              disabled={!onInsert}
              className="press min-h-11 min-w-0 flex-1 rounded-ctl px-2 text-left text-15 whitespace-pre-line hover:bg-hover"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onInsert?.(text)}
            >
              {text}
            </button>
            {onInsert && (
              <IconButton
                label={`문구 지우기: ${text}`}
                icon={<X size={18} aria-hidden />}
                onClick={() => commands.remove(id, "문구를 지웠어요")}
              />
            )}
          </li>
        ))}
      </ul>
      {onInsert && (
        <Form onSubmit={add} className="mt-3 flex items-end gap-2">
          <TextField
            label="새 문구"
            fieldSize="dense"
            className="min-w-0 flex-1"
            value={typed}
            onValueChange={type}
            error={
              isTooLong ? `문구는 ${LONGEST_SNIPPET_CHARACTERS}자까지 적을 수 있어요.` : undefined
            }
          />
          <Button type="submit" variant="weak" icon={<Plus size={18} aria-hidden />}>
            넣기
          </Button>
        </Form>
      )}
    </section>
  );
}
