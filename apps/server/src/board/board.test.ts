import type { BoardReply } from "@damim/domain/lesson-board/board-reply.ts";
import { addDays, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import type { Op } from "@damim/sync/protocol.ts";
import { describe, expect, it } from "vitest";
import {
  buildServerBrowser,
  buildTeacher,
  readJson,
  type TestBrowser,
} from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { serverOfAll } from "../testing/server-of-tests.ts";

const NAME = "한비밀";
const SECRET = "비밀표시";
const LAN = "http://192.168.0.7:4000/damim/";

describe.each(DATABASE_KINDS)("the board of a class by its code on %s", (kind) => {
  const server = serverOfAll(kind);
  let stamps = 0;
  const op = (ofKind: string, id: string, set: Record<string, unknown>): Op => {
    stamps += 1;
    return {
      n: stamps,
      kind: ofKind,
      id,
      set: { [DEAD]: false, ...set },
      at: toStamp(Date.now(), stamps, "d1"),
    };
  };

  async function putBoard() {
    const teacher = await buildTeacher(buildServerBrowser(server));
    const year = recordSchoolYear(toSeoulDay(Date.now()));
    const scope = `t/${teacher.uid}/${year}`;
    const push = async (...ops: Op[]) => {
      const { results } = await teacher.push(scope, ops);
      expect(results.filter(({ refusal }) => refusal)).toEqual([]);
    };
    const subjects = ["국어", `${NAME} 수학`, "체육"];
    await push(
      op("bells", "b", {
        name: SECRET,
        days: "12345",
        rows: [1, 2, 3].map((period) => ({
          id: `r${period}`,
          label: period === 3 ? `${NAME} 시간` : `${period}교시`,
          from: `${8 + period}:00`.padStart(5, "0"),
          to: `${8 + period}:40`.padStart(5, "0"),
          type: "lesson",
          period,
        })),
        sounds: { start: "bell", extra: SECRET },
      }),
      op("baseTable", `${year}-03-01`, { from: `${year}-03-01` }),
      ...subjects.map((name, index) =>
        op("subject", `s${index}`, {
          name,
          short: "과",
          colour: "sky",
          order: `a${index}`,
          room: `${NAME} 교실`,
          teacher: SECRET,
        }),
      ),
      ...[1, 2, 3, 4, 5].flatMap((weekday) =>
        subjects.map((_, index) =>
          op("baseCell", `${year}-03-01~${weekday}~${index + 1}`, {
            from: `${year}-03-01`,
            weekday,
            period: index + 1,
            subjectId: `s${index}`,
          }),
        ),
      ),
      op("student", "p1", { number: 7, name: NAME, note: SECRET, birthday: "2017-03-02" }),
    );
    const made = await teacher.post("api/links", { kind: "board", target: String(year) });
    const { links } = await readJson<{
      links: { id: string; code: string; address: string }[];
    }>(made);
    const [link = { id: "", code: "", address: "" }] = links;
    return { teacher, push, year, ...link };
  }
  const anybody = (): TestBrowser => buildServerBrowser(server);
  const readText = async (code: string): Promise<string> =>
    (await anybody().fetch(`api/board/${code}`)).text();
  const openDays = (text: string) =>
    (JSON.parse(text) as BoardReply).days.filter(({ closing }) => closing === undefined);

  it("tells 14 days of lessons and bells, and nothing of a pupil, whatever a teacher typed where", async () => {
    const { code, address, push } = await putBoard();
    expect(address).toMatch(/\/damim\/board\/[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const [first] = openDays(await readText(code));
    const day = first?.day ?? "";
    const next = addDays(first?.day ?? "2026-03-02", 1);
    await push(
      op("lesson", `${day}~1`, {
        day,
        period: 1,
        unit: `${NAME}의 글`,
        bring: `${NAME} 공책, 자`,
        note: SECRET,
      }),
      op("ownDay", next, { day: next, type: "closed", label: `${NAME} 생일` }),
      op("boardMessage", "one", {
        text: `${NAME}, 교무실로`,
        until: Date.now() + 60_000,
        extra: SECRET,
      }),
    );
    const text = await readText(code);
    const reply = JSON.parse(text) as BoardReply;
    const open = reply.days.find((each) => each.day === day);
    expect(open?.lines.map(({ title }) => title)).toEqual(["국어", "7번 수학", "체육"]);
    expect(open?.lines[0]).toMatchObject({ unit: "7번의 글", bring: ["7번 공책", "자"] });
    expect(open?.rows[2]?.label).toBe("7번 시간");
    expect(open?.rings).toEqual({ start: "bell", warnMinutes: 0 });
    expect(reply.message?.text).toBe("7번, 교무실로");
    expect(reply.days.length).toBeLessThanOrEqual(14);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(64_000);
    for (const planted of [NAME, "비밀", SECRET, "2017-03-02"]) expect(text).not.toContain(planted);
  });

  it("tells open boards within a second what changed, and at once that its code is ended", async () => {
    const { code, id, push, teacher } = await putBoard();
    const live = await readEvents(await anybody().fetch(`api/board/${code}/live`));
    expect(await live.next("hello")).toContain("beatMs");
    // It has all from the stream alone: a board whose asking is refused misses nothing.
    const [day] = openDays(await live.next("board"));

    const sentAt = performance.now();
    await push(op("boardMessage", "one", { text: "운동장으로", until: Date.now() + 60_000 }));
    expect(await live.next("board")).toContain("운동장으로");
    expect(performance.now() - sentAt).toBeLessThan(1_000);
    await push(
      op("attendanceMark", `${day?.day}~p1~late`, {
        day: day?.day,
        studentId: "p1",
        kind: "late",
        reason: "illness",
      }),
      op("lessonChange", `${day?.day}~u`, {
        type: "swap",
        a: `${day?.day}~1`,
        b: `${day?.day}~3`,
        at: 1,
      }),
    );
    const [swapped] = openDays(await live.next("board")).filter((each) => each.day === day?.day);
    expect(swapped?.changes).toBe("1교시와 3교시를 바꿨어요");

    await teacher.fetch(`api/links/${id}`, { method: "DELETE" });
    expect(await live.next("ended")).toBe("{}");
    const gone = await anybody().fetch(`api/board/${code}`);
    expect([gone.status, await gone.text()]).toEqual([404, expect.stringContaining("LinkEnded")]);
    await live.close();
  });

  it("also opens over plain http in the school, from a short link too", async () => {
    const { code } = await putBoard();
    const ask = (path: string) => server.app.request(LAN + path, { redirect: "manual" });
    expect((await ask(`api/board/${code}`)).status).toBe(200);
    expect((await ask(`go/${code}`)).headers.get("location")).toBe(`/damim/board/${code}`);
    // The build is not there in this test: it is not led to https.
    expect((await ask(`board/${code}`)).status).not.toBe(302);
    expect((await ask("attendance")).status).toBe(302);
  });

  it("hides whom the roster knows no more, and by what name somebody was called", async () => {
    const { code, teacher, push } = await putBoard();
    const [former, gone, typo] = ["권서아", "남궁도현", "국어"];
    await push(op("student", "p2", { number: 8, name: former }));
    await push(op("student", "p2", { name: "권서연" }));
    await push(op("student", "p3", { number: 9, name: gone }));
    await push(op("student", "p3", { [DEAD]: true }));
    await push(op("student", "p1", { name: typo }), op("student", "p1", { name: NAME }));
    const text = `${former}와 도현이는 ${NAME} 옆, 서연이 국어`;
    await push(op("boardMessage", "one", { text, until: Date.now() + 60_000 }));
    await push(
      op("event", "e1", {
        title: `${gone} 상담`,
        day: toSeoulDay(Date.now()),
        colour: "blue",
        source: "me",
      }),
    );
    const reply = JSON.parse(await readText(code)) as BoardReply;
    expect(reply.message?.text).toBe("8번과 ○○은 7번 옆, 8번이 국어");
    const made = await teacher.post("api/links", { kind: "ical", target: "events" });
    const { links } = await readJson<{ links: { kind: string; address: string }[] }>(made);
    const { address = "" } = links.find((link) => link.kind === "ical") ?? {};
    const feed = await (await anybody().fetch(address.slice(address.indexOf("ical/")))).text();
    expect(feed).toContain("SUMMARY:○○ 상담");
  });

  it("keeps its word to who reloads without end", async () => {
    const { code } = await putBoard();
    for (let at = 0; at < 31; at++) await anybody().fetch(`api/board/${code}`);
    const live = await readEvents(await anybody().fetch(`api/board/${code}/live`));
    expect(JSON.parse(await live.next("board"))).toHaveProperty("days");
    await live.close();
  });
});

/** The events of a stream, one by one; others than the one that is waited for are passed over. */
async function readEvents(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return {
    async next(name: string): Promise<string> {
      for (;;) {
        const end = text.indexOf("\n\n");
        if (end >= 0) {
          const event = text.slice(0, end);
          text = text.slice(end + 2);
          if (event.startsWith(`event: ${name}\n`)) return /^data: (.*)$/m.exec(event)?.[1] ?? "";
          continue;
        }
        const chunk = await reader?.read();
        if (!chunk || chunk.done) throw new Error(`the stream ended before ${name}`);
        text += chunk.value;
      }
    },
    close: async () => reader?.cancel(),
  };
}
