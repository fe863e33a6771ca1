import { useState } from "react";
import { copyText } from "../../../platform/clipboard.ts";

/** Words that nobody got, to be read and copied; `onForget` where they may go. */
export function UnsentList(props: {
  readonly texts: readonly string[];
  readonly onForget?: () => void;
}) {
  const { texts, onForget } = props;
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => setCopied(await copyText(texts.join("\n\n")));
  return (
    <section className="w-[min(100%,480px)] text-left" aria-label="올라가지 못한 글">
      <h2 className="font-bold">올라가지 못한 글이 있어요</h2>
      <ul>
        {texts.map((text, place) => (
          // Two may be equal; none comes or goes.
          <li key={place} className="my-2 rounded-card bg-surface px-4 py-3.5 whitespace-pre-wrap">
            {text}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-2">
        <button type="button" className="pad-line-button" onClick={() => void copy()}>
          {isCopied ? "복사했어요" : "글 복사하기"}
        </button>
        {onForget && (
          <button type="button" className="pad-line-button" onClick={onForget}>
            글 지우기
          </button>
        )}
      </p>
    </section>
  );
}
