import { nothingTyped } from "@damim/domain/privacy/trust-facts.ts";
import { beforeEach, describe, expect, it } from "vitest";
import {
  buildServerBrowser,
  buildTeacher,
  readJson,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { serverOfEach } from "../testing/server-of-tests.ts";

const NOTICE = "019aa0c4-0000-7000-8000-00000000000a";

/** Bodies that hold one decision and nothing of another admin's. */
const DECISIONS = [
  "POST api/admin/claim",
  "POST api/admin/teachers/:id/role",
  "POST api/admin/teachers/:id/stop",
  "POST api/admin/teachers/:id/reset-link",
  "POST api/admin/teachers/:id/sign-out",
  "POST api/admin/sign-up",
  "POST api/admin/switches",
  "POST api/admin/services/check",
  "POST api/admin/backup",
  "POST api/admin/drill",
  "POST api/admin/recovery-words",
];

const notice = { title: "점검", body: "밤 10시", from: 0, until: null, pinned: false };
const boards = [
  { id: "help", name: "도움방", isClosed: false },
  { id: "lesson", name: "수업 자료", isClosed: false },
];
const rename = (at: string, name: string) =>
  boards.map((board) => (board.id === at ? { ...board, name } : board));

/** A form that is sent whole: two admins open it, the one writes 「가」 and the other, who has not seen that, 「나」. */
const FORMS = [
  {
    address: "POST api/admin/trust",
    first: { seen: nothingTyped, next: { ...nothingTyped, institution: "가 학교" } },
    stale: { seen: nothingTyped, next: { ...nothingTyped, contact: "나 전화" } },
    same: { seen: nothingTyped, next: { ...nothingTyped, institution: "나 학교" } },
  },
  {
    address: "POST api/admin/notices",
    before: { id: NOTICE, ...notice, seen: null },
    first: { id: NOTICE, ...notice, title: "가 점검", seen: notice },
    stale: { id: NOTICE, ...notice, body: "나 10시", seen: notice },
    same: { id: NOTICE, ...notice, title: "나 점검", seen: notice },
  },
  {
    address: "POST api/admin/boards",
    first: { boards: rename("lesson", "가 자료"), seen: boards },
    stale: { boards: [...boards, { id: "free", name: "나 방", isClosed: false }], seen: boards },
    same: { boards: rename("lesson", "나 자료"), seen: boards },
  },
] as const;

describe.each(DATABASE_KINDS)(
  "a form of 관리 that another admin has changed since, on %s",
  (kind) => {
    const server = serverOfEach(kind);
    let admin: TestTeacher;
    beforeEach(async () => {
      admin = await buildTeacher(buildServerBrowser(server));
      await admin.post("api/step-up", { password: admin.password });
      const given = { user_id: admin.uid, role: "admin", given_at: Date.now() };
      await server.database.queries.insertInto("roles").values(given).execute();
      await server.database.queries
        .deleteFrom("cafe_boards")
        .where("id", "not in", ["help", "lesson"])
        .execute();
      await server.database.queries
        .updateTable("cafe_boards")
        .set({ place: 0 })
        .where("id", "=", "help")
        .execute();
    });

    it.each(FORMS)("$address takes nothing of theirs away", async ({ address, ...bodies }) => {
      const path = address.replace("POST ", "");
      const read = async () =>
        JSON.stringify(
          await readJson(await admin.fetch(path === "api/admin/trust" ? "api/trust/facts" : path)),
        );
      if ("before" in bodies) await admin.post(path, bodies.before);

      expect((await admin.post(path, bodies.first)).status).toBe(200);
      const stale = await admin.post(path, bodies.stale);
      const same = await admin.post(path, bodies.same);

      const kept = await read();
      expect(kept).toContain("가 ");
      expect([200, 409]).toContain(stale.status);
      expect(kept.includes("나 ")).toBe(stale.status === 200);
      expect(same.status).toBe(409);
      expect(JSON.stringify(await readJson(same))).toMatch(/방금 다른/u);
    });

    it("is known: what posts to 관리 is one decision, or says what it has seen", () => {
      const posts = server.routes
        .filter(({ who, method }) => who === "admin" && method === "POST")
        .map(({ path }) => `POST ${path}`);
      const known: readonly string[] = [...DECISIONS, ...FORMS.map(({ address }) => address)];

      expect(posts.filter((address) => !known.includes(address))).toEqual([]);
    });
  },
);
