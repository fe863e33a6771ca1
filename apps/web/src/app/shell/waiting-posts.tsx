import { postDraftKind } from "@damim/domain/cafe/post-draft.ts";
import { useEffect } from "react";
import { arrive } from "../../ui/arrival/not-arrived.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";

const AGAIN_MS = 60_000;

/** Posts that were written without a network go out as soon as there is one, wherever the teacher is. */
export function WaitingPosts() {
  const data = useTeacherData();
  const [drafts] = useRows(data.profile, postDraftKind);
  const isWaiting = [...drafts.values()].some(({ waiting }) => waiting);
  useEffect(() => {
    if (!isWaiting) return;
    const send = (): void =>
      void arrive(() => import("../../features/cafe/send-waiting.ts")).then(
        (file) => file.sendWaiting(data),
        () => undefined,
      );
    send();
    const timer = setInterval(send, AGAIN_MS);
    addEventListener("online", send);
    return () => {
      clearInterval(timer);
      removeEventListener("online", send);
    };
  }, [data, isWaiting]);
  return null;
}
