import {
  AttendanceSymbol,
  AwaitedSymbol,
  markColour,
  type MarkKind,
  type MarkReason,
} from "./attendance-symbol.tsx";

export interface MarkTagProps {
  readonly kind: MarkKind;
  readonly reason: MarkReason;
  /** The words, such as 「질병 결석」. */
  readonly label: string;
}

const tag =
  "inline-flex h-[26px] shrink-0 items-center gap-1 rounded-cell pr-2 pl-1.5 text-13 font-bold whitespace-nowrap";

/** A mark in words: sign and 「질병 결석」 on the colour of its kind. */
export function MarkTag({ kind, reason, label }: MarkTagProps) {
  return (
    <span className={`${tag} ${markColour[kind]}`}>
      <AttendanceSymbol kind={kind} reason={reason} size={14} />
      {label}
    </span>
  );
}

/** 「확인 중」 as a tag. */
export function AwaitedTag({ label = "확인 중" }: { readonly label?: string }) {
  return (
    <span className={`${tag} bg-warm-weak text-warm-strong`}>
      <AwaitedSymbol size={14} />
      {label}
    </span>
  );
}
