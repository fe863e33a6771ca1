import { listHidden } from "@damim/domain/schedule/incoming/hide-incoming.ts";
import { listFileNames, type Brought } from "@damim/domain/schedule/incoming/plan-incoming.ts";
import type { EventRows } from "@damim/domain/schedule/list-events.ts";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import type { IncomingCommands } from "./incoming-commands.ts";

/** What files brought, by their names, each with the way out; and what was hidden of it. */
export function BroughtList(props: {
  readonly rows: EventRows;
  readonly commands: IncomingCommands;
}) {
  const { rows, commands } = props;
  const hidden = listHidden(rows.eventDays).length;
  return (
    <BroughtLines
      title="파일에서 가져온 일정"
      list={listFileNames(rows.events)}
      onTakeOut={commands.takeOut}
    >
      {hidden > 0 && (
        <Button variant="text" className="-ml-3" onClick={() => commands.showHidden()}>
          숨긴 일정 {hidden}개 다시 보이기
        </Button>
      )}
    </BroughtLines>
  );
}

/** Where events came from, each with the way out. */
export function BroughtLines(props: {
  readonly title: string;
  readonly list: readonly Brought[];
  readonly onTakeOut: (brought: Brought) => void;
  readonly children?: ReactNode;
}) {
  const { title, list, onTakeOut, children } = props;
  if (list.length === 0 && !children) return null;
  return (
    <section aria-label={title}>
      <h3 className="text-14 font-semibold text-fg-2">{title}</h3>
      <ul>
        {list.map((brought) => (
          <li
            key={`${brought.id} ${brought.name}`}
            className="flex min-h-12 items-center gap-2 border-b border-line-2"
          >
            <span className="min-w-0 flex-1 text-15 wrap-break-word">
              {brought.name || "이름 없는 캘린더"}{" "}
              <span className="text-fg-2">{brought.count}개</span>
            </span>
            <Button
              variant="dangerText"
              aria-label={`${brought.name || "이름 없는 캘린더"} 빼기`}
              onClick={() => onTakeOut(brought)}
            >
              빼기
            </Button>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
