import { useMemo } from "react";
import { encode } from "uqr";

/** Blank modules around it: with fewer some cameras do not see it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  readonly className?: string;
}

/** A QR code, dark on white in every theme: cameras expect it so. */
export function QrCode({ text, label, className = "size-48" }: QrCodeProps) {
  const { size, path } = useMemo(() => toPath(text), [text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={`shrink-0 rounded-ctl border border-line-2 ${className}`}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function toPath(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size, path };
}
