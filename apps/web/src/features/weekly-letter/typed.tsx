import { weeklyLetter } from "@damim/domain/weekly-letter/weekly-letter-record.ts";
import type { letterNames } from "@damim/domain/weekly-letter/weekly-letter.ts";
import type { ReactNode } from "react";
import { NameAsked } from "../../kit/names/name-question.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import type { LetterForm } from "./use-letter-form.ts";

/** A place of the sheet that is typed into: a field on screen, on paper its words alone. */
export function Typed(props: {
  readonly of: LetterForm;
  readonly name: (typeof letterNames)[number];
  readonly rows?: number;
  readonly placeholder?: string;
  /** As it stands on paper, where that is not the text itself. */
  readonly printed?: ReactNode;
}) {
  const { of, name, rows = 1, placeholder, printed } = props;
  const { form, row, words, change, onFocus, onBlur, isPast, askName } = of;
  const lines = words[name]?.split("\n") ?? [];
  const { shape } = weeklyLetter.fields[name];
  return (
    <>
      {!isPast && (
        <TextArea
          {...form.at(name)}
          onValueChange={(text) => change(name, text)}
          isLabelHidden
          most={shape.type === "text" ? shape.most : undefined}
          rows={rows}
          placeholder={placeholder}
          onFocus={() => onFocus(name)}
          onBlur={onBlur}
          className={`print:hidden ${rows > 1 ? "" : "[&_textarea]:min-h-11"} [&_textarea]:resize-none [&_textarea]:rounded-chip [&_textarea]:border-dashed [&_textarea]:px-2 [&_textarea]:py-2 [&_textarea]:text-15`}
        />
      )}
      {!isPast &&
        lines.map((line, at) => {
          const question = askName?.(line, row);
          return (
            question && (
              <NameAsked
                key={at}
                question={question}
                line={lines.length > 1 ? line : undefined}
                className="print:hidden"
                onKeep={() => of.keepNames(line)}
                onNumber={(numbered) => change(name, lines.with(at, numbered).join("\n"))}
              />
            )
          );
        })}
      <div className={`whitespace-pre-wrap wrap-anywhere ${isPast ? "" : "hidden print:block"}`}>
        {printed ?? words[name]}
      </div>
    </>
  );
}
