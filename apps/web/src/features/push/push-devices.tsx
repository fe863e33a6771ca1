import { useEffect, useState } from "react";
import { sayTrouble } from "../../data/server/ask-wordless.ts";
import { askServer } from "../../data/server/ask-server.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { toDeviceWords, toTestWords } from "./device-words.ts";
import { AWAY, type PushDevice } from "./push-device.ts";

const LOOK_EVERY_MS = 1_000;
const LOOKS = 9;

/** Which devices hear by push, with what really happened, and 시험 알림 that answers within ten seconds. */
export function PushDevices(props: {
  readonly devices: readonly PushDevice[];
  readonly onChange: () => void;
}) {
  const { devices, onChange } = props;
  const { now } = useTeacherData();
  const [testedAt, setTestedAt] = useState<number>();
  const [looks, setLooks] = useState(0);
  const [problem, setProblem] = useState<string>();
  const isLooking = testedAt !== undefined && looks < LOOKS;
  useEffect(() => {
    if (!isLooking) return undefined;
    const timer = setTimeout(() => {
      setLooks((count) => count + 1);
      onChange();
    }, LOOK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [isLooking, looks, onChange]);
  const test = async (): Promise<void> => {
    const answer = await askServer<{ readonly at: number }>("POST", "push/test", {});
    setProblem(answer.ok ? undefined : sayTrouble(answer.refusal, AWAY));
    if (!answer.ok) return;
    setLooks(0);
    setTestedAt(answer.value.at);
  };
  return (
    <div className="flex flex-col gap-3">
      {devices.length > 0 && (
        <ul aria-label="알림 받는 기기" className="divide-y divide-line-2">
          {devices.map((device) => (
            <li key={device.token} className="py-2 text-15">
              <span className="font-semibold">{device.name ?? "알 수 없는 기기"}</span> —{" "}
              {testedAt === undefined
                ? toDeviceWords(device, now())
                : toTestWords(device, testedAt)}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="line" isBusy={isLooking} onClick={() => void test()}>
          알림 보내 보기
        </Button>
        {problem && <p className="text-14 text-danger">{problem}</p>}
      </div>
    </div>
  );
}
