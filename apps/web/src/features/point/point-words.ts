import { point } from "@damim/domain/point/point-record.ts";
import { toWords } from "../../kit/record/to-words.ts";

export const pointWords = toWords(point);
