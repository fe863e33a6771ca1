import type { LaidRoom, Track } from "@damim/domain/seats/lay-room.ts";
import type { CSSProperties } from "react";

/** The lines of a plan for CSS: seats share the room, aisles are narrow. */
export function toPlanStyle({ columns, rows }: LaidRoom): CSSProperties {
  return {
    gridTemplateColumns: toTracks(columns, "minmax(2.65rem,1fr)", "minmax(.2rem,.2fr)"),
    gridTemplateRows: toTracks(rows, "minmax(var(--seat-h,3rem),1fr)", "minmax(.75rem,.3fr)"),
  };
}

export function toSeatStyle({ places }: LaidRoom, seat: string): CSSProperties {
  const { row, column } = places.get(seat) ?? {};
  return { gridRow: row, gridColumn: column };
}

function toTracks(tracks: readonly Track[], seat: string, aisle: string): string {
  return tracks.map((track) => (track === "seat" ? seat : aisle)).join(" ");
}
