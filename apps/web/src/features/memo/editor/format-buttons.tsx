import { AtSign, Bold, Heading, Highlighter, List, ListChecks, ListOrdered } from "lucide-react";
import type { Command } from "prosemirror-state";
import {
  turnBold,
  turnHeading,
  turnHighlight,
  turnList,
  type ListName,
  type Look,
} from "./memo-keys.ts";

const lists = [
  ["bulletList", "글머리 목록", List],
  ["orderedList", "번호 목록", ListOrdered],
  ["checkList", "확인 목록", ListChecks],
] as const satisfies readonly (readonly [ListName, string, typeof List])[];

const putSign: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, " ");
  dispatch?.(state.tr.insertText(before === "" || /\s$/.test(before) ? "@" : " @"));
  return true;
};

/** How the words look, and a pupil. */
export function FormatButtons(props: {
  readonly look: Look;
  readonly onRun: (command: Command) => void;
}) {
  const { look, onRun } = props;
  const button = (label: string, Icon: typeof List, command: Command, isOn?: boolean) => (
    <button
      key={label}
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      // The selection stays.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onRun(command)}
      className="press grid size-11 shrink-0 place-items-center rounded-ctl text-fg-2 hover:bg-hover aria-pressed:bg-brand-weak aria-pressed:text-brand-strong max-sm:w-10"
    >
      <Icon size={20} aria-hidden />
    </button>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset asks for a legend
    <div role="group" aria-label="꾸미기" className="flex flex-wrap items-center">
      {button("제목", Heading, turnHeading, look.isHeading)}
      {button("굵게", Bold, turnBold, look.isBold)}
      {button("형광펜", Highlighter, turnHighlight, look.isHighlighted)}
      {lists.map(([name, label, Icon]) => button(label, Icon, turnList(name), look.list === name))}
      {button("학생 넣기", AtSign, putSign)}
    </div>
  );
}
