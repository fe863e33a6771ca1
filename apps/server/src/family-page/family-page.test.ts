import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { recordSchoolYear, toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import type { Op } from "@damim/sync/protocol.ts";
import { describe, expect, it } from "vitest";
import { buildServerBrowser, buildTeacher, readJson } from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { serverOfAll } from "../testing/server-of-tests.ts";

describe.each(DATABASE_KINDS)("우리 반 소식 on %s", (kind) => {
  const server = serverOfAll(kind, { isClockStill: true });
  let stamps = 0;
  const op = (of: string, id: string, set: Record<string, unknown>): Op => {
    stamps += 1;
    const at = toStamp(Date.now() - 60_000, stamps, "d1");
    return { n: stamps, kind: of, id, set: { [DEAD]: false, ...set }, at };
  };

  async function openClass() {
    const teacher = await buildTeacher(buildServerBrowser(server));
    const today = toSeoulDay(Date.now());
    const year = recordSchoolYear(today);
    const scope = yearScope(teacher.uid, year);
    await teacher.push(profileScope(teacher.uid), [
      op("schoolYear", String(year), {
        mode: "homeroom",
        teachesOtherClasses: false,
        school: "한빛초",
        grade: 3,
        classNo: "2",
      }),
    ]);
    const page = { since: today, endsOn: toSchoolYearSpan(year).to };
    await teacher.push(scope, [
      op("student", "s1", { number: 7, name: "박서준" }),
      op("familyPage", "one", page),
    ]);
    const made = await teacher.post("api/links", { kind: "class", target: String(year) });
    const { links } = await readJson<{ links: { id: string; code: string; address: string }[] }>(
      made,
    );
    const tell = (lines: string, more: object = {}) =>
      teacher.push(scope, [
        op("dayNotice", today, {
          day: today,
          lines,
          told: lines,
          doneAt: Date.now(),
          toldAt: Date.now(),
          ...more,
        }),
      ]);
    const read = async () => {
      const answer = await buildServerBrowser(server).fetch(`class/${links[0]?.code}`);
      return { status: answer.status, text: await answer.text(), headers: answer.headers };
    };
    return { teacher, scope, page, today, link: links[0], tell, read };
  }

  it("shows the lines that were told, as words of a page that needs no script", async () => {
    const { tell, read } = await openClass();
    expect((await read()).text).toContain("아직 온 알림장이 없어요");
    await tell('독서록 내기\n<b>물감</b> & "붓"');

    const { status, text, headers } = await read();
    expect(status).toBe(200);
    expect(text).toContain('<html lang="ko"');
    expect(text).toMatch(/<span id="hear" data-push-key="[\w-]{80,}"><\/span>/);
    expect(text).toContain("<title>3학년 2반 소식</title>");
    expect(text).toContain("<li><span>독서록 내기</span></li>");
    expect(text).toContain("&lt;b&gt;물감&lt;/b&gt; &amp; &quot;붓&quot;");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex");
  });

  it("goes on showing what was told while the teacher writes on, and no line whose name check is open", async () => {
    const { teacher, scope, today, tell, read } = await openClass();
    await tell("독서록 내기\n박서준 우유값 가져오기");
    await teacher.push(scope, [op("dayNotice", today, { lines: "아직 쓰는 중", doneAt: null })]);

    const { text } = await read();
    expect(text).toContain("독서록 내기");
    expect(text).not.toMatch(/박서준|우유값|아직 쓰는 중/);
  });

  it("ends with its link and with its row, each in one and the same sentence, and shows it again once it is back", async () => {
    const { teacher, scope, page, link, tell, read } = await openClass();
    await tell("독서록 내기");
    await teacher.push(scope, [op("familyPage", "one", { [DEAD]: true })]);
    const closed = await read();
    expect([closed.status, closed.text]).toEqual([404, expect.stringContaining("LinkEnded")]);

    await teacher.push(scope, [op("familyPage", "one", page)]);
    expect((await read()).text).toContain("독서록 내기");
    await teacher.fetch(`api/links/${link?.id}`, { method: "DELETE" });
    expect((await read()).status).toBe(404);
  });
});
