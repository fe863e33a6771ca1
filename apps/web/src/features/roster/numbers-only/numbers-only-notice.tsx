import { numbersOnlyForm } from "@damim/domain/numbers-only/numbers-only-words.ts";
import { Notice } from "../../../ui/notice.tsx";

/** Where names are typed in a year that has numbers only. */
export function NumbersOnlyNotice() {
  return <Notice tone="info">{numbersOnlyForm}</Notice>;
}
