import type { LetterPart } from "@damim/domain/time-capsule/letter-parts.ts";
import { useEffect, useState } from "react";

/** A picture or a sound of a letter. Its bytes stand in this page alone. */
export function PartView(props: {
  readonly part: LetterPart;
  /** 「사진 1」. */
  readonly name: string;
  readonly isSmall?: boolean;
}) {
  const { part, name, isSmall = false } = props;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([part.bytes], { type: part.type }));
    // oxlint-disable-next-line react/set-state-in-effect -- an address has to be given back, so an effect makes it
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [part]);
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
