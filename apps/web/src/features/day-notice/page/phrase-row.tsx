import {
  LONGEST_NOTICE_LINE_CHARACTERS,
  NOTICE_AREA,
} from "@damim/domain/day-notice/day-notice.ts";
import { splitTyped } from "@damim/domain/day-notice/notice-lines.ts";
import { snippetKind } from "@damim/domain/individual-record/list-memo.ts";
import { X } from "lucide-react";
import { useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useRows } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { createSnippetCommands } from "../../../kit/snippet/snippet-commands.ts";
import { Button } from "../../../ui/button.tsx";

/** 자주 쓰는 말: phrases of one's own, a press writes one. What stands in the field becomes one by a press too. */
export function PhraseRow(props: {
  readonly store: Store;
  readonly typed: string;
  readonly onPhrase: (text: string) => void;
  readonly onKept: () => void;
}) {
  const { store, typed, onPhrase, onKept } = props;
  const commands = useCommands(createSnippetCommands, store);
  const [isEditing, setEditing] = useState(false);
  const phrases = [...useRows(store, snippetKind).values()]
    .filter(({ area }) => area === NOTICE_AREA)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const [line, ...others] = splitTyped(typed);
  const isNew = phrases.every(({ text }) => text !== line);
  const canKeep =
    line && isNew && others.length === 0 && line.length <= LONGEST_NOTICE_LINE_CHARACTERS;
  if (phrases.length === 0 && !canKeep) return null;
  return (
    <section aria-label="자주 쓰는 말" className="flex flex-wrap items-center gap-2">
      <p className="text-14 text-fg-2">자주 쓰는 말</p>
      {phrases.map(({ id, text }) => (
        <Button
          key={id}
          variant="line"
          className="max-w-full rounded-pill"
          aria-label={isEditing ? `자주 쓰는 말 지우기: ${text}` : text}
          onClick={() =>
            isEditing ? commands.remove(id, "자주 쓰는 말을 지웠어요") : onPhrase(text)
          }
        >
          <span className="truncate">{text}</span>
          {isEditing && <X size={16} aria-hidden className="shrink-0" />}
        </Button>
      ))}
      {canKeep && (
        <Button
          variant="text"
          onClick={() => {
            commands.add({ text: line, area: NOTICE_AREA }, "자주 쓰는 말에 넣었어요");
            onPhrase(line);
            onKept();
          }}
        >
          적고 자주 쓰는 말에도 넣기
        </Button>
      )}
      {phrases.length > 0 && (
        <Button variant="text" aria-pressed={isEditing} onClick={() => setEditing(!isEditing)}>
          {isEditing ? "다 지웠어요" : "정리"}
        </Button>
      )}
    </section>
  );
}
