import { ok, refuse, type Result } from "@damim/domain/base/result.ts";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { takeAnswer } from "../../data/server/take-answer.ts";
import { ServerView } from "./server-view.tsx";
import { useServerList } from "./use-server-list.ts";

type Answer = Result<
  readonly string[],
  { readonly type: "Closed" } | { readonly type: "Later"; readonly sentence: string }
>;

function Names({ ask }: { readonly ask: () => Promise<Answer> }) {
  const names = useServerList(ask);
  return (
    <>
      <ServerView list={names} away="이름은 서버에 있어요.">
        {(list) => <p>{list.join(", ")}</p>}
      </ServerView>
      {names.failure && <p>{names.failure.type}</p>}
      <button onClick={names.reload}>다시</button>
      <button onClick={() => names.take((list) => [...list, "이도윤"])}>더하기</button>
    </>
  );
}

const SAID = "서버가 지금 데이터베이스에 연결하지 못해 처리하지 못했어요.";
const LATER = { type: "Later", code: "DatabaseAway", sentence: SAID } as const;

/** One answer after the other; without one the server is away. */
const answerWith =
  (...answers: readonly (Answer | "away")[]) =>
  (): Promise<Answer> => {
    const [answer, ...others] = answers;
    answers = others;
    return answer && answer !== "away" ? Promise.resolve(answer) : Promise.reject(new Error());
  };

describe("what only the server knows", () => {
  it("is asked again by a press and when the network is back", async () => {
    await render(<Names ask={answerWith("away", "away", ok(["김가온"]))} />);
    await page.getByRole("button", { name: "다시 가져오기" }).click();
    await expect.element(page.getByText("인터넷이 연결되면 볼 수 있어요")).toBeVisible();

    dispatchEvent(new Event("online"));

    await expect.element(page.getByText("김가온")).toBeVisible();
  });

  it("stays while it is asked again in vain, beside what the server refused that with", async () => {
    await render(<Names ask={answerWith(ok(["김가온"]), refuse({ type: "Closed" }))} />);
    await page.getByRole("button", { name: "더하기" }).click();
    await page.getByRole("button", { name: "다시" }).click();

    await expect.element(page.getByText("Closed")).toBeVisible();
    await expect.element(page.getByText("김가온, 이도윤")).toBeVisible();
  });

  it.each([
    ["refuses", () => Promise.resolve(refuse(LATER))],
    ["is thrown", () => takeAnswer<Answer>(Promise.resolve(refuse(LATER)))],
  ])(
    "is away by the server's own sentence where it %s, and not for want of a network",
    async (_, ask) => {
      await render(<Names ask={ask} />);

      await expect.element(page.getByText(SAID)).toBeVisible();
      expect(page.getByText(/인터넷이 연결되면/).query()).toBeNull();
      expect(page.getByText("이름은 서버에 있어요.").query()).toBeNull();
    },
  );

  it("is not shown as the answer to another question", async () => {
    const screen = await render(<Names ask={answerWith(ok(["김가온"]))} />);
    await expect.element(page.getByText("김가온")).toBeVisible();

    await screen.rerender(<Names ask={answerWith("away")} />);

    await expect.element(page.getByText("인터넷이 연결되면 볼 수 있어요")).toBeVisible();
    await expect.element(page.getByText("김가온")).not.toBeInTheDocument();
  });
});
