import { parseTags } from "@damim/domain/roster/student-draft.ts";
import { ChipButton } from "../../../ui/chip.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";

const MOST_SUGGESTED = 6;

/** Tags as words with commas between; those that the class has already are one tap away. */
export function TagsField(props: {
  readonly text: string;
  readonly known: readonly string[];
  readonly onChange: (text: string) => void;
}) {
  const { text, known, onChange } = props;
  const tags = parseTags(text);
  const toggle = (tag: string): void => {
    const next = tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag];
    onChange(next.join(", "));
  };
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label="태그"
        fieldSize="normal"
        autoComplete="off"
        placeholder="방송부, 우유 안 마심"
        value={text}
        onValueChange={onChange}
      />
      {known.length > 0 && (
        <fieldset aria-label="우리 반 태그" className="flex min-w-0 flex-wrap gap-1.5">
          {known.slice(0, MOST_SUGGESTED).map((tag) => (
            <ChipButton key={tag} isChosen={tags.includes(tag)} onClick={() => toggle(tag)}>
              {tag}
            </ChipButton>
          ))}
        </fieldset>
      )}
    </div>
  );
}
