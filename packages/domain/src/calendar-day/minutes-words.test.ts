import { expect, it } from "vitest";
import { toMinutesWords } from "./minutes-words.ts";

it.each([
  [0, "0분"],
  [28, "28분"],
  [59, "59분"],
  [60, "1시간"],
  [61, "1시간 1분"],
  [342, "5시간 42분"],
])("%i minutes are %s", (minutes, words) => expect(toMinutesWords(minutes)).toBe(words));
