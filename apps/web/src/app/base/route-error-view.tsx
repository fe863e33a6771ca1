import { useRouteError } from "react-router";
import { ErrorView } from "../../ui/error-view.tsx";
import { useErrorActions } from "./use-error-actions.ts";

/** In place of a page that broke or did not arrive. What was typed is in the local store. */
export function RouteErrorView() {
  return <ErrorView {...useErrorActions(useRouteError())} />;
}
