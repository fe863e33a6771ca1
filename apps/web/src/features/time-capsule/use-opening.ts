import { showToast } from "../../ui/overlay/toast.ts";
import { sayTrouble } from "../../data/server/ask-wordless.ts";
import type { OpenedCapsule } from "./capsule-commands.ts";
import type { ShownLetter, useCapsules } from "./use-capsules.ts";

const AWAY = "서버에 연결되어야 열 수 있어요. 편지는 안전해요. 인터넷이 연결되면 다시 눌러 주세요.";
const NOT_HERE =
  "편지가 아직 서버에 도착하지 않았어요. 편지는 안전해요. 조금 뒤에 다시 눌러 주세요.";

/** Opens letters, and says of those that stay shut why. */
export function useOpening({
  capsule,
  letters,
  openedById,
  brokenIds,
  open,
}: Pick<
  ReturnType<typeof useCapsules>,
  "capsule" | "letters" | "openedById" | "brokenIds" | "open"
>) {
  async function ask(): Promise<OpenedCapsule | undefined> {
    if (!capsule) return undefined;
    const answer = await open(capsule);
    if (answer.ok) return answer.value;
    showToast.error(sayTrouble(answer.refusal, AWAY));
    return undefined;
  }
  return {
    /** Tells whether any opened. */
    openAll: async (): Promise<boolean> => {
      const found = await ask();
      if (!found) return false;
      const count = found.brokenIds.size;
      if (count > 0) showToast.error(toBrokenWords(`편지 ${count}통을`));
      else if (found.openedById.size === 0) showToast.blank(NOT_HERE);
      return found.openedById.size > 0;
    },
    /** Tells whether it can be read; of one that stayed shut it is asked again, for it may have come since. */
    openOne: async ({ id }: ShownLetter): Promise<boolean> => {
      if (openedById.has(id)) return true;
      const isBroken = brokenIds.has(id);
      if (!isBroken && !letters.some((letter) => openedById.has(letter.id))) {
        showToast.blank("먼저 「열기」를 눌러 주세요.");
        return false;
      }
      const found = isBroken ? { openedById, brokenIds } : await ask();
      if (!found || found.openedById.has(id)) return found !== undefined;
      if (found.brokenIds.has(id)) showToast.error(toBrokenWords("이 편지를"));
      else showToast.blank(NOT_HERE);
      return false;
    },
  };
}

function toBrokenWords(which: string): string {
  return `${which} 열지 못했어요. 편지는 그대로 있어요. 서버를 맡은 분께 말씀해 주세요.`;
}
