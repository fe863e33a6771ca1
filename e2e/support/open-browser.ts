import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "playwright-core";

export interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Content security violations, errors on the console, exceptions. A journey ends with none. */
  readonly troubles: readonly string[];
}

/** A request that fails while the network is cut says so on the console; that is no trouble of ours. */
const EXPECTED = [/net::ERR_/, /Failed to load resource/];

export function launchChromium(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
  });
}

/** A new browser profile: one device of the teacher. */
export async function openDevice(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Device> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    ...options,
  });
  context.setDefaultTimeout(15_000);
  const troubles: string[] = [];
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      console.error(`CSP ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
  const watch = (page: Page): void => {
    page.on("console", (message) => {
      if (message.type() !== "error" && message.type() !== "warning") return;
      const text = message.text();
      if (EXPECTED.some((pattern) => pattern.test(text))) return;
      troubles.push(`${message.type()}: ${text}`);
    });
    page.on("pageerror", (error) => troubles.push(`exception: ${error.message}`));
  };
  context.on("page", watch);
  const page = await context.newPage();
  await page.goto(url);
  return { context, page, troubles };
}
