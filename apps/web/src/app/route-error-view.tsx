import { useRouteError } from "react-router";
import { copyText } from "../platform/clipboard.ts";
import { ErrorView } from "../ui/error-view.tsx";
import { supportEmail } from "./support-email.ts";

export interface ErrorPageProps {
  readonly error: unknown;
  /** Hands over what stands on this device. */
  readonly onExport?: (() => void) | undefined;
  readonly code?: string | undefined;
}

/** In place of a page that broke or did not arrive. */
export function RouteErrorView() {
  return <ErrorPage error={useRouteError()} />;
}

/** What was typed is in the local store. */
export function ErrorPage({ error, onExport, code }: ErrorPageProps) {
  const text =
    error instanceof Error
      ? `${error.name}: ${error.message}\n${error.stack ?? ""}`
      : String(error);
  return (
    <ErrorView
      supportEmail={supportEmail}
      onReload={() => location.reload()}
      onCopyError={() => void copyText(text)}
      {...(onExport ? { onExport } : {})}
      {...(code === undefined ? {} : { code })}
    />
  );
}
