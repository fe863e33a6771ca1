import { use, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dami } from "./dami.tsx";
import { EmptyState } from "./empty-state.tsx";
import { NoServerContext } from "./no-server.ts";

/** What stands on the server alone, while it cannot be asked. */
export function AwayState(props: {
  readonly title?: string;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}) {
  const { title = "인터넷이 연결되면 볼 수 있어요", onRetry, children } = props;
  const noServer = use(NoServerContext);
  if (noServer !== undefined) return <EmptyState picture={<Dami mood="calm" />} title={noServer} />;
  return (
    <EmptyState
      picture={<Dami mood="worry" prop="umbrella" />}
      title={title}
      actions={
        <Button variant="line" onClick={onRetry}>
          다시 가져오기
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
