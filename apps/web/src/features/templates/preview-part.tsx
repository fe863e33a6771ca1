import type { ReactNode } from "react";

/** One of the lists of 틀 미리보기. */
export function PreviewPart(props: {
  readonly title: string;
  readonly icon: ReactNode;
  readonly lines: readonly string[];
}) {
  const { title, icon, lines } = props;
  return (
    <section className="rounded-card border border-line-2 p-4">
      <h3 className="mb-2 flex items-center gap-2 text-16 font-bold">
        {icon}
        {title}
      </h3>
      <ul aria-label={title} className="max-h-60 divide-y divide-line-2 overflow-y-auto text-15">
        {lines.map((line) => (
          <li key={line} className="py-2 wrap-break-word">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
