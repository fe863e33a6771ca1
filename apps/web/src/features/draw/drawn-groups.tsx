import { Save } from "lucide-react";
import { useState } from "react";
import { BoardButton } from "../../kit/board/board-frame.tsx";
import type { DrawnGroups } from "./use-round.ts";

/** 모둠 나누기: everybody at once, for all to see. */
export function Groups(props: {
  readonly groups: DrawnGroups;
  readonly onKeep: (() => void) | undefined;
}) {
  const { groups, onKeep } = props;
  const [isKept, setKept] = useState(false);
  return (
    <>
      <ul
        aria-label="나눈 모둠"
        className={`grid min-h-0 w-full flex-1 auto-rows-fr gap-4 text-left portrait:grid-cols-2 ${groups.length > 6 ? "grid-cols-4" : "grid-cols-3"}`}
      >
        {groups.map((names, index) => (
          <li
            key={names[0]?.name}
            className="min-h-0 overflow-y-auto rounded-[--spacing(8)] bg-surface px-7 py-4 text-[length:--spacing(8)] font-bold"
          >
            <h2 className="text-[length:--spacing(7)] text-board-fg-2">{index + 1}모둠</h2>
            {names.map(({ name }) => (
              <p key={name} className="break-keep">
                {name}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {onKeep && (
        <BoardButton
          icon={<Save aria-hidden />}
          disabled={isKept}
          className="shrink-0 bg-surface!"
          onClick={() => {
            onKeep();
            setKept(true);
          }}
        >
          {isKept ? "저장했어요" : "모둠으로 저장"}
        </BoardButton>
      )}
    </>
  );
}
