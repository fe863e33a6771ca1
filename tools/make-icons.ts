/**
 * Draws the icons of the installed app from the mark in `ui/damim-logo.tsx`: `node bin/run.js tools/make-icons.ts`
 * after the mark has changed. The pictures are committed. A word is the folder that gets them instead of `public`.
 */
import path from "node:path";
import { launchChromium } from "../e2e/support/open-browser.ts";
import { projectRoot } from "./run-step.ts";

interface Icon {
  readonly file: string;
  readonly px: number;
  /** Corner of the ground on a field of 48; 0 where the system cuts the shape itself. */
  readonly radius: number;
  /** Share of the field that the mark takes: a maskable icon may lose all outside of the middle 80 %. */
  readonly scale: number;
}

const icons: readonly Icon[] = [
  { file: "icon-192.png", px: 192, radius: 14, scale: 1 },
  { file: "icon-512.png", px: 512, radius: 14, scale: 1 },
  { file: "icon-maskable-512.png", px: 512, radius: 0, scale: 0.86 },
  { file: "icon-apple-180.png", px: 180, radius: 0, scale: 1 },
];

const folder = process.argv[2] ?? path.join(projectRoot, "apps/web/public");
const browser = await launchChromium();
const page = await browser.newPage();
for (const icon of icons) {
  await page.setViewportSize({ width: icon.px, height: icon.px });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${toSvg(icon)}`);
  const file = path.join(folder, icon.file);
  await page.screenshot({ path: file, omitBackground: true });
  console.log(`✔ ${path.relative(projectRoot, file)}`);
}
await browser.close();

function toSvg({ px, radius, scale }: Icon): string {
  const edge = 24 * (1 - scale);
  return `<svg width="${px}" height="${px}" viewBox="0 0 48 48" fill="none" xmlns="http://www.w3.org/2000/svg">
    <rect width="48" height="48" rx="${radius}" fill="#1b5fe8"/>
    <g transform="translate(${edge} ${edge}) scale(${scale})">
      <path d="M35 13H14v22h21" stroke="#fff" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round"/>
      <circle cx="30" cy="24" r="5.5" fill="#ffb02e"/>
    </g>
  </svg>`;
}
