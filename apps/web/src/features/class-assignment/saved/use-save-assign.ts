import type { AssignDraft } from "@damim/domain/class-assignment/assign-plan.ts";
import { diffAssign, withoutScores } from "@damim/domain/class-assignment/assign-rows.ts";
import type { AssignId } from "@damim/domain/class-assignment/assign-scope.ts";
import { changeSettings } from "@damim/domain/class-assignment/change-assign.ts";
import { refuse, ok, type Result } from "@damim/domain/base/result.ts";
import { useRef } from "react";
import { sayTrouble } from "../../../data/server/ask-wordless.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { newId } from "../../../platform/random.ts";
import { makeAssign } from "./assign-requests.ts";

const AWAY =
  "지금은 저장하지 못했어요. 나눈 것은 이 기기에 그대로 있어요. 인터넷 연결을 확인하고 다시 눌러 주세요.";
const UNSAVED = "이 기기의 저장 공간이 모자라요. 나눈 것은 이 창에 그대로 있어요.";

/** What happened, and that nothing is lost. */
interface SaveRefusal {
  readonly type: "NotSaved";
  readonly sentence: string;
}

export interface SaveWish {
  readonly title: string;
  /** 「점수는 빼고」. */
  readonly hasNoScores: boolean;
}

/** 「저장」: asks the server for a place, then lays the whole job into it, on this device first. */
export function useSaveAssign(
  draft: AssignDraft,
): (wish: SaveWish) => Promise<Result<AssignId, SaveRefusal>> {
  const { now, openAssigns } = useTeacherData();
  // A try whose answer was lost is the same job.
  const id = useRef<AssignId>(undefined);
  return async ({ title, hasNoScores }) => {
    id.current ??= newId(now());
    try {
      const made = await makeAssign(id.current);
      if (!made.ok) return refuse({ type: "NotSaved", sentence: sayTrouble(made.refusal, AWAY) });
      const { store } = await (await openAssigns()).open(id.current);
      const named = changeSettings(draft, { title });
      const { type } = await store.write(
        diffAssign(undefined, hasNoScores ? withoutScores(named) : named),
      );
      return type === "stored" ? ok(id.current) : refuse({ type: "NotSaved", sentence: UNSAVED });
    } catch {
      return refuse({ type: "NotSaved", sentence: AWAY });
    }
  };
}
