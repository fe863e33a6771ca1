import { countLettersLeft } from "@damim/domain/individual-record/neis-bytes.ts";
import { ByteBar } from "./byte-bar.tsx";

/** How full a text is, and how many letters still fit. */
export function BytesLine({
  limit,
  used,
}: {
  readonly limit: number | null;
  readonly used: number;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <output aria-live="off" className="text-15 font-bold tabular-nums">
        {limit === null ? `${used} 바이트` : `${used} / ${limit} 바이트`}
      </output>
      {limit !== null && <ByteBar bytes={used} limit={limit} className="h-2 min-w-24 flex-1" />}
      <LettersLeft limit={limit} used={used} />
    </div>
  );
}

function LettersLeft({ limit, used }: { readonly limit: number | null; readonly used: number }) {
  const left = countLettersLeft(limit, used);
  if (limit === null || left === null) return null;
  return used > limit ? (
    <span className="text-14 font-semibold text-danger">{used - limit}바이트 넘었어요</span>
  ) : (
    <span className="text-14 text-fg-2">한글 {left}자 더 쓸 수 있어요</span>
  );
}
