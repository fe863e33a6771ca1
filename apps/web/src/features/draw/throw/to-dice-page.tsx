import { Navigate } from "react-router";

/** As `to-stage-page.tsx`. */
export function Component() {
  return <Navigate to="/classgame/diceRoulette" replace />;
}
