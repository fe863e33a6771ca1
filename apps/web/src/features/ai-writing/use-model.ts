import { LONGEST_CALL_CHARACTERS } from "@damim/domain/ai-writing/ai-draft.ts";
import { useEffect, useEffectEvent } from "react";
import { fetchAiState } from "../../data/server/ai-requests.ts";
import { useIsPast } from "../../data/use-teacher-data.ts";
import { useServerList } from "../../kit/server/use-server-list.ts";
import { useAiAnswer } from "./use-ai-answer.ts";
import type { AiCommands } from "./use-ai-commands.ts";
import type { AiDesk } from "./use-ai-desk.ts";

/** The model that the operator named, if any; what it answers becomes a draft beside what it cost. */
export function useModel(desk: AiDesk, commands: AiCommands) {
  const isPast = useIsPast();
  const place = useServerList(fetchAiState);
  const model = place.state === "ready" && place.value.isOn ? place.value : undefined;
  const ai = useAiAnswer(({ sentences, request, answer, end }) => {
    place.reload();
    commands.keep(desk, sentences, {
      model: model?.model ?? "",
      host: model?.host ?? "",
      purpose: desk.purpose,
      ...end,
      request: request.slice(0, LONGEST_CALL_CHARACTERS),
      answer: answer.slice(0, LONGEST_CALL_CHARACTERS),
    });
  });
  const forgetOld = useEffectEvent(() => {
    if (!isPast) commands.forgetOld();
  });
  useEffect(() => forgetOld(), []);
  return { model, ai };
}
