import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "playwright-core";
import { dayOffset, moveDate } from "./fixed-day.ts";
import { keepWhenAsked } from "./keep-when-asked.ts";

export interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Content security violations, errors and warnings on the console, exceptions. A journey ends with none. */
  readonly troubles: readonly string[];
}

export interface DeviceOptions extends BrowserContextOptions {
  /** Answers that this journey is about: the browser notes each failed request on the console. */
  readonly expectedStatuses?: readonly number[];
}

/** A request that fails while the network is cut says so on the console; that is no trouble of ours. */
const NETWORK_CUT = /net::ERR_|error occurred when fetching the script/;
/** A journey that answers requests itself can have no service worker; the page asks for one all the same. */
const NO_SERVICE_WORKER = "Service Worker registration blocked by Playwright";

// No graphics card where tests run: emulating one, as Debian's build would, costs more than drawing without.
const LAUNCH = {
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
  ],
};
const KOREAN_DESKTOP: BrowserContextOptions = {
  viewport: { width: 1366, height: 768 },
  locale: "ko-KR",
  timezoneId: "Asia/Seoul",
};

export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ ...LAUNCH, args: [...LAUNCH.args, ...args] });
}

/** A new browser profile: one device of the teacher. `about:blank` opens nothing yet. */
export async function openDevice(
  browser: Browser,
  url: string,
  options: DeviceOptions = {},
): Promise<Device> {
  const { expectedStatuses, ...rest } = options;
  const context = await browser.newContext({ ...KOREAN_DESKTOP, ...rest });
  return openPage(context, url, expectedStatuses);
}

/** A browser whose profile stays in `folder`, for journeys in which the browser dies or is searched. */
export async function openKeptDevice(
  folder: string,
  url: string,
  options: DeviceOptions = {},
): Promise<Device> {
  const { expectedStatuses, ...rest } = options;
  const context = await chromium.launchPersistentContext(folder, {
    ...LAUNCH,
    ...KOREAN_DESKTOP,
    ...rest,
  });
  return openPage(context, url, expectedStatuses);
}

async function openPage(
  context: BrowserContext,
  url: string,
  expectedStatuses: readonly number[] = [],
): Promise<Device> {
  // Beside other lanes; how long a thing takes is measured in `bench/`.
  context.setDefaultTimeout(40_000);
  const troubles: string[] = [];
  await context.addInitScript(moveDate, dayOffset);
  if (process.env["KEEPS_WHEN_ASKED"]) await context.addInitScript(keepWhenAsked);
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      console.error(`CSP ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
  const isExpected = (text: string): boolean =>
    NETWORK_CUT.test(text) ||
    text.includes(NO_SERVICE_WORKER) ||
    expectedStatuses.some((status) => text.includes(`responded with a status of ${status}`));
  context.on("page", (page) => {
    page.on("console", (message) => {
      if (message.type() !== "error" && message.type() !== "warning") return;
      if (isExpected(message.text())) return;
      troubles.push(`${message.type()}: ${message.text()} ${message.location().url}`);
    });
    page.on("pageerror", (error) => troubles.push(`exception: ${error.message}`));
  });
  const page = await context.newPage();
  if (url !== "about:blank") await page.goto(url);
  return { context, page, troubles };
}
