import { createRow } from "@damim/sync/change.ts";
import { helpReplyKind } from "@damim/domain/cafe/help-reply.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { siteSwitchKind, SWITCHES, type SwitchName } from "@damim/domain/site/site-switch.ts";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TeacherDataContext } from "../../data/use-teacher-data.ts";
import type { Feature } from "../../kit/manifest/feature.ts";
import { toGuideId } from "../../kit/manifest/guide.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { QuickAccess } from "../quick/quick-access.tsx";
import { features, guideLoaders, homeCards } from "./features.ts";
import { screens } from "./screens.ts";

/** 후기 has no screen of a teacher's own: it stands beside each guide, and asks for itself. */
const withScreens = SWITCHES.filter((name) => name !== "reviews");

/** What of a part that is off is there all the same, and why. */
const stays: Readonly<Record<string, string>> = {
  "cafe homeCards help-replies": "its code asks, below",
  "pads timeLines pad": "what was copied to a pupil's record is a record",
};

async function renderPalette() {
  const data = await buildTeacherData({ students: [{ number: 1, name: "강서연" }] });
  const element = (
    <QuickAccess>
      <p>쪽</p>
    </QuickAccess>
  );
  await render(
    <TeacherDataContext value={data}>
      <RouterProvider router={createMemoryRouter([{ path: "*", element }])} />
    </TeacherDataContext>,
  );
  const field = page.getByRole("combobox", { name: "검색" });
  return {
    async turn(this: void, name: SwitchName, isOff: boolean) {
      await data.site.switches.write([createRow(siteSwitchKind.name, name, { isOff })]);
    },
    /** What begins with these words. */
    async find(this: void, words: string) {
      await userEvent.keyboard("{Control>}k{/Control}");
      await field.fill("오늘 사용법");
      // The guides of all features have come.
      await expect.element(page.getByRole("option", { name: "오늘 사용법" })).toBeInTheDocument();
      await field.fill(words);
      const options = page.getByRole("option").elements();
      const found = options.map(({ textContent }) => textContent ?? "");
      await userEvent.keyboard("{Escape}");
      await expect.element(field).not.toBeInTheDocument();
      return found.filter((text) => text.startsWith(words));
    },
  };
}

describe("a part that an admin switched off", () => {
  it.each(withScreens)(
    "%s stands in 빠른 이동 with its guide and search, and off with none",
    async (name) => {
      const own = screens.filter((screen) => screen.switch === name);
      const ids = new Set(own.map((screen) => toGuideId(screen)));
      const files = await Promise.all(guideLoaders.map((load) => load()));
      const guides = files.flatMap((file) => file.guides).filter(({ id }) => ids.has(id));
      const title = guides[0]?.title ?? "";
      const { turn, find } = await renderPalette();
      const all = await find(title);

      await turn(name, true);
      const off = await find(title);
      await turn(name, false);

      expect(all).toContain(`${title} 사용법`);
      expect(off).toEqual([]);
      expect(await find(title)).toEqual(all);
    },
  );

  it.each(withScreens)("%s: every part of its feature is switched with its screens", (name) => {
    const parts = features
      .filter(({ screens: own = [] }) => own.some((screen) => screen.switch === name))
      .flatMap((feature) =>
        Object.entries(feature as Record<keyof Feature, unknown>).flatMap(([place, list]) =>
          Array.isArray(list)
            ? list.map((part: { id?: string; path?: string; switch?: SwitchName }) => ({
                part: `${name} ${place} ${part.id ?? part.path}`,
                isSwitched: part.switch === name,
              }))
            : [],
        ),
      );

    expect(parts).not.toEqual([]);
    expect(parts.filter(({ part, isSwitched }) => !isSwitched && !(part in stays))).toEqual([]);
  });

  it("쌤카페: its card of 오늘 goes with it, and comes back", async () => {
    const { profile, site, year } = await buildTeacherData();
    await profile.write([
      createRow(helpReplyKind.name, "p1", { title: "현장체험", count: 1, at: 1 }),
    ]);
    const calendar = { schoolYear: 2026 } as unknown as SchoolCalendar;
    const asked = { store: year, profile, site, calendar, today: "2026-11-20", now: 0 } as const;
    const card = await homeCards.find(({ id }) => id === "help-replies")?.load();
    const wanted: (boolean | undefined)[] = [];
    for (const isOff of [false, true, false]) {
      await site.switches.write([createRow(siteSwitchKind.name, "cafe", { isOff })]);
      wanted.push(card?.isWanted?.(asked));
    }

    expect(wanted).toEqual([true, false, true]);
  });
});
