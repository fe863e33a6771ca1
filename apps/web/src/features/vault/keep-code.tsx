import { groupCode } from "@damim/domain/vault/recovery-code.ts";
import { readLinkCode } from "@damim/domain/links/link-code.ts";
import { toKoreanDate } from "@damim/domain/calendar-day/korean-day.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { Download, Printer } from "lucide-react";
import { useState } from "react";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { printPage } from "../../platform/print.ts";
import { saveTextFile } from "../../platform/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { DamimWordmark } from "../../ui/damim-logo.tsx";
import { Form } from "../../ui/field/form.tsx";
import { TextField } from "../../ui/field/text-field.tsx";

const lastWords = "암호도 복구 코드도 없으면 아무도 열 수 없어요.";

/** The recovery code, once: printed or saved, and four letters of it typed, so that it is somewhere. */
export function KeepCode(props: {
  readonly code: string;
  readonly isBusy: boolean;
  readonly onKept: () => void;
  readonly onBack: () => void;
}) {
  const { code, isBusy, onKept, onBack } = props;
  const { teacher, now } = useTeacherData();
  const groups = groupCode(code);
  // Another group each time, and never the one at the edge of the paper.
  const [asked] = useState(() => 1 + (now() % (groups.length - 2)));
  const [isKept, setKept] = useState(false);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const of = `${teacher.email} · ${toKoreanDate(toSeoulDay(now()))}`;
  const submit = (): void => {
    if (!isKept) return setError("먼저 복구 코드를 인쇄하거나 파일로 저장해 주세요.");
    const isRight = readLinkCode(typed, 4) === groups[asked];
    setError(isRight ? undefined : "남긴 종이나 파일의 글자와 달라요. 다시 봐 주세요.");
    if (isRight) onKept();
  };
  return (
    <>
      <div className="print:hidden">
        <Card title="복구 코드를 남겨 주세요">
          <Form onSubmit={submit} className="flex flex-col gap-4">
            <p className="text-15 text-fg-2">
              기록 암호를 잊으면 이 코드로만 열어요. 지금만 보여 드리니 교무실 서랍처럼 안전한 곳에
              두세요. {lastWords}
            </p>
            <CodeGroups groups={groups} />
            <div className="flex flex-wrap gap-2">
              <Button
                variant="line"
                icon={<Printer size={18} aria-hidden />}
                onClick={() => {
                  setKept(true);
                  printPage();
                }}
              >
                복구 코드 인쇄
              </Button>
              <Button
                variant="line"
                icon={<Download size={18} aria-hidden />}
                onClick={() => {
                  setKept(true);
                  saveTextFile(
                    "담임-기록-복구-코드.txt",
                    ["담임 기록 복구 코드", of, "", code, "", lastWords].join("\n"),
                  );
                }}
              >
                파일로 저장
              </Button>
            </div>
            <TextField
              label={`${asked + 1}번째 묶음 네 글자`}
              className="max-w-60"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={typed}
              onValueChange={setTyped}
              error={error}
            />
            <div className="flex flex-wrap gap-2">
              <Button type="submit" size="large" isBusy={isBusy}>
                잠금 켜기
              </Button>
              {!isBusy && (
                <Button variant="sunken" size="large" onClick={onBack}>
                  뒤로
                </Button>
              )}
            </div>
            {isBusy && (
              <output className="text-15 text-fg-2">
                서버의 답을 기다려요. 인터넷이 끊겼다면 이어질 때 저절로 켜져요.
              </output>
            )}
          </Form>
        </Card>
      </div>
      <section aria-hidden className="hidden text-fg print:block">
        <h1 className="text-[22px] font-extrabold">담임 기록 복구 코드</h1>
        <p className="mt-1 text-[13px]">{of}</p>
        <div className="my-6 text-[26px]">
          <CodeGroups groups={groups} />
        </div>
        <p className="text-[14px]">
          기록 암호를 잊었을 때 「기록 열기」에서 「암호를 잊었어요」를 누르고 적어요. 맨 끝 글자는
          잘못 적은 글자를 찾는 데 써요.
        </p>
        <p className="mt-1 mb-4 text-[14px] font-bold">{lastWords}</p>
        <DamimWordmark height={18} />
      </section>
    </>
  );
}

function CodeGroups({ groups }: { readonly groups: readonly string[] }) {
  return (
    <ol
      aria-label="복구 코드"
      className="grid grid-cols-4 gap-x-4 gap-y-2 rounded-card bg-sunken px-5 py-4 font-semibold tracking-[0.08em] tabular-nums max-sm:grid-cols-2"
    >
      {groups.map((group, at) => (
        <li key={at} className="flex items-baseline gap-2">
          <span className="w-4 text-[0.6em] text-fg-2">{at + 1}</span>
          <span className="select-all">{group}</span>
        </li>
      ))}
    </ol>
  );
}
