import type { Paper, PaperBlock, PaperTable } from "@damim/domain/privacy/paper.ts";
import { useId, type ReactNode } from "react";

/**
 * A paper as it will stand on A4, on the screen too: its title, above it what is still open, at its foot by what it was made.
 * Each begins on a sheet of its own; no line of a table is cut. On a phone a line of a table is a card.
 */
export function PaperView(props: {
  readonly paper: Paper;
  /** Cannot be put off: it is printed as well. */
  readonly band?: string | undefined;
  readonly foot: ReactNode;
}) {
  const { paper, band, foot } = props;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border border-line-2 bg-surface p-6 text-15 leading-[1.6] max-sm:p-4 print:break-after-page print:rounded-none print:border-0 print:p-0 print:pr-px print:text-[12px] print:leading-[1.45] print:last:break-after-auto"
    >
      {band && (
        <p className="mb-3 rounded-ctl bg-warm-weak px-4 py-3 font-semibold text-warm-strong print:border print:border-[#808080] print:px-2 print:py-1">
          {band}
        </p>
      )}
      <h2 id={id} className="text-20 font-extrabold print:text-[20px]">
        {paper.title}
      </h2>
      {paper.sections.map(({ title, blocks }) => (
        <div key={title} className="mt-5 print:mt-3">
          <h3 className="text-17 font-bold print:break-after-avoid print:text-[13px]">{title}</h3>
          {blocks.map((block, at) => (
            <Block key={at} block={block} />
          ))}
        </div>
      ))}
      <p className="mt-6 border-t border-line-2 pt-2 text-14 text-fg-2 print:mt-3 print:text-[11px]">
        {foot}
      </p>
    </section>
  );
}

function Block({ block }: { readonly block: PaperBlock }) {
  if (block.type === "text") return <p className="mt-1.5">{block.text}</p>;
  if (block.type === "table") return <Table table={block} />;
  if (block.type === "list")
    return (
      <ul
        className={`mt-1.5 list-disc pl-5 ${block.items.length > 8 ? "md:columns-2 print:columns-2" : ""}`}
      >
        {block.items.map((item, at) => (
          <li key={at}>{item}</li>
        ))}
      </ul>
    );
  return (
    <div className="mt-4 flex flex-col gap-4 rounded-ctl border border-line-2 p-4 print:gap-5 print:break-inside-avoid print:text-[14px]">
      {block.lines.map((line) => (
        <p key={line} className="whitespace-pre-wrap">
          {line}
        </p>
      ))}
    </div>
  );
}

const cell =
  "border border-line-2 px-2 py-1.5 text-left align-top not-print:max-md:border-0 not-print:max-md:p-0 print:px-1 print:py-0.5";

/** Letters that never stand in two lines: 「1-1」, 「해당 없음」. */
const SHORT = 6;

function Table({ table }: { readonly table: PaperTable }) {
  const { label, heads, rows } = table;
  return (
    <table
      aria-label={label}
      className="mt-2 w-full border-collapse not-print:max-md:block not-print:max-md:[&>tbody]:block"
    >
      <thead className="not-print:max-md:sr-only">
        <tr>
          {heads.map((head) => (
            <th
              key={head}
              scope="col"
              className={`${cell} text-14 whitespace-nowrap text-fg-2 print:text-[11px]`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          <tr
            key={line}
            className="break-inside-avoid not-print:max-md:block not-print:max-md:border-t not-print:max-md:border-line-2 not-print:max-md:py-2.5"
          >
            {row.map((words, at) => (
              <td
                key={heads[at]}
                className={`${cell} ${at === 0 ? "font-semibold" : ""} ${words.length <= SHORT ? "whitespace-nowrap" : ""} ${words === "" ? "not-print:max-md:hidden" : "not-print:max-md:flex"} not-print:max-md:gap-3`}
              >
                {at > 0 && (
                  <span
                    aria-hidden
                    className="w-20 shrink-0 text-14 text-fg-2 md:hidden print:hidden"
                  >
                    {heads[at]}
                  </span>
                )}
                <span className="min-w-0 wrap-anywhere">{words}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
