import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { forgiveConsoleTrouble } from "../testing/forgive-console-trouble.ts";
import { NotArrived } from "../ui/arrival/not-arrived.ts";
import { RouteErrorView } from "./base/route-error-view.tsx";
import { MissingPageView } from "./start/teacher-error-view.tsx";
import { supportEmail } from "../data/server/support-email.ts";

const NAME = "선우카나리아";

let reported: string[];

beforeEach(() => {
  reported = [];
  // A server whose operator wants to hear of bugs.
  vi.stubGlobal("fetch", (_address: string, init?: RequestInit) => {
    if (typeof init?.body === "string") reported.push(init.body);
    return Promise.resolve(
      init?.body ? new Response(null, { status: 204 }) : Response.json({ troubles: true }),
    );
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgiveConsoleTrouble();
});

async function openPageThatThrows(message: string): Promise<void> {
  const Broken = (): never => {
    throw new TypeError(message);
  };
  const router = createMemoryRouter([
    { path: "/", Component: Broken, errorElement: <RouteErrorView /> },
  ]);
  await render(<RouterProvider router={router} />);
}

it("a page that broke says so, in these words, with an address to write to", async () => {
  await openPageThatThrows("invalid value");

  const alert = page.getByRole("alert");
  await expect
    .element(alert)
    .toHaveTextContent(
      `죄송해요. 오류가 났어요. 새로고침해 주세요. 같은 일이 되풀이되면 ${supportEmail}로 알려 주세요.`,
    );
  for (const name of ["새로고침", "오류 글 복사", "메일로 알리기"]) {
    await expect.element(page.getByRole("button", { name })).toBeVisible();
  }
});

it("gives the text of the error to copy, without a name in it", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await openPageThatThrows(`${NAME} is not iterable`);

  await page.getByRole("button", { name: "오류 글 복사" }).click();

  await expect.element(page.getByText("오류 글을 복사했어요.")).toBeVisible();
  expect(copied.mock.calls[0]?.[0]).toContain("TypeError: * is not iterable");
  expect(copied.mock.calls.join()).not.toContain(NAME);
});

it("tells the server, without a name in it", async () => {
  await openPageThatThrows(`Cannot convert '${NAME}' to a bigint`);

  await expect.poll(() => reported.length).toBe(1);
  expect(JSON.parse(reported[0] ?? "")).toMatchObject({
    type: "trouble",
    name: "TypeError",
    message: "Cannot convert '*' to a bigint",
  });
});

it("a page that has not arrived may be asked for again, also where the browser says that there is no internet", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const Missing = (): never => {
    throw new NotArrived();
  };
  const errorElement = <MissingPageView />;
  const router = createMemoryRouter([{ path: "/", Component: Missing, errorElement }]);
  await render(<RouterProvider router={router} />);

  await expect.element(page.getByText("이 화면을 아직 내려받지 못했어요")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "새로고침" })).toBeVisible();
});
