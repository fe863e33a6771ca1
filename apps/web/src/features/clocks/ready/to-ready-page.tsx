import { Navigate } from "react-router";

/** The parts of `/classgame` stand between the menus, a stage does not: it has a path of its own. */
export function Component() {
  return <Navigate to="/classgame/readyTimer" replace />;
}
