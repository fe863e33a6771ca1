import { useSyncExternalStore, type ReactNode } from "react";
import { isFullscreen, leaveFullscreen, watchFullscreen } from "../../platform/fullscreen.ts";
import { Button } from "../../ui/button.tsx";
import { Dami } from "../../ui/dami/dami.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/**
 * What never stands on a board: hidden while the page fills the screen, and everything typed in it is there again
 * afterwards. The cover of Ctrl+. hides it with everything else.
 */
export function PrivatePart(props: {
  /** Of a whole page, which keeps its title. */
  readonly title?: string;
  readonly children: ReactNode;
}) {
  const { title, children } = props;
  const isHidden = useSyncExternalStore(watchFullscreen, isFullscreen);
  return (
    <>
      <div hidden={isHidden} className={isHidden ? "" : "contents"}>
        {children}
      </div>
      {isHidden && title && <h1 className="title text-24">{title}</h1>}
      {isHidden && (
        <EmptyState
          picture={<Dami mood="glance" />}
          title="전체 화면에서는 가려 둬요"
          actions={<Button onClick={leaveFullscreen}>전체 화면 끝내기</Button>}
        >
          적던 글은 그대로 있어요. F11로 켠 전체 화면은 F11로 꺼요.
        </EmptyState>
      )}
    </>
  );
}
