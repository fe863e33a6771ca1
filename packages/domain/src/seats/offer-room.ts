import type { BuiltShape } from "./build-room.ts";

/** The rows and 분단 that a class is offered: of the usual room, then wider, then deeper, until everybody has a desk. */
export function offerRoomSize(
  shape: BuiltShape,
  pupils: number,
): { readonly rows: number; readonly columns: number } {
  const seats = { pairs: 2, single: 1, groups4: 4, groups5: 5, groups6: 6 }[shape];
  let [rows, columns] = [seats > 2 ? 2 : 5, 3];
  while (rows * columns * seats < pupils)
    if (columns * seats < 8) columns += 1;
    else rows += 1;
  return { rows, columns };
}
