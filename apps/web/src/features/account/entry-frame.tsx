import { use, type ReactNode } from "react";
import { isTryOffered } from "../../data/server/session.ts";
import { Button } from "../../ui/button.tsx";
import { DamimWordmark } from "../../ui/damim-logo.tsx";
import { Notice } from "../../ui/notice.tsx";
import { EntryPicture } from "./entry-picture.tsx";
import { ServerAwayContext } from "./server-away.ts";

export interface EntryFrameProps {
  /** A lower picture on phones, for pages with more to fill in. */
  readonly isCompact?: boolean;
  readonly children: ReactNode;
}

/** The blue panel with the class and, beside it (below it on phones), what the visitor came for. */
export function EntryFrame({ isCompact = false, children }: EntryFrameProps) {
  const askServer = use(ServerAwayContext);
  return (
    <div className="flex min-h-dvh flex-col bg-surface lg:grid lg:h-dvh lg:grid-cols-[53.7%_1fr] lg:p-4">
      <header
        className={`relative shrink-0 overflow-hidden bg-panel text-panel-fg lg:h-auto lg:rounded-tile ${isCompact ? "h-44" : "h-[330px]"}`}
      >
        <EntryPicture
          className={`absolute top-1.5 right-[-18px] w-[268px] lg:right-[-4%] lg:h-auto lg:max-h-[calc(100%-12rem)] lg:w-[69%] ${isCompact ? "max-lg:-top-12" : ""}`}
        />
        <div className="absolute top-7 left-6 lg:top-11 lg:left-12">
          <DamimWordmark height={32} tone="white" />
        </div>
        <div className="absolute bottom-11 left-12 max-lg:hidden">
          <p className="text-44 font-extrabold tracking-display">
            우리 반의 하루를
            <br />
            한곳에.
          </p>
          <p className="mt-3 text-17 font-medium text-panel-fg-2">
            등교 확인부터 월말 마감까지, 인터넷이 없어도.
          </p>
        </div>
      </header>
      <main className="relative flex flex-1 flex-col bg-surface px-6 pt-6 pb-8 max-lg:-mt-[46px] max-lg:rounded-t-[28px] lg:overflow-y-auto lg:py-3">
        <div className="mx-auto w-full max-w-[380px] max-sm:max-w-none lg:my-auto">
          {askServer && (
            <div className="mb-4">
              <Notice
                tone="warm"
                isAlert
                actions={
                  <Button variant="line" onClick={askServer}>
                    다시 연결하기
                  </Button>
                }
              >
                담임 서버에 연결하지 못했어요. 연결되면 로그인할 수 있어요. 이 기기에 남은 기록은
                그대로 있어요.
              </Notice>
            </div>
          )}
          {children}
          <nav aria-label="안내" className="mt-4 flex justify-center gap-4">
            {isTryOffered() && <PageLink to="try#guides">사용법</PageLink>}
            <PageLink to="privacy">개인정보</PageLink>
            <PageLink to="notices">공지</PageLink>
          </nav>
        </div>
      </main>
    </div>
  );
}

/** Of the server, or of 둘러보기: other pages, for who has no account. */
function PageLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a
      href={import.meta.env.BASE_URL + to}
      className="flex h-11 items-center px-1 text-14 font-semibold text-fg-2"
    >
      {children}
    </a>
  );
}
