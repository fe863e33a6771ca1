import { Save } from "lucide-react";
import { useState } from "react";
import { BoardButton } from "../../kit/board/board-button.tsx";
import type { useGroups } from "./use-groups.ts";

/** 모둠 나누기: everybody at once, for all to see. One name, then another: they change places. */
export function Groups({ of }: { readonly of: ReturnType<typeof useGroups> }) {
  const { groups = [], isKept } = of;
  const [picked, setPicked] = useState<string>();
  const press = (name: string): void => {
    if (picked === undefined) return setPicked(name);
    if (picked !== name) of.swap(picked, name);
    setPicked(undefined);
  };
  return (
    <>
      <ul
        aria-label="나눈 모둠"
        className={`grid min-h-0 w-full flex-1 auto-rows-fr gap-4 text-left portrait:grid-cols-2 ${groups.length > 6 ? "grid-cols-4" : "grid-cols-3"}`}
      >
        {groups.map((names, index) => (
          <li
            key={index}
            className={`flex min-h-0 flex-col overflow-y-auto rounded-[--spacing(8)] bg-surface px-5 py-4 font-bold ${groups.length > 6 ? "text-[length:--spacing(9)]" : "text-[length:--spacing(11)]"} portrait:text-[length:--spacing(8)]`}
          >
            <h2 className="px-2 text-[length:--spacing(7)] text-board-fg-2">{index + 1}모둠</h2>
            <div className="flex flex-wrap content-start gap-x-1">
              {names.map(({ name }) => (
                <button
                  key={name}
                  type="button"
                  aria-pressed={picked === name}
                  onClick={() => press(name)}
                  className="press rounded-[--spacing(4)] px-2 text-left leading-snug break-keep aria-pressed:bg-board-brand aria-pressed:text-surface"
                >
                  {name}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <p className="flex shrink-0 flex-wrap items-center justify-center gap-6">
        {of.canKeep && (
          <BoardButton
            icon={<Save aria-hidden />}
            disabled={isKept}
            className="bg-surface!"
            onClick={of.keep}
          >
            {isKept ? "저장했어요" : "모둠으로 저장"}
          </BoardButton>
        )}
        <span className="text-[length:--spacing(6.5)] text-board-fg-2">
          이름 둘을 차례로 누르면 서로 바꿔요
        </span>
      </p>
    </>
  );
}
