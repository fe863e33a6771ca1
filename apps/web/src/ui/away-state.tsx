import { use, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dami } from "./dami/dami.tsx";
import { EmptyState } from "./empty-state.tsx";
import { NoServerContext } from "./no-server.ts";

/**
 * What stands on the server alone, while it cannot be asked. Where the server answered and said itself why (its database is
 * away), its sentence stands there: nobody is to look for a network that is there.
 */
export function AwayState(props: {
  readonly title?: string;
  /** The server's own sentence. */
  readonly said?: string | undefined;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}) {
  const { said, onRetry, children } = props;
  const { title = said ? "지금은 서버에 물어볼 수 없어요" : "인터넷이 연결되면 볼 수 있어요" } =
    props;
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
      {said ?? children}
    </EmptyState>
  );
}
