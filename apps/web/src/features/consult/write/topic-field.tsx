import { toTopicLabel, topicLabels } from "@damim/domain/consult/consult-labels.ts";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { Notice } from "../../../ui/notice.tsx";
import { ChipButton } from "../../../ui/chip.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { isComposing } from "../../../ui/field/form.tsx";

const known = Object.keys(topicLabels);

/** The four topics of the decree, and words of the teacher's own. */
export function TopicField(props: {
  readonly topics: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (topics: readonly string[]) => void;
}) {
  const { topics, error, onChange } = props;
  /** What stood before the word that is being written: each key is the form's at once, so that its draft keeps it. */
  const [adding, setAdding] = useState<{
    readonly typed: string;
    readonly to: readonly string[];
  }>();
  const own = (adding?.to ?? topics).filter((topic) => !known.includes(topic));
  const turn = (topic: string): void => {
    setAdding(undefined);
    onChange(topics.includes(topic) ? topics.filter((one) => one !== topic) : [...topics, topic]);
  };
  const write = (to: readonly string[], typed: string): void => {
    const word = typed.trim();
    setAdding({ typed, to });
    onChange(word === "" || to.includes(word) ? to : [...to, word]);
  };
  return (
    <div className="flex min-w-0 flex-wrap gap-1.5">
      {known.map((topic) => (
        <ChipButton
          key={topic}
          isChosen={topics.includes(topic)}
          className="px-3!"
          onClick={() => turn(topic)}
        >
          {toTopicLabel(topic)}
        </ChipButton>
      ))}
      {own.map((topic) => (
        <ChipButton key={topic} isChosen aria-label={`${topic} 빼기`} onClick={() => turn(topic)}>
          {topic}
          <X size={16} aria-hidden />
        </ChipButton>
      ))}
      {!adding && (
        <ChipButton
          aria-label="다른 주제 적기"
          className="w-11 justify-center px-0!"
          onClick={() => setAdding({ typed: "", to: topics })}
        >
          <Plus size={18} aria-hidden />
        </ChipButton>
      )}
      {adding && (
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for by a press
          autoFocus
          label="다른 주제"
          isLabelHidden
          placeholder="다른 주제"
          fieldSize="dense"
          className="w-36"
          value={adding.typed}
          onValueChange={(typed) => write(adding.to, typed)}
          onBlur={() => setAdding(undefined)}
          onKeyDown={(event) => {
            if (isComposing(event) || event.key !== "Enter" || event.ctrlKey || event.metaKey)
              return;
            event.preventDefault();
            setAdding(undefined);
          }}
        />
      )}
      {error && (
        <div className="w-full">
          <Notice tone="danger" isAlert>
            {error}
          </Notice>
        </div>
      )}
    </div>
  );
}
