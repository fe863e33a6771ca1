import { createRow } from "@damim/sync/change.ts";
import { consultKind, type Consult } from "@damim/domain/consult/consult.ts";
import { hashParts } from "@damim/domain/seal/hash-seal.ts";
import { chainSeals } from "@damim/domain/seal/list-seals.ts";
import { afterEach, describe, expect, it } from "vitest";
import { buildTeacherData } from "../../../testing/build-teacher-data.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { SealLine } from "./seal-line.tsx";
import { useRow } from "../../../data/use-teacher-data.ts";
import type { Store } from "../../../data/teacher-data.ts";

const AT = Date.parse("2026-11-18T16:20:00+09:00");
const call: Consult = {
  day: "2026-11-18",
  studentIds: ["student-1"],
  who: "guardian",
  way: "phone",
  body: "처음",
};

afterEach(() => localStorage.clear());

function Line({ store }: { readonly store: Store }) {
  const row = useRow(store, consultKind, "a");
  return row && <SealLine store={store} row={row} onShowVersions={() => undefined} />;
}

/** The rows that a server would send for these texts of a record. */
function sealTexts(...texts: readonly string[]) {
  let prev: string | undefined;
  return texts.flatMap((body, minute) => {
    const rows = chainSeals(
      { kind: consultKind.name, id: "a" },
      [{ act: "write", fields: { ...call, body } }],
      { prev, at: AT + minute * 60_000, hash: hashParts, sign: (hash) => hash },
    );
    prev = String(rows.at(-1)?.set["prev"]);
    return rows;
  });
}

async function renderLine() {
  const built = await buildTeacherData({ students: [{ number: 3, name: "김가온" }] });
  // All that the server has is here.
  const data = { ...built, rounds: { ...built.rounds, state: () => "idle" as const } };
  await data.year.write([createRow(consultKind.name, "a", { ...call })]);
  const screen = await renderAt("/", data, <Line store={data.year} />);
  const state = screen.getByRole("status", { name: "봉인" });
  return { data, screen, state };
}

describe("the seal at a record", () => {
  it("waits, is there, and counts what was changed", async () => {
    const { data, screen, state } = await renderLine();
    await expect.element(state).toHaveTextContent("아직 봉인 전");

    await data.year.write(sealTexts("처음"));
    await expect.element(state).toHaveTextContent("봉인됨 · 11월 18일 16:20");

    await data.year.write([{ kind: consultKind.name, id: "a", set: { body: "둘째" } }]);
    await expect.element(state).toHaveTextContent("아직 봉인 전");
    await data.year.write(sealTexts("처음", "둘째"));
    await expect.element(state).toHaveTextContent("봉인됨 · 11월 18일 16:21");
    await expect.element(screen.getByRole("button", { name: "고침 1번" })).toBeVisible();
  });

  it("says that the chain is broken, with the day, and goes on saying it", async () => {
    const { data, screen, state } = await renderLine();
    const [first, ...others] = sealTexts("처음", "둘째");
    if (!first) throw new Error("sealed");
    await data.year.write(others);
    await expect.element(state.getByText("봉인이 끊겼어요 · 11월 18일")).toBeVisible();

    await data.year.write([first]);
    await screen.unmount();
    const again = await renderAt("/", data, <Line store={data.year} />);
    const broken = again.getByRole("status", { name: "봉인" }).getByText(/^봉인이 끊겼어요/);
    await expect.element(broken).toBeVisible();
  });
});
