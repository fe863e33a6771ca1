import type { LetterPart } from "@damim/domain/time-capsule/letter-parts.ts";
import { useMemo } from "react";
import { useBlobAddress } from "../../../ui/use-blob-address.ts";

/** A picture or a sound of a letter. Its bytes stand in this page alone. */
export function PartView(props: {
  readonly part: LetterPart;
  /** 「사진 1」. */
  readonly name: string;
  readonly isSmall?: boolean;
}) {
  const { part, name, isSmall = false } = props;
  const blob = useMemo(() => new Blob([part.bytes], { type: part.type }), [part]);
  const address = useBlobAddress(blob);
  if (!address) return null;
  if (part.type === "image/jpeg")
    return (
      <img
        src={address}
        alt={name}
        className={
          isSmall ? "size-16 rounded-tag object-cover" : "max-h-[60vh] max-w-full rounded-ctl"
        }
      />
    );
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a pupil's own voice
    <audio src={address} controls aria-label={name} className="h-11 w-full min-w-0 print:hidden" />
  );
}
