import { createRow } from "@damim/sync/change.ts";
import { consultKind, type Consult } from "@damim/domain/consult/consult.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import { hashParts } from "@damim/domain/seal/hash-seal.ts";
import { chainSeals } from "@damim/domain/seal/list-seals.ts";
import { readSealedSheet } from "@damim/domain/seal/read-sealed-lines.ts";
import { expect, it } from "vitest";
import { buildTeacherData } from "../../../testing/build-teacher-data.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { useRoster } from "../../../data/use-roster.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { besideColumns, toConsultColumns, toSealColumns } from "../lookup/consult-columns.tsx";
import { FileAnswer } from "./file-answer.tsx";
import type { ToSealedColumns } from "./sealed-cells.ts";
import { readSealMarks } from "./seal-marks.ts";

const id = "2026-11-18~student-1~a";
const call: Consult = {
  day: "2026-11-18",
  studentIds: ["student-1"],
  who: "guardian",
  whoNote: "어머니",
  way: "phone",
  topics: ["friends"],
  body: "급식실에서 밀쳤다고 함.",
  followUp: "담임이 다시 전화",
  time: "14:30",
  minutes: 15,
};

/** The file of today with cells changed by hand. */
function ForgedFile({ store, forged }: { store: Store; forged: Readonly<Record<string, string>> }) {
  const students = useRoster(store);
  const rows = [{ ...call, id }];
  const toColumns: ToSealedColumns = (marks) => [
    ...toConsultColumns(students, ""),
    ...toSealColumns(marks),
  ];
  const columns = [...toColumns(readSealMarks(store, rows)), ...besideColumns];
  const lines = rows.map((row) => columns.map(({ text }) => text(row)));
  const heads = columns.map(({ head }) => head);
  const cells = lines.map((line) =>
    line.map((cell, at) => forged[heads[at] ?? ""] ?? String(cell)),
  );
  const sheet = readSealedSheet([{ name: "상담", rows: [heads, ...cells] }]);
  return sheet && <FileAnswer store={store} toColumns={toColumns} sheet={sheet} />;
}

async function renderFile(forged: Readonly<Record<string, string>>) {
  const data = await buildTeacherData({
    students: [
      { number: 3, name: "김가온" },
      { number: 5, name: "이도윤" },
    ],
  });
  const at = Date.parse("2026-11-18T16:20:00+09:00");
  await data.year.write([
    createRow(consultKind.name, id, { ...call }),
    ...chainSeals({ kind: consultKind.name, id }, [{ act: "write", fields: { ...call } }], {
      prev: undefined,
      at,
      hash: hashParts,
      sign: (hash) => hash,
    }),
  ]);
  return renderAt("/", data, <ForgedFile store={data.year} forged={forged} />);
}

it.each([
  { 날짜: "2026-11-19" },
  { 학생: "5번 이도윤" },
  { 누구와: "학생" },
  { 방법: "방문" },
  { 주제: "학업" },
  { 내용: "장난을 쳤다고 함." },
  { 약속: "" },
  { 시각: "09:00" },
  { 분: "40" },
  { "봉인한 때": "11월 10일 09:00" },
  { "봉인 확인 주소": "https://elsewhere.kr/manageConsult?seal=00000-00000-00000-00000" },
  { 날짜: "2026-11-19", 약속: "사과 편지" },
])("봉인 확인 names the columns of a file that were changed: %o", async (forged) => {
  const screen = await renderFile(forged);
  const heads = withParticle(Object.keys(forged).join(", "), "이/가");

  await expect
    .element(screen.getByRole("listitem"))
    .toHaveTextContent(`2번 줄: ${heads} 봉인된 글과 달라요.`);
});

it.each([{}, { 학생: "7번 김가온" }, { 학생: "3번 김가은" }])(
  "봉인 확인 finds a file right whose pupil has another number or name by now: %o",
  async (forged) => {
    const screen = await renderFile(forged);

    await expect.element(screen.getByText("맞아요. 1건 모두 봉인된 글 그대로예요.")).toBeVisible();
  },
);

it("봉인 확인 says that it does not look at what became of a record", async () => {
  const screen = await renderFile({ "다시 연락할 날": "2026-12-25", 했어요: "2026-11-20" });

  await expect.element(screen.getByText("견준 칸은 1건 모두 봉인된 글 그대로예요.")).toBeVisible();
  await expect
    .element(screen.getByRole("listitem"))
    .toHaveTextContent("「다시 연락할 날」, 「했어요」 칸은 봉인하지 않는 칸이라 견주지 않았어요.");
});
