import { Minus, Plus, Save } from "lucide-react";
import { useState } from "react";
import { BoardButton } from "../../kit/board/board-button.tsx";
import { useFit } from "../../kit/board/use-fit.ts";
import { breakable } from "../../ui/tile-name.tsx";
import type { useSource } from "./use-source.ts";
import { useGroupCut, type GroupCut } from "./use-group-cut.ts";
import { useGroups, type Divided } from "./use-groups.ts";

/** 모둠 나누기: everybody at once, for all to see. One name, then another: they change places. */
export function Groups(props: {
  readonly divided: Divided;
  readonly onChange: (divided: Divided) => void;
  readonly source: ReturnType<typeof useSource>;
  readonly count: number;
  readonly onCount: (count: number) => void;
}) {
  const { divided, onChange, source, count, onCount } = props;
  const cut = useGroupCut({ count, onCount });
  const of = useGroups({ divided, onChange, source, cut });
  const { groups, isKept, broken } = of;
  const place = useFit<HTMLUListElement>({
    most: 13,
    upright: 7.5,
    easy: 6.5,
    least: 4.5,
    across: [2, 3, 4, 5, 6, 7, 8],
  });
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
        ref={place}
        className="grid min-h-0 w-full flex-1 auto-rows-[minmax(min-content,1fr)] grid-cols-[repeat(var(--across),minmax(0,1fr))] gap-3 text-left whitespace-nowrap data-breaks:whitespace-normal portrait:grid-cols-2 fitted fitted-list"
      >
        {groups.map((names, index) => (
          <li
            key={index}
            data-fit
            className="flex min-w-0 flex-col rounded-[--spacing(7)] bg-surface px-4 py-2 leading-tight font-bold"
          >
            <h2 className="px-2 text-[length:min(1em,--spacing(8))] text-board-fg-2">
              {index + 1}모둠
            </h2>
            {names.map((each) => (
              <button
                key={each.name}
                type="button"
                aria-pressed={picked === each.name}
                onClick={() => press(each.name)}
                className="press min-h-[1.3em] rounded-[--spacing(4)] px-2 text-left in-data-breaks:pl-[1em] in-data-breaks:-indent-[.7em] aria-pressed:bg-board-brand aria-pressed:text-surface"
              >
                {of.isAway(each) ? (
                  <>
                    <span className="font-medium opacity-70">{breakable(each.name)}</span>{" "}
                    <span className="text-[length:max(.6em,--spacing(6))] font-medium whitespace-nowrap opacity-70">
                      오늘 없음
                    </span>
                  </>
                ) : (
                  breakable(each.name)
                )}
              </button>
            ))}
          </li>
        ))}
      </ul>
      <div className="flex shrink-0 flex-wrap items-center justify-center gap-x-6 gap-y-3">
        <CutControls cut={cut} hasRules={of.canKeep} />
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
          {broken > 0
            ? `자리 규칙 ${broken}개는 지키지 못했어요`
            : "이름 둘을 차례로 누르면 서로 바꿔요"}
        </span>
      </div>
    </>
  );
}

/** 「3명씩」 or 「6모둠」, and whether who must not sit together may come together here. */
function CutControls({ cut, hasRules }: { readonly cut: GroupCut; readonly hasRules: boolean }) {
  return (
    <span className="flex flex-wrap items-center justify-center gap-3 text-[length:--spacing(7.5)] font-bold">
      <span
        role="radiogroup"
        aria-label="나누는 방법"
        className="flex overflow-hidden rounded-[--spacing(7)] bg-surface"
      >
        {cut.choices.map(({ value, label }) => (
          <label
            key={value}
            className="relative grid h-20 place-items-center px-7 has-checked:bg-board-brand has-checked:text-surface has-focus-visible:outline-2 has-focus-visible:-outline-offset-4"
          >
            <input
              type="radio"
              name="group-cut"
              checked={cut.by === value}
              onChange={() => cut.setBy(value)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {label}
          </label>
        ))}
      </span>
      <BoardButton
        aria-label={cut.by === "of" ? "모둠원 줄이기" : "모둠 수 줄이기"}
        icon={<Minus aria-hidden />}
        className="bg-surface! px-5!"
        disabled={cut.least}
        onClick={() => cut.step(-1)}
      />
      <output aria-label="나누는 수" className="min-w-24 text-center tabular-nums">
        {cut.words}
      </output>
      <BoardButton
        aria-label={cut.by === "of" ? "모둠원 늘리기" : "모둠 수 늘리기"}
        icon={<Plus aria-hidden />}
        className="bg-surface! px-5!"
        disabled={cut.most}
        onClick={() => cut.step(1)}
      />
      {hasRules && (
        <label className="flex h-20 cursor-pointer items-center gap-3 rounded-[--spacing(7)] bg-surface px-6 has-focus-visible:outline-2">
          <input
            type="checkbox"
            checked={cut.keepsRules}
            onChange={({ currentTarget }) => cut.setKeepsRules(currentTarget.checked)}
            className="size-8 accent-board-brand"
          />
          자리 규칙 지키기
        </label>
      )}
    </span>
  );
}
