import { fetchAiState } from "../../data/server/ai-requests.ts";
import { useServerList } from "../../kit/server/use-server-list.ts";
import { useAiAnswer } from "./use-ai-answer.ts";
import type { AiCommands } from "./ai-commands.ts";
import type { AiDesk } from "./use-ai-desk.ts";
import { useClassRun } from "./use-class-run.ts";
import { isOfPupil } from "./wanted-text.ts";

/** The model that the operator named, if any; what it answers becomes a draft beside what it cost. */
export function useModel(desk: AiDesk, commands: AiCommands) {
  const place = useServerList(fetchAiState);
  const model = place.state === "ready" && place.value.isOn ? place.value : undefined;
  const student = isOfPupil(desk.wanted) ? desk.student : undefined;
  const ai = useAiAnswer(({ sentences, messages, answer, end }) => {
    place.reload();
    commands.keep(desk, { student, sentences, call: { model, messages, answer, end } });
  });
  const ofClass = useClassRun(desk, { model, commands, onUsed: place.reload });
  return { model, ai, ofClass };
}
