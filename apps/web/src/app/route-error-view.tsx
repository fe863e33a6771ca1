import { useRouteError } from "react-router";
import { copyText } from "../platform/clipboard.ts";
import { ErrorView } from "../ui/error-view.tsx";
import { supportEmail } from "./support-email.ts";

/** In place of a page that broke or did not arrive. What was typed is in the local store. */
export function RouteErrorView() {
  const error = useRouteError();
  const text =
    error instanceof Error
      ? `${error.name}: ${error.message}\n${error.stack ?? ""}`
      : String(error);
  return (
    <ErrorView
      supportEmail={supportEmail}
      onReload={() => location.reload()}
      onCopyError={() => void copyText(text)}
    />
  );
}
