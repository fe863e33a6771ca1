import fc from "fast-check";
import { expect, it } from "vitest";
import { fillSection } from "./fill-section.ts";

const place = (name: string): string => `<hp:t>{{${name}}}</hp:t>`;
const cell = (name: string, width: number): string =>
  `<hp:tc name="${name}">${place("글")}<hp:cellAddr colAddr="9" rowAddr="9"/><hp:cellSpan colSpan="1" rowSpan="1"/><hp:cellSz width="${width}" height="1"/></hp:tc>`;
const table = `<hp:tbl rowCnt="1" colCnt="2"><hp:sz width="1000" height="1"/><hp:tr>${cell("머리", 200)}</hp:tr><hp:tr>${cell("칸", 1)}</hp:tr></hp:tbl>`;

it("fills each place once: what is typed stays text, whatever it looks like", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const filled = fillSection(place("글"), { 글: `${typed}{{글}}` });
      const read = filled
        .replaceAll("<hp:lineBreak/>", "\n")
        .replaceAll(/<[^>]*>/gu, "")
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&amp;", "&");
      // No XML may hold the rest.
      const plain = typed.replaceAll("\t", " ").replaceAll(/[^\P{Cc}\n]|[\uFFFE\uFFFF]/gu, "");
      expect(read).toBe(`${plain}{{글}}`);
    }),
  );
});

it("throws for a place of which nothing is told", () => {
  expect(() => fillSection(place("기간"), {})).toThrow("기간");
});

it("gives a table the rows it is told, around cells that reach down", () => {
  const like = (name: string, text: string, rowSpan = 1) => ({
    like: name,
    values: { 글: text },
    rowSpan,
  });
  const filled = fillSection(`${place("글")}${table}`, { 글: "앞" }, [
    [
      {
        height: 10,
        cells: [like("머리", "1"), like("칸", "a"), like("칸", "쉼", 2), like("칸", "b")],
      },
      { height: 10, cells: [like("머리", "2"), like("칸", "c"), like("칸", "d")] },
    ],
  ]);
  const cells = filled.matchAll(
    /<hp:t>([^<]*)<\/hp:t><hp:cellAddr colAddr="(\d)" rowAddr="(\d)"\/>.*?rowSpan="(\d)"\/><hp:cellSz width="(\d+)" height="(\d+)"/gu,
  );

  expect([...cells].map(([, ...of]) => of.join(" "))).toEqual([
    "1 0 0 1 200 2835",
    "a 1 0 1 266 2835",
    "쉼 2 0 2 266 5670",
    "b 3 0 1 266 2835",
    "2 0 1 1 200 2835",
    "c 1 1 1 266 2835",
    "d 3 1 1 266 2835",
  ]);
  expect(filled).toContain(
    '<hp:t>앞</hp:t><hp:tbl rowCnt="2" colCnt="4"><hp:sz width="1000" height="5670"/>',
  );
});
