import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Dami } from "../../ui/dami/dami.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** Beside the list, or in its place where there is no room. */
export function SidePanel(props: { readonly onClose: () => void; readonly children: ReactNode }) {
  const { onClose, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whoever scrolled down the list, or has no screen, is where the words are.
    panel.current?.focus({ preventScroll: true });
    const { top = 0 } = panel.current?.getBoundingClientRect() ?? {};
    if (top < 0 || top > innerHeight / 2) panel.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className="scroll-mt-2 outline-none @min-[60rem]:sticky @min-[60rem]:top-0 @min-[60rem]:max-h-[calc(100dvh-9rem)] @min-[60rem]:overflow-y-auto"
    >
      <Card>
        <Button
          variant="text"
          icon={<ArrowLeft size={18} aria-hidden />}
          className="-mt-2 -ml-3 mb-1 @min-[60rem]:hidden"
          onClick={onClose}
        >
          목록으로
        </Button>
        {children}
      </Card>
    </div>
  );
}

/** In the panel's place while nothing is open. */
export function NoPanel(props: { readonly title: string; readonly children: string }) {
  return (
    <Card className="@max-[60rem]:hidden">
      <EmptyState picture={<Dami mood="calm" />} {...props} />
    </Card>
  );
}
