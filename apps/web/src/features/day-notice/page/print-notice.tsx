import { toNoticePaper, type NoticeSheet } from "@damim/domain/day-notice/notice-sheets.ts";

/** Twice on A4 across, A5 each, to be cut in the middle; a long one goes on on the next sheet. Only paper shows it. */
export function PrintNotice(props: {
  readonly title: string;
  readonly place: string;
  readonly heading: string;
  readonly lines: readonly string[];
}) {
  const { title, place, heading } = props;
  const { size, sheets } = toNoticePaper(props.lines);
  const toCopy = ({ from, lines }: NoticeSheet, at: number) => (
    <div className="min-w-0 px-[8mm] first:border-r first:border-dashed first:border-[#808080]">
      <p className="flex items-end justify-between gap-4 text-[12px]">
        <span>{title}</span>
        <span>{place}</span>
      </p>
      <p className="mt-1 border-b-2 border-fg pb-2 text-[22px] font-extrabold">
        {heading}
        {sheets.length > 1 && (
          <span className="text-[14px] font-semibold">
            {" "}
            {at + 1}/{sheets.length}
          </span>
        )}
      </p>
      <ol className="mt-2 leading-[1.5]" style={{ fontSize: size }}>
        {lines.map((line, place) => (
          <li key={place} className="flex break-inside-avoid gap-2 py-[0.22em]">
            <span className="w-[1.6em] shrink-0 text-right font-bold">{from + place}</span>
            <span className="min-w-0 flex-1 wrap-break-word">{line}</span>
          </li>
        ))}
      </ol>
    </div>
  );
  return (
    <section aria-hidden className="print-landscape hidden text-fg print:block">
      {sheets.map((sheet, at) => (
        <div key={sheet.from} className="grid break-after-page grid-cols-2 last:break-after-auto">
          {toCopy(sheet, at)}
          {toCopy(sheet, at)}
        </div>
      ))}
    </section>
  );
}
