import { listHidden } from "@damim/domain/schedule/incoming/hide-incoming.ts";
import { listFileNames } from "@damim/domain/schedule/incoming/plan-incoming.ts";
import type { EventRows } from "@damim/domain/schedule/list-events.ts";
import { Button } from "../../../ui/button.tsx";
import type { IncomingCommands } from "./incoming-commands.ts";

/** What files brought, by their names, each with the way out; and what was hidden of it. */
export function BroughtList(props: {
  readonly rows: EventRows;
  readonly commands: IncomingCommands;
}) {
  const { rows, commands } = props;
  const brought = listFileNames(rows.events);
  const hidden = listHidden(rows.eventDays).length;
  if (brought.length + hidden === 0) return null;
  return (
    <section aria-label="파일에서 가져온 일정">
      <h3 className="text-14 font-semibold text-fg-2">파일에서 가져온 일정</h3>
      <ul>
        {brought.map(({ name, count }) => (
          <li key={name} className="flex min-h-12 items-center gap-2 border-b border-line-2">
            <span className="min-w-0 flex-1 text-15 wrap-break-word">
              {name || "이름 없는 캘린더"} <span className="text-fg-2">{count}개</span>
            </span>
            <Button
              variant="dangerText"
              aria-label={`${name || "이름 없는 캘린더"} 빼기`}
              onClick={() => commands.takeOut(name)}
            >
              빼기
            </Button>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="text" className="-ml-3" onClick={() => commands.showHidden()}>
          숨긴 일정 {hidden}개 다시 보이기
        </Button>
      )}
    </section>
  );
}
