import type {
  ClubInviteReply,
  ClubLogLine,
  ClubReply,
  MadeClubInvite,
} from "@damim/domain/club/club-reply.ts";
import type { ClubRole } from "@damim/domain/club/club-role.ts";
import { decideClubAct, type ClubAct } from "@damim/domain/club/decide-club-act.ts";
import { profileScope } from "@damim/domain/school-year/scope.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { describe, expect, it } from "vitest";
import { deleteAccount } from "../accounts/change/delete-account.ts";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import {
  buildServerBrowser,
  buildStudentOp,
  buildTeacher,
  readJson,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { startUpload, uploadFile } from "../testing/upload-file.ts";
import { createInvitesEndJob } from "./invites-end-job.ts";
import { serverOfAll } from "../testing/server-of-tests.ts";

const DAY_MS = 86_400_000;
const draft = { name: "과학탐구", days: "5", place: "과학실" };
const roles = ["owner", "member", "viewer", "stranger"] as const;
type Caller = (typeof roles)[number];

interface Club {
  readonly uid: string;
  readonly teachers: Readonly<Record<Caller, TestTeacher>>;
  /** How the owner's list names the others. */
  readonly ids: Readonly<Record<"owner" | "member" | "viewer", string>>;
}

describe.each(DATABASE_KINDS)("clubs on %s", (kind) => {
  const server = serverOfAll(kind);

  it("a club begins with its maker as 주인, and with a school year", async () => {
    const teacher = await buildTeacher(buildServerBrowser(server));

    const club = await makeClub(teacher);

    expect(club).toMatchObject({ ...draft, role: "owner" });
    expect(club.members).toMatchObject([{ nickName: "별님", role: "owner", isMe: true }]);
    expect(JSON.stringify(club)).not.toContain(teacher.uid);
    const { rows } = await teacher.push(profileScope(club.uid), []);
    expect(rows.map(([rowKind]) => rowKind)).toEqual(["schoolYear"]);
  });

  it("has a name and a place on one line, and takes no sign that a database cannot hold", async () => {
    const teacher = await buildTeacher(buildServerBrowser(server));
    const typed = { ...draft, name: "과학\0\u202e탐구\n반", place: " \0" };
    const { uid, clubs } = await readJson<{ uid: string; clubs: readonly ClubReply[] }>(
      await teacher.post("api/clubs", typed),
    );
    expect(clubs).toMatchObject([{ name: "과학 탐구 반", place: "" }]);
    const answer = await teacher.post(`api/clubs/${uid}/withdraw`, { invite: "\0" });
    expect(answer.status).toBe(400);
  });

  describe("what each of them may do, over every route", () => {
    type Answer = (club: Club, teacher: TestTeacher) => Promise<number>;
    const post =
      (path: string, body: (club: Club) => unknown = () => ({})): Answer =>
      async (club, teacher) =>
        (await teacher.post(`api/clubs/${club.uid}/${path}`.replace(/\/$/, ""), body(club))).status;
    const push: Answer = async ({ uid }, teacher) => {
      const at = toStamp(Date.now(), 0, "d1");
      const { results } = await teacher.push(`t/${uid}/2026`, [buildStudentOp(1, at)]);
      return results[0]?.refusal ? 403 : 200;
    };
    const see: Answer = async ({ uid }, teacher) =>
      (await teacher.push(`t/${uid}/2026`, [])).denied ? 404 : 200;
    const upload: Answer = async ({ uid }, teacher) =>
      (await startUpload(teacher, Buffer.from("x"), { scope: `t/${uid}/2026` })).status;
    /** The routes of each act. Those that end something come last. */
    const table: readonly (readonly [act: ClubAct, route: string, answer: Answer])[] = [
      ["read", "POST api/sync", see],
      ["write", "POST api/sync", push],
      ["write", "POST api/files", upload],
      ["edit", "POST api/clubs/:id", post("", () => draft)],
      ["invite", "POST …/invites", post("invites", () => ({ role: "viewer" }))],
      ["withdraw", "POST …/withdraw", post("withdraw", () => ({ invite: "x" }))],
      ["role", "POST …/role", post("role", ({ ids }) => ({ member: ids.viewer, role: "viewer" }))],
      [
        "log",
        "GET …/log",
        async ({ uid }, teacher) => (await teacher.fetch(`api/clubs/${uid}/log`)).status,
      ],
      ["leave", "POST …/leave", post("leave")],
      ["remove", "POST …/remove", post("remove", ({ ids }) => ({ member: ids.viewer }))],
      ["handOver", "POST …/hand-over", post("hand-over", ({ ids }) => ({ member: ids.member }))],
      ["end", "POST …/end", post("end")],
    ];

    it.each(table)("%s by %s", async (act, _route, answer) => {
      for (const role of roles) {
        const club = await buildClub(server);
        const target = { isSelf: false, isMember: true };
        const decided = decideClubAct(toClubRole(role), act, target);
        const status = await answer(club, club.teachers[role]);

        const isAllowed = status >= 200 && status < 300;
        expect([role, isAllowed]).toEqual([role, decided === "allow"]);
        if (decided !== "allow") expect([403, 404, 409]).toContain(status);
      }
    });

    it("nothing is done to oneself, and nothing to who is not there", async () => {
      const { uid, teachers, ids } = await buildClub(server);
      const asked = async (path: string, member: string) =>
        (await teachers.owner.post(`api/clubs/${uid}/${path}`, { member, role: "viewer" })).status;

      expect(await asked("role", ids.owner)).toBe(409);
      expect(await asked("remove", ids.owner)).toBe(409);
      expect(await asked("hand-over", ids.owner)).toBe(409);
      expect(await asked("hand-over", "nobody")).toBe(404);
    });
  });

  it("after 넘겨주기 there is one 주인, and the giver may leave", async () => {
    const { uid, teachers, ids } = await buildClub(server);

    await teachers.owner.post(`api/clubs/${uid}/hand-over`, { member: ids.member });
    const twice = await teachers.owner.post(`api/clubs/${uid}/hand-over`, { member: ids.viewer });
    const left = await teachers.owner.post(`api/clubs/${uid}/leave`, {});

    expect([twice.status, left.status]).toEqual([403, 200]);
    const club = await findClub(teachers.member, uid);
    expect(club?.members.map(({ role }) => role)).toEqual(["owner", "viewer"]);
  });

  it("an invitation is used once, whoever comes second, and shows who asks before", async () => {
    const owner = await buildTeacher(buildServerBrowser(server));
    const [first, second] = [
      await buildTeacher(buildServerBrowser(server)),
      await buildTeacher(buildServerBrowser(server)),
    ];
    const { uid } = await makeClub(owner);
    const { code } = await invite(owner, uid, { role: "member" });

    const shown = await readJson<ClubInviteReply>(await first.fetch(`api/club-invites/${code}`));
    const answers = await Promise.all(
      [first, second].map((teacher) =>
        teacher.post(`api/club-invites/${code}`, { takes: true }).then(({ status }) => status),
      ),
    );

    expect(shown).toMatchObject({ clubName: "과학탐구", from: "별님", role: "member" });
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await findClub(owner, uid))?.members).toHaveLength(2);
  });

  it("answers every address the same, and opens for that address alone", async () => {
    const owner = await buildTeacher(buildServerBrowser(server));
    const known = await buildTeacher(buildServerBrowser(server));
    const other = await buildTeacher(buildServerBrowser(server));
    const { uid } = await makeClub(owner);

    const answers = [known.email.toUpperCase(), "nobody@nowhere.example"].map((email) =>
      owner.post(`api/clubs/${uid}/invites`, { role: "viewer", email }),
    );
    const bodies = await Promise.all(answers.map(async (each) => (await each).json()));

    const withoutTime = bodies.map((body) => ({ ...(body as MadeClubInvite), until: 0 }));
    expect(withoutTime).toEqual([
      { code: null, until: 0 },
      { code: null, until: 0 },
    ]);
    await server.deliveries.turn();
    const links = server.mails.flatMap(({ to, action }) =>
      to === known.email && action ? [action.link] : [],
    );
    const code = links.find((link) => link.includes("club#"))?.split("#")[1] ?? "";
    const take = async (teacher: TestTeacher): Promise<number> =>
      (await teacher.post(`api/club-invites/${code}`, { takes: true })).status;
    expect([await take(other), await take(known)]).toEqual([404, 200]);
  });

  it("an invitation ends after seven days, and the job forgets it", async () => {
    const still = await buildTestServer(kind, { isClockStill: true });
    const owner = await buildTeacher(buildServerBrowser(still));
    const guest = await buildTeacher(buildServerBrowser(still));
    const { uid } = await makeClub(owner);
    const { code, until } = await invite(owner, uid, { role: "member" });

    still.moveClock(until - Date.now() + DAY_MS / 2);
    const { status } = await guest.fetch(`api/club-invites/${code}`);
    await createInvitesEndJob({ database: still.database, now: () => until }).run();

    const left = await still.database.queries.selectFrom("club_invites").selectAll().execute();
    expect([status, left.length]).toEqual([404, 0]);
    await still.close();
  });

  it("no more than ten invitations a day and ten clubs a teacher", async () => {
    const owner = await buildTeacher(buildServerBrowser(server));
    const { uid } = await makeClub(owner);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) {
      statuses.push((await owner.post(`api/clubs/${uid}/invites`, { role: "viewer" })).status);
    }
    for (let count = 0; count < 10; count++) {
      statuses.push((await owner.post("api/clubs", draft)).status);
    }

    expect(statuses.filter((status) => status !== 200)).toEqual([429, 409]);
  });

  it("a removed teacher's stream ends, and what she wrote meanwhile is refused", async () => {
    const { uid, teachers, ids } = await buildClub(server);
    const scope = `t/${uid}/2026`;
    const stream = await teachers.member.fetch(`api/live?scopes=${scope}`);
    const ended = drain(stream);

    await teachers.owner.post(`api/clubs/${uid}/remove`, { member: ids.member });
    await ended;

    const at = toStamp(Date.now(), 0, "d1");
    const reply = await teachers.member.push(scope, [buildStudentOp(7, at)]);
    expect(reply).toMatchObject({
      denied: true,
      rows: [],
      results: [{ refusal: { type: "denied" } }],
    });
  });

  it("a file of a club is its teachers', and is gone with the club", async () => {
    const { uid, teachers } = await buildClub(server);
    const { id } = await uploadFile(teachers.member, Buffer.from("동아리 사진"), {
      scope: `t/${uid}/2026`,
    });

    const statuses = [];
    for (const role of roles) {
      statuses.push((await teachers[role].fetch(`api/files/${id}/content`)).status);
    }
    await teachers.owner.post(`api/clubs/${uid}/end`, {});

    expect(statuses).toEqual([200, 200, 200, 404]);
    expect((await teachers.member.fetch(`api/files/${id}/content`)).status).toBe(404);
    expect(await server.files.list(`${uid}/`)).toEqual([]);
    expect((await teachers.owner.push(`t/${uid}/2026`, [])).denied).toBe(true);
  });

  it("the account of a 주인 goes and the club passes on; a lone one goes with it", async () => {
    const { uid, teachers } = await buildClub(server);
    const lone = await makeClub(teachers.owner);

    await deleteAccount({ ...server, now: Date.now }, teachers.owner.uid);

    const club = await findClub(teachers.member, uid);
    expect(club).toMatchObject({ role: "owner" });
    const left = await server.database.queries
      .selectFrom("clubs")
      .select("uid")
      .where("uid", "=", lone.uid)
      .execute();
    expect(left).toEqual([]);
  });

  it("the log says who did what to whom", async () => {
    const { uid, teachers, ids } = await buildClub(server);
    await teachers.owner.post(`api/clubs/${uid}/remove`, { member: ids.viewer });

    const answer = await teachers.owner.fetch(`api/clubs/${uid}/log`);
    const { lines } = await readJson<{ lines: readonly ClubLogLine[] }>(answer);

    expect(lines[0]).toMatchObject({ act: "removed", who: "별님", to: "별님" });
    expect(lines.at(-1)).toMatchObject({ act: "made" });
    expect(JSON.stringify(lines)).not.toContain(teachers.viewer.uid);
  });
});

