import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { useStepUp } from "../../../data/server/use-step-up.ts";
import { answerInTurn } from "../../../testing/answer-in-turn.ts";
import { buildTeacherData } from "../../../testing/build-teacher-data.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { StepUpProvider } from "./step-up.tsx";

const WITHOUT_PASSWORD = { hasPassword: false, hasGoogle: true, passkeys: [], secondFactor: null };
const dialog = page.getByRole("dialog", { name: "본인 확인" });

afterEach(() => vi.unstubAllGlobals());

function ExportButton({ isNeeded, onAnswer }: AskProps) {
  const askWho = useStepUp();
  const question = { why: "다시 확인해요.", actLabel: "내려받기", isNeeded };
  return (
    <button type="button" onClick={() => void askWho(question).then(onAnswer)}>
      모두
    </button>
  );
}

interface AskProps {
  readonly isNeeded: boolean;
  readonly onAnswer: (isTeacher: boolean) => void;
}

async function ask(isNeeded: boolean) {
  const answers: boolean[] = [];
  await renderAt(
    "/",
    await buildTeacherData(),
    <StepUpProvider>
      <ExportButton isNeeded={isNeeded} onAnswer={(answer) => answers.push(answer)} />
    </StepUpProvider>,
  );
  await page.getByRole("button", { name: "모두" }).click();
  await expect.element(dialog).toBeVisible();
  return answers;
}

it("asks for the password where the account has one, and puts the cursor there", async () => {
  answerInTurn({
    "GET sign-in-ways": [{ body: { ...WITHOUT_PASSWORD, hasPassword: true } }],
    "POST step-up": [{ body: { until: 1 } }],
  });
  const answers = await ask(false);
  const field = dialog.getByLabelText("비밀번호");
  await expect.element(field).toHaveFocus();
  await field.fill("햇살 좋은 교실");

  press("내려받기");

  await expect.poll(() => answers).toEqual([true]);
});

it("lets an account with nothing but Google go on, because the server knows how old its sign-in is", async () => {
  answerInTurn({ "GET sign-in-ways": [{ body: WITHOUT_PASSWORD }] });
  const answers = await ask(false);
  await expect.element(dialog.getByText("로그인한 지 5분 안이면", { exact: false })).toBeVisible();

  press("내려받기");

  await expect.poll(() => answers).toEqual([true]);
});

it("offers such an account no way on once the server has refused", async () => {
  answerInTurn({ "GET sign-in-ways": [{ body: WITHOUT_PASSWORD }] });
  const answers = await ask(true);
  await expect.element(dialog.getByText("로그인한 지 5분 안이면", { exact: false })).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "내려받기" })).not.toBeInTheDocument();

  press("취소");

  await expect.poll(() => answers).toEqual([false]);
});

it("says that the server is away, and asks again at the next opening", async () => {
  answerInTurn({});
  const answers = await ask(false);
  await expect.element(dialog.getByRole("alert")).toBeVisible();
  press("취소");
  await expect.poll(() => answers).toEqual([false]);
  answerInTurn({ "GET sign-in-ways": [{ body: WITHOUT_PASSWORD }] });

  await page.getByRole("button", { name: "모두" }).click();

  await expect.element(dialog.getByText("로그인한 지 5분 안이면", { exact: false })).toBeVisible();
});

// Without styles a backdrop lies above the dialog: the mouse would not get through.
function press(name: string): void {
  const found = dialog.getByRole("button", { name }).element();
  if (found instanceof HTMLElement) found.click();
}
