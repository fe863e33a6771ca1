import { postDraftKind } from "@damim/domain/cafe/post-draft.ts";
import { useEffect } from "react";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { keepTrying } from "../../ui/arrival/keep-trying.ts";
import { arrive } from "../../ui/arrival/not-arrived.ts";

/** Posts that were written without a network go out as soon as there is one, wherever the teacher is. */
export function WaitingPosts() {
  const data = useTeacherData();
  const drafts = useRows(data.profile, postDraftKind);
  const isWaiting = [...drafts.values()].some(({ waiting }) => waiting);
  useEffect(() => {
    if (!isWaiting) return;
    return keepTrying(async () => {
      const { sendWaiting } = await arrive(() => import("../../features/cafe/send-waiting.ts"));
      await sendWaiting(data);
    });
  }, [data, isWaiting]);
  return null;
}
