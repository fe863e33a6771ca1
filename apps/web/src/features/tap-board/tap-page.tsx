import { useSearchParams } from "react-router";
import { ArrivalBoard } from "./arrival-board.tsx";
import { HandInBoard } from "./hand-in-board.tsx";

/** 등교 칠판, or 제출 칠판 of the check and round that the address names. */
export function Component() {
  const [params] = useSearchParams();
  const checkId = params.get("check");
  return checkId ? (
    <HandInBoard checkId={checkId} round={params.get("round") ?? "one"} />
  ) : (
    <ArrivalBoard />
  );
}
