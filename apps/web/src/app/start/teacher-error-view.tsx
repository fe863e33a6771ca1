import { Component, useContext, useEffect, useState, type ReactNode } from "react";
import { useRouteError } from "react-router";
import { TeacherDataContext } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { Dami } from "../../ui/dami/dami.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorView } from "../../ui/error-view.tsx";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { NotArrived } from "../../ui/arrival/not-arrived.ts";
import { reloadNewest } from "../base/reload-newest.ts";
import { isNothingLost, reloadOnce } from "../base/reload-once.ts";
import { useErrorActions } from "../base/use-error-actions.ts";

interface ErrorPageProps {
  readonly error: unknown;
  /** Hands over what stands on this device. */
  readonly onExport?: (() => void) | undefined;
  readonly code?: string | undefined;
}

/** As every error page, and with 자료 내려받기: everything that this device holds of the teacher. */
export function TeacherErrorView() {
  const error = useRouteError();
  const data = useContext(TeacherDataContext);
  const [isMissing, setMissing] = useState(false);
  const exportData = (): void => {
    if (!data) return;
    import("../../data/opening/local-export.ts")
      .then(({ saveLocalExport }) => saveLocalExport(data))
      .catch(() => setMissing(true));
  };
  return (
    <TeacherErrorPage
      error={error}
      onExport={data && exportData}
      code={isMissing ? "인터넷이 연결되면 자료를 내려받을 수 있어요." : undefined}
    />
  );
}

/** In place of a page that did not arrive: the menus around it still lead to the others. */
export function MissingPageView() {
  const error = useRouteError();
  if (!(error instanceof NotArrived)) throw error;
  return <NotArrivedView />;
}

/** Around what stands outside of the router: without it a broken part would leave an empty page. */
export class TeacherErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly error?: unknown }
> {
  override readonly state: { readonly error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    return "error" in this.state ? (
      <TeacherErrorPage error={this.state.error} />
    ) : (
      this.props.children
    );
  }
}

/** A page that did not arrive is no error of the product: it comes with the network. */
function TeacherErrorPage(props: ErrorPageProps) {
  const { error } = props;
  return error instanceof NotArrived ? <NotArrivedView /> : <BrokenView {...props} />;
}

function BrokenView({ error, ...rest }: ErrorPageProps) {
  return <ErrorView {...useErrorActions(error)} {...rest} />;
}

/** Opens the page anew once by itself; then it is the teacher who decides, and nothing that was typed is lost. */
function NotArrivedView() {
  const data = useContext(TeacherDataContext);
  const [isTrying, setTrying] = useState(true);
  const [isOpening, setOpening] = useState(false);
  const isOffline = !navigator.onLine;
  useEffect(() => {
    const reload = (): void => {
      if (isNothingLost(data)) void reloadNewest();
    };
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, [data]);
  useEffect(() => {
    let isStopped = false;
    void reloadOnce(data).then((isReloading) => {
      if (!isStopped) setTrying(isReloading);
    });
    return () => {
      isStopped = true;
    };
  }, [data]);
  if (isTrying && !isOffline) return <LoadingView />;
  return (
    <div role="alert" className="grid flex-1 place-items-center">
      <EmptyState
        picture={<Dami mood="worry" prop="umbrella" />}
        title="이 화면을 아직 내려받지 못했어요"
        actions={
          <Button
            isBusy={isOpening}
            onClick={() => {
              setOpening(true);
              void reloadNewest();
            }}
          >
            새로고침
          </Button>
        }
      >
        {toSentence(isOffline, isNothingLost(data))}
      </EmptyState>
    </div>
  );
}

function toSentence(isOffline: boolean, isSafe: boolean): string {
  if (!isSafe)
    return "쓰다 만 글이나 저장하지 못한 글이 이 창에만 있어요. 돌아가 저장한 다음 새로고침해 주세요.";
  const when = isOffline ? "인터넷이 연결되면 저절로" : "새로고침하면";
  return `${when} 열려요. 적은 내용은 그대로 있어요.`;
}
