/** Twice on A4 across, A5 each, to be cut in the middle. Only paper shows it. */
export function PrintNotice(props: {
  readonly title: string;
  readonly place: string;
  readonly heading: string;
  readonly lines: readonly string[];
}) {
  const { title, place, heading, lines } = props;
  const size =
    lines.length <= 12 ? "text-[18px]" : lines.length <= 22 ? "text-[14px]" : "text-[11px]";
  const copy = (
    <div className="min-w-0 px-[8mm] first:border-r first:border-dashed first:border-[#808080]">
      <p className="flex items-end justify-between gap-4 text-[12px]">
        <span>{title}</span>
        <span>{place}</span>
      </p>
      <p className="mt-1 border-b-2 border-fg pb-2 text-[22px] font-extrabold">{heading}</p>
      <ol className={`mt-2 leading-[1.5] ${size}`}>
        {lines.map((line, at) => (
          <li key={at} className="flex break-inside-avoid gap-2 py-[0.22em]">
            <span className="w-[1.6em] shrink-0 text-right font-bold">{at + 1}</span>
            <span className="min-w-0 flex-1 wrap-break-word">{line}</span>
          </li>
        ))}
      </ol>
    </div>
  );
  return (
    <section aria-hidden className="print-landscape hidden text-fg print:block">
      <div className="grid grid-cols-2">
        {copy}
        {copy}
      </div>
    </section>
  );
}
