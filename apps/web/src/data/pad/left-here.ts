import { readText, writeText } from "../../platform/kept/device-texts.ts";
import { LEFT_KEY } from "../opening/room-keys.ts";

/**
 * Who left this device while the server could not hear of it, in the order of leaving: that they left, and what they
 * answered in a survey and is not there yet. Shown on no screen.
 */
export interface LeftOne {
  /** Opens the place that they held. Nothing of who held none. */
  readonly token?: string | undefined;
  /** What a survey has to get of them yet. */
  readonly answer?: LeftAnswer | undefined;
}

export interface LeftAnswer {
  /** The code of the survey's link. */
  readonly survey: string;
  readonly number: number;
  /** When the first answer was handed in, epoch ms. */
  readonly at: number;
  /** When these words were left, epoch ms: later than what the server has of the same child. */
  readonly leftAt: number;
  readonly values: Readonly<Record<string, string>>;
  /** What the server has of the same child from this device: these words take its place. */
  readonly before?: Readonly<Record<string, string>> | undefined;
}

/** A line each. */
export function addLeft(one: LeftOne): void {
  writeText(LEFT_KEY, `${readText(LEFT_KEY) ?? ""}${JSON.stringify(one)}\n`);
}

export const hasLeft = (): boolean => readText(LEFT_KEY) !== undefined;