function toClubRole(caller: Caller): ClubRole | undefined {
  return caller === "stranger" ? undefined : caller;
}

async function makeClub(teacher: TestTeacher): Promise<ClubReply> {
  const answer = await teacher.post("api/clubs", draft);
  if (!answer.ok) throw new Error(`clubs answered ${answer.status}: ${await answer.text()}`);
  const { clubs, uid } = await readJson<{ clubs: ClubReply[]; uid: string }>(answer);
  const made = clubs.find((club) => club.uid === uid);
  if (!made) throw new Error("the club is not in the list");
  return made;
}

async function invite(
  owner: TestTeacher,
  uid: string,
  body: { readonly role: "member" | "viewer" },
): Promise<MadeClubInvite> {
  return readJson<MadeClubInvite>(await owner.post(`api/clubs/${uid}/invites`, body));
}

async function findClub(teacher: TestTeacher, uid: string): Promise<ClubReply | undefined> {
  const { clubs } = await readJson<{ clubs: ClubReply[] }>(await teacher.fetch("api/clubs"));
  return clubs.find((club) => club.uid === uid);
}

/** A club with one teacher of each role, and one who has nothing to do with it. */
async function buildClub(server: TestServer): Promise<Club> {
  const build = (): Promise<TestTeacher> => buildTeacher(buildServerBrowser(server));
  const owner = await build();
  const [member, viewer, stranger] = [await build(), await build(), await build()];
  const { uid } = await makeClub(owner);
  for (const [role, teacher] of [
    ["member", member],
    ["viewer", viewer],
  ] as const) {
    const { code } = await invite(owner, uid, { role });
    await teacher.post(`api/club-invites/${code}`, { takes: true });
  }
  const members = (await findClub(owner, uid))?.members ?? [];
  const idOf = (role: ClubRole): string => members.find((each) => each.role === role)?.id ?? "";
  return {
    uid,
    teachers: { owner, member, viewer, stranger },
    ids: { owner: idOf("owner"), member: idOf("member"), viewer: idOf("viewer") },
  };
}

async function drain(response: Response): Promise<void> {
  const reader = response.body?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return;
  }
}
