import { useLive, useTeacherData } from "../../data/use-teacher-data.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { viewAtHand } from "../../ui/arrival/view-at-hand.ts";
import { isSchoolYearReady } from "../base/school-year-ready.ts";
import { TodayPage } from "./today-page.tsx";

const ProfilePage = viewAtHand(
  () => import("../../features/profile/profile-page.tsx").then((file) => file.Component),
  <LoadingView />,
);
const ClubHome = viewAtHand(
  () => import("../../features/club/club-home.tsx").then((file) => file.ClubHome),
  <LoadingView />,
);
const SchoolYearNeededDialog = lazyOverlay(
  () => import("./school-year-needed-dialog.tsx"),
  "SchoolYearNeededDialog",
);

/** The root of a signed-in teacher: today, or the profile while the school year is not set (spec 01 §2). */
export function HomePage() {
  const data = useTeacherData();
  const isReady = useLive(isSchoolYearReady);
  if (data.club) return <ClubHome />;
  if (isReady) return <TodayPage />;
  return (
    <>
      <ProfilePage />
      <SchoolYearNeededDialog isOpen />
    </>
  );
}
