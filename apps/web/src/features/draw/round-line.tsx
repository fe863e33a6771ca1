/** 이번 바퀴: a small card for each who is in it and here; who was drawn, who just was, who is left. */
export function RoundLine(props: {
  readonly opened: number;
  readonly now: number;
  readonly left: number;
}) {
  const { opened, now, left } = props;
  return (
    <div className="flex w-full shrink-0 items-center justify-between gap-10 text-[length:--spacing(9)] font-semibold portrait:flex-wrap">
      <span className="shrink-0 text-board-fg-2">
        이번 바퀴 <b className="text-board-fg">{opened}번째</b>
      </span>
      <span aria-hidden className="flex min-w-0 gap-2 portrait:order-last portrait:w-full">
        {Array.from({ length: opened + left }, (_, place) => (
          <span
            key={place}
            className={`h-8 w-6 max-w-6 min-w-0 flex-1 rounded-[--spacing(2)] border-2 ${place >= opened ? "border-transparent bg-board-fg-2" : place >= opened - now ? "border-transparent bg-board-brand" : "border-stage-line"}`}
          />
        ))}
      </span>
      <output aria-label="남은 사람" className="block shrink-0 text-board-fg-2">
        남은 사람 <b className="text-[length:--spacing(12)] text-board-fg">{left}</b>
      </output>
    </div>
  );
}
