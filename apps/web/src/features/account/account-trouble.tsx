import type { ServerTrouble } from "../../data/server/ask-wordless.ts";
import { Problem } from "../../ui/problem.tsx";
import { sayAccountTrouble } from "./messages.ts";

/** Why a request about the account did not go through; nothing where it did. */
export function AccountTrouble({ trouble }: { readonly trouble: ServerTrouble | undefined }) {
  return (
    <Problem isMild={trouble?.type === "Away"}>{trouble && sayAccountTrouble(trouble)}</Problem>
  );
}
