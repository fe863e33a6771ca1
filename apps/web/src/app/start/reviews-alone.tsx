import { fitsPattern } from "@damim/domain/guard/route-pattern.ts";
import { PAD_IT_INFO } from "../../data/opening/room-keys.ts";
import { reviewsScreen } from "../../features/guide/reviews/reviews-screen.ts";
import { readText } from "../../platform/kept/device-texts.ts";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { viewAtHand } from "../../ui/arrival/view-at-hand.ts";
import { toAppPath } from "../base/base-path.ts";

/**
 * Whether this page was opened for 후기 and nothing else: then no session is asked for and no store opens, whoever is
 * signed in or locked out here. A pupil whose device is in a pad room goes the usual way, which leads to the room.
 */
export function isForReviewsAlone(): boolean {
  return (
    fitsPattern(reviewsScreen.path, toAppPath(location)) && readText(PAD_IT_INFO) === undefined
  );
}

export const ReviewsAlone = viewAtHand(
  async () => {
    const { Component } = await reviewsScreen.load();
    const { keepGuestPage } = await import("../../platform/kept/guest-worker.ts");
    void keepGuestPage("reviews/");
    return Component;
  },
  <LoadingView />,
);
