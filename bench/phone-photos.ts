/**
 * Photos of a printed roster of 30 as a phone takes them: what share of the numbers and of the names is read
 * right, before a teacher looks. One figure a kind of photo.
 */
import { readFileSync } from "node:fs";
import { koreanAlone } from "../apps/server/src/ocr/ocr-languages.ts";
import { recognizePage } from "../apps/server/src/ocr/recognize-page.ts";
import { launchChromium } from "../e2e/support/open-browser.ts";
import { toOcrGrid } from "../packages/domain/src/roster/reading/source/ocr-grid.ts";
import { readRosterGrid } from "../packages/domain/src/roster/reading/roster-reading.ts";
import { printFigure } from "./support/report.ts";
import { takePhonePhoto, type PhonePhoto } from "../apps/server/src/testing/take-phone-photo.ts";
import { orLeast } from "./support/smallest.ts";

const PUPILS = 30;
const photos: readonly PhonePhoto[] = [
  {
    name: "scanned",
    degrees: 0,
    perspective: 0,
    shadow: 0,
    blur: 0,
    noise: 0,
    jpegQuality: 92,
  },
  {
    name: "turned by 3°, light shadow",
    degrees: 3,
    perspective: 0.04,
    shadow: 0.3,
    blur: 0.6,
    noise: 12,
    jpegQuality: 75,
  },
  {
    name: "turned by 8°, leaning, half in shadow",
    degrees: 8,
    perspective: 0.08,
    shadow: 0.6,
    blur: 0.8,
    noise: 20,
    jpegQuality: 60,
  },
];

const families = ["강", "권", "김", "남궁", "류", "박", "서", "이", "정", "최", "한"];
const givens = ["도윤", "서아", "가온", "하린", "지호", "채원", "건우", "예준", "수아"];
const names = Array.from(
  { length: PUPILS },
  (_, index) => `${families[(index * 7) % families.length]}${givens[(index * 5) % givens.length]}`,
);

const sheet = await drawSheet();
for (const photo of photos.slice(0, orLeast(photos.length))) {
  const page = await recognizePage(await takePhonePhoto(sheet, photo), koreanAlone);
  if (!page.ok) throw new Error(page.refusal.type);
  const reading = readRosterGrid(toOcrGrid(page.value).rows);
  const taken = reading.ok ? reading.value.taken.map(({ student }) => student) : [];
  const bothRight = names.filter((name, index) =>
    taken.some((student) => student.number === index + 1 && student.name === name),
  ).length;
  const namesRight = names.filter((name) => taken.some((student) => student.name === name)).length;
  printFigure({
    name: `printed roster of ${PUPILS}, ${photo.name}: pupils read right`,
    ours: `${toShare(bothRight)} with number, ${toShare(namesRight)} of the names`,
  });
}

function toShare(count: number): string {
  return `${Math.round((count / PUPILS) * 100)} %`;
}

/** As the 명렬표 comes from a school's printer: A4 at 200 dpi, ruled. */
async function drawSheet(): Promise<Buffer> {
  const font = readFileSync(
    new URL(
      "../node_modules/pretendard/dist/web/static/woff2/Pretendard-Regular.woff2",
      import.meta.url,
    ),
  ).toString("base64");
  const rows = names.map(
    (name, index) =>
      `<tr><td>${index + 1}<td>${name}<td>${index % 2 ? "여" : "남"}<td>2017-0${1 + (index % 9)}-1${index % 10}<td>`,
  );
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({
      viewport: { width: 827, height: 1169 },
      deviceScaleFactor: 2,
    });
    await page.setContent(`<style>
      @font-face { font-family: P; src: url(data:font/woff2;base64,${font}) }
      body { font: 17px P; margin: 60px 70px } h1 { font-size: 28px }
      table { border-collapse: collapse; width: 100% } td, th { border: 1.5px solid #555; padding: 5px 10px }
      </style><h1>2026학년도 3학년 2반 명렬표</h1>
      <table><tr><th>번호<th>이름<th>성별<th>생년월일<th>비고</tr>${rows.join("")}</table>`);
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot();
  } finally {
    await browser.close();
  }
}
