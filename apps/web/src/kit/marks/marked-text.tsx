import { parseMarks, type Inline } from "@damim/domain/cafe/text-marks.ts";
import { Fragment } from "react";

/** A text with `**굵게**`, `- 목록` and links as elements: bold words, points, links with the name of where they lead. */
export function MarkedText({ text }: { readonly text: string }) {
  return (
    <div className="flex flex-col gap-3 text-16 leading-[1.7] wrap-break-word">
      {parseMarks(text).map(({ type, lines }, at) =>
        type === "list" ? (
          <ul key={at} className="ml-5 list-disc">
            {lines.map((line, place) => (
              <li key={place}>
                <Line line={line} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={at}>
            {lines.map((line, place) => (
              <Fragment key={place}>
                {place > 0 && <br />}
                <Line line={line} />
              </Fragment>
            ))}
          </p>
        ),
      )}
    </div>
  );
}

function Line({ line }: { readonly line: readonly Inline[] }) {
  return line.map((piece, at) => {
    if (piece.type === "bold") return <strong key={at}>{piece.text}</strong>;
    if (piece.type === "text") return <Fragment key={at}>{piece.text}</Fragment>;
    return (
      <a
        key={at}
        href={piece.href}
        target="_blank"
        rel="noopener noreferrer"
        className="font-semibold break-all text-brand-strong underline"
      >
        {piece.href} <span className="text-14 text-fg-2">({piece.host}, 새 창)</span>
      </a>
    );
  });
}
