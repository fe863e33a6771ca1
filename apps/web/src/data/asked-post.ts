import { useEffect, useEffectEvent } from "react";

/** A post of 도움방 that is begun for the teacher: nothing in it may name anybody (`describeTrouble`, fixed sentences). */
export interface AskedPost {
  readonly title: string;
  readonly body: string;
}

// In memory only: no text stands in an address.
let asked: AskedPost | undefined;

/** Begins a post of 도움방 on the page of 쌤카페, which takes it when it stands. The teacher reads it, and posts it or not. */
export function askToPost(post: AskedPost): void {
  asked = post;
}

export function useAskedPost(begin: (post: AskedPost) => void): void {
  const take = useEffectEvent(() => {
    const post = asked;
    asked = undefined;
    if (post) begin(post);
  });
  useEffect(() => take(), []);
}
