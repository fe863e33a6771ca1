import { useMemo } from "react";
import { Navigate, useLocation } from "react-router";
import { readScreenState } from "../../kit/manifest/screen-state.ts";
import { late } from "../../ui/arrival/late.ts";
import { dueSources, memoCards } from "../registry/features.ts";

/** 메모: a card of each part, with what comes next and a field. */
export function Component() {
  const state = readScreenState(useLocation());
  const cards = useMemo(
    () =>
      memoCards.map(({ id, load }) => ({
        id,
        Content: late(() => load().then((file) => file.Component), null, { isMain: true }),
      })),
    [],
  );
  // 일정관리 has a path of its own, and this address of old.
  if (state && "about" in state && state.about === "todoList")
    return <Navigate to="/todo?about=todoList" replace />;
  return (
    <div className="flex flex-col gap-4 pb-2">
      <h1 className="title text-24">메모</h1>
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        {cards.map(({ id, Content }) => (
          <Content key={id} dueSources={dueSources} />
        ))}
      </div>
    </div>
  );
}
