import { sumByTopic } from "@damim/domain/destruction/certificate/write-certificate.ts";
import { sayDestroyed, toDestructionId } from "@damim/domain/destruction/destruction-id.ts";
import { useState, type ReactNode } from "react";
import { useAsking } from "../../../kit/server/use-asking.ts";
import { listRefused, listWaiting } from "../../../data/rounds/sync-state.ts";
import { askServer } from "../../../data/server/ask-server.ts";
import { useStepUp } from "../../../data/server/use-step-up.ts";
import { useLive } from "../../../data/use-teacher-data.ts";
import { Button, buttonLook } from "../../../ui/button.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { DialogActions } from "../../../ui/overlay/dialog.tsx";

/** What is typed by hand before anything is planned. */
export interface TypedProof {
  readonly label: string;
  readonly hint: string;
  readonly isRight: (typed: string) => boolean;
  readonly problem: string;
  readonly inputMode?: "numeric";
}

/** What goes of a year or a pupil (`children`), the way to keep it, the proof typed by hand, then who sits there. */
export function DestroyForm(props: {
  readonly target: { readonly year: number; readonly studentId?: string };
  readonly proof: TypedProof;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { target, proof, onClose, children } = props;
  const askWho = useStepUp();
  const unsentCount = useLive((live) => listWaiting(live).length + listRefused(live).length);
  const [typed, setTyped] = useState("");
  const { isBusy, sentence, say, ask } = useAsking(
    "서버에 연결하지 못했어요. 바뀐 것은 없어요. 잠시 뒤에 다시 눌러 주세요.",
  );
  const plan = async (): Promise<void> => {
    if (isBusy) return;
    const isRight = proof.isRight(typed.normalize("NFKC").trim());
    say(isRight ? undefined : proof.problem);
    if (!isRight) return;
    const why = "학생 기록을 되살릴 수 없게 지우는 일이라 본인인지 다시 확인해요.";
    const about = sayDestroyed(toDestructionId(target));
    if (!(await askWho({ why, about, actLabel: "지우기 예약", isNeeded: false }))) return;
    await ask(() => askServer("POST", "destructions", target), onClose);
  };
  return (
    <Form onSubmit={() => void plan()} className="flex flex-col gap-4">
      {children}
      <Notice
        tone="info"
        title="먼저 내려받으세요"
        actions={
          <Link to="/data" className={buttonLook({ look: "line" })}>
            내 자료 내려받기
          </Link>
        }
      >
        학교에 남길 기록이 있으면 지우기 전에 파일로 받아 두세요.
        {unsentCount > 0 && ` 이 기기에 아직 보내지 못한 기록이 ${unsentCount}건 있어요.`}
      </Notice>
      <TextField
        label={proof.label}
        hint={proof.hint}
        inputMode={proof.inputMode}
        autoComplete="off"
        value={typed}
        onValueChange={setTyped}
        error={sentence}
      />
      <DialogActions onCancel={onClose}>
        <Button type="submit" variant="danger" size="large" isBusy={isBusy}>
          지우기 예약
        </Button>
      </DialogActions>
    </Form>
  );
}

/** How many there are of what goes, by the names of the data map. */
export function DestroyedCounts(props: {
  readonly counts: readonly (readonly [kind: string, count: number])[];
}) {
  return (
    <ul
      aria-label="지울 기록"
      className="flex flex-wrap gap-x-4 gap-y-1 rounded-ctl bg-sunken px-4 py-3 text-15"
    >
      {sumByTopic(props.counts).map(([name, count]) => (
        <li key={name}>
          {name} <b className="font-semibold">{count.toLocaleString("ko-KR")}</b>
        </li>
      ))}
    </ul>
  );
}
