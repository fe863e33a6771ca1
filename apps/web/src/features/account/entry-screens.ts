// Apart from feature.ts: every visitor has these, and only a teacher has settings.
import type { Screen } from "../../kit/manifest/screen.ts";

/** What the app gives to every page of this feature. */
export interface AccountScreenProps {
  /** The server knows this visitor now: read the session again and go on. */
  readonly onSignedIn: () => void | Promise<void>;
  /** 둘러보기 begins in place of this page. Rejects where it did not arrive. */
  readonly onTry?: (() => Promise<void>) | undefined;
}

export const accountScreens: readonly Screen<AccountScreenProps>[] = [
  {
    path: "/",
    title: "로그인",
    needs: "signed-out",
    load: () => import("./entry-page.tsx").then(({ EntryPage }) => ({ Component: EntryPage })),
  },
  {
    path: "/auth/reset",
    title: "새 비밀번호 정하기",
    needs: "anyone",
    load: () => import("./reset-page.tsx").then(({ ResetPage }) => ({ Component: ResetPage })),
  },
  {
    path: "/auth/verify",
    title: "메일 주소 확인",
    needs: "anyone",
    load: () => import("./verify-page.tsx").then(({ VerifyPage }) => ({ Component: VerifyPage })),
  },
];
