// Loaded lazily by shell.tsx: none of these belongs to the first picture.
import { ClockNotice } from "./clock-notice.tsx";
import { DeletionNotice } from "./deletion-notice.tsx";
import { KeepingNotice } from "./keeping-notice.tsx";
import { OutdatedBanner } from "./outdated-banner.tsx";
import { SignedOutBanner } from "./signed-out-banner.tsx";

/** What a teacher has to know above every page: signed out, a newer version, a clock that is off, no disk, an account that goes. */
export function Banners() {
  return (
    <>
      <SignedOutBanner />
      <OutdatedBanner />
      <ClockNotice />
      <KeepingNotice />
      <DeletionNotice />
    </>
  );
}
