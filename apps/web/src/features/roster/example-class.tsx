import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import { EmptyDesks } from "../../ui/empty-desks.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** Drawn only: never stored, synced, counted or exported. */
const examplePupils = [
  "김가온",
  "남지호",
  "노은우",
  "문채원",
  "박서준",
  "서다인",
  "이로운",
  "응우옌 티 란",
];

/** The roster before there is one: what it will look like, and the ways to begin. */
export function ExampleClass(props: {
  readonly actions: ReactNode;
  readonly lastAction: ReactNode;
}) {
  return (
    <Card className="relative flex flex-1 flex-col items-center justify-center gap-2">
      <span className="absolute top-5 left-5">
        <Chip tone="brand">예시</Chip>
      </span>
      <EmptyState
        picture={<EmptyDesks />}
        title="명단을 넣으면 여기가 우리 반이 돼요"
        actions={props.actions}
        lastAction={props.lastAction}
      >
        지금 보이는 학생은 예시예요. 저장되지 않아요.
      </EmptyState>
      <ul
        aria-label="예시 학생"
        className="grid w-full max-w-[40rem] grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2 pb-6"
      >
        {examplePupils.map((name, index) => (
          <li
            key={name}
            className="flex h-12 items-center gap-2 rounded-[14px] border border-dashed border-field px-3 text-15 font-semibold whitespace-nowrap text-fg-2"
          >
            <span className="min-w-4 text-right text-13 font-medium text-fg-3 tabular-nums">
              {index + 1}
            </span>
            {name}
          </li>
        ))}
      </ul>
    </Card>
  );
}
