import { AskOpen } from "../../kit/vault/ask-open.tsx";
import { LostDrafts } from "./lost-drafts.tsx";
import { PushToasts } from "./push-toasts.tsx";
import { WaitingPosts } from "./waiting-posts.tsx";

/** What a page looks after once nothing of its start is waited for. */
export function AtRest() {
  return (
    <>
      <LostDrafts />
      <WaitingPosts />
      <PushToasts />
      <AskOpen />
    </>
  );
}
