import { pushRefusalWords } from "@damim/domain/push/push-refusal.ts";
import {
  PUSH_RULES_ID,
  pushRulesKind,
  toQuietTime,
  waitsInLessons,
  type PushRules,
} from "@damim/domain/push/push-rules.ts";
import { pushSourceWords, SENT_SOURCES } from "@damim/domain/push/push-source.ts";
import { useEffect, useState } from "react";
import { useRow, useTeacherData } from "../../data/use-teacher-data.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { useServerList } from "../../kit/server/use-server-list.ts";
import { TimeField } from "../../kit/time-field/time-field.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { createPushCommands } from "./push-commands.ts";
import { PushDevices } from "./push-devices.tsx";
import {
  AWAY,
  askPushKey,
  findDeviceRefusal,
  noteRefusal,
  renew,
  switchOff,
  switchOn,
} from "./push-device.ts";

/** 설정 · 알림: whether this device hears by push, what comes and when, and what really arrived (spec 15 §1). */
export function Component() {
  const { keeping } = useTeacherData();
  const refusal = findDeviceRefusal(keeping === "memory");
  const server = useServerList(askPushKey);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { reload } = server;
  useEffect(() => {
    if (refusal) return noteRefusal(refusal);
    void renew().then((isGiven) => isGiven && reload());
  }, [refusal, reload]);
  const isOn = refusal === undefined && (server.value?.devices.some((one) => one.isThis) ?? false);
  const toggle = async (next: boolean): Promise<void> => {
    if (!server.value) return setProblem(server.said ?? AWAY);
    setBusy(true);
    setProblem(undefined);
    if (next) {
      const answer = await switchOn(server.value.key);
      if (!answer.ok) {
        const { refusal: why } = answer;
        if (why.type !== "said") noteRefusal(why.type);
        setProblem(why.type === "said" ? why.sentence : pushRefusalWords[why.type]);
      }
    } else setProblem(await switchOff(server.value.devices));
    setBusy(false);
    reload();
  };
  const status = problem ?? (refusal && pushRefusalWords[refusal]) ?? (isOn ? "켜짐" : "꺼짐");
  return (
    <div className="flex flex-col gap-4">
      {refusal !== "shared-device" && (
        <Checkbox
          label="알림 받기"
          isSwitch
          isChecked={isOn}
          isDisabled={isBusy || refusal !== undefined}
          onCheckedChange={(next) => void toggle(next)}
        />
      )}
      <output aria-label="알림 상태" className="text-15 text-fg-2">
        {status}
        {refusal === "insecure" && (
          <>
            {" "}
            <a
              href={`${import.meta.env.BASE_URL}connect`}
              className="font-semibold text-brand underline underline-offset-2"
            >
              다른 기기에서 여는 방법
            </a>
          </>
        )}
      </output>
      {server.state === "ready" && <PushDevices devices={server.value.devices} onChange={reload} />}
      <Rules />
    </div>
  );
}

function Rules() {
  const { profile } = useTeacherData();
  const rules = useRow(profile, pushRulesKind, PUSH_RULES_ID);
  const { save } = useCommands(createPushCommands, profile);
  const quiet = toQuietTime(rules);
  const saveTime = (set: PushRules, time: string): void => {
    if (time === "") showToast.error("조용한 시간을 17:00처럼 적어 주세요.");
    else save(set);
  };
  return (
    <>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {SENT_SOURCES.map((source) => (
          <Checkbox
            key={source}
            label={pushSourceWords[source]}
            isSwitch
            isChecked={rules?.[source] ?? true}
            onCheckedChange={(next) => save({ [source]: next })}
          />
        ))}
      </div>
      <div className="grid max-w-md grid-cols-2 gap-3">
        <TimeField
          label="조용한 시간 시작"
          value={quiet.from}
          onValueChange={(quietFrom) => saveTime({ quietFrom }, quietFrom)}
        />
        <TimeField
          label="조용한 시간 끝"
          value={quiet.to}
          onValueChange={(quietTo) => saveTime({ quietTo }, quietTo)}
        />
      </div>
      <Checkbox
        label="수업 중에는 종 칠 때 모아 받기"
        isSwitch
        isChecked={waitsInLessons(rules)}
        onCheckedChange={(next) => save({ waitsInLessons: next })}
      />
    </>
  );
}
