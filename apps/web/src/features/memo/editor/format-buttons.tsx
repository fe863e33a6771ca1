import {
  AtSign,
  Bold,
  Heading,
  Highlighter,
  ImagePlus,
  List,
  ListChecks,
  ListOrdered,
  SquareCheck,
} from "lucide-react";
import type { Command } from "prosemirror-state";
import { useRef, type ReactNode } from "react";
import { FileChooser } from "../../../ui/field/file-chooser.tsx";
import {
  turnBold,
  turnHeading,
  turnHighlight,
  turnList,
  type ListName,
  type Look,
} from "./memo-keys.ts";

const lists = [
  ["bulletList", "글머리 기호 목록", List],
  ["orderedList", "번호 목록", ListOrdered],
  ["checkList", "체크박스 목록", ListChecks],
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
  readonly onPicture: (file: Blob) => void;
  readonly onTask: () => void;
}) {
  const { look, onRun, onPicture, onTask } = props;
  const button = (label: string, Icon: typeof List, act: () => void, isOn?: boolean) => (
    <FormatButton
      key={label}
      label={label}
      icon={<Icon size={20} aria-hidden />}
      isOn={isOn}
      onPress={act}
    />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset asks for a legend
    <div role="group" aria-label="꾸미기" className={barLook}>
      {button("제목", Heading, () => onRun(turnHeading), look.isHeading)}
      {button("굵게", Bold, () => onRun(turnBold), look.isBold)}
      {button("형광펜", Highlighter, () => onRun(turnHighlight), look.isHighlighted)}
      {lists.map(([name, label, Icon]) =>
        button(label, Icon, () => onRun(turnList(name)), look.list === name),
      )}
      {button("학생 넣기", AtSign, () => onRun(putSign))}
      <PictureButton onPicture={onPicture} />
      {button("할 일로", SquareCheck, onTask)}
    </div>
  );
}

const barLook = "flex items-center max-md:overflow-x-auto md:flex-wrap";

function PictureButton({ onPicture }: { readonly onPicture: (file: Blob) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <FormatButton
        label="사진 넣기"
        icon={<ImagePlus size={20} aria-hidden />}
        isOn={undefined}
        onPress={() => chooser.current?.click()}
      />
      <FileChooser chooser={chooser} onChoose={onPicture} />
    </>
  );
}

function FormatButton(props: {
  readonly label: string;
  readonly icon: ReactNode;
  /** Of what can be on and off. */
  readonly isOn: boolean | undefined;
  readonly onPress: () => void;
}) {
  const { label, icon, isOn, onPress } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      // The selection stays.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="press grid size-11 shrink-0 place-items-center rounded-ctl text-fg-2 hover:bg-hover aria-pressed:bg-brand-weak aria-pressed:text-brand-strong max-sm:w-10"
    >
      {icon}
    </button>
  );
}
