import type { AlarmFields } from "@damim/domain/alarm/alarm-record.ts";
import { alarmKind, type KeptAlarm } from "@damim/domain/alarm/alarm.ts";
import { createRow, removeRow } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

/** What is done with alarms: each act is one undo step. */
export function createAlarmCommands({ newId, act }: CommandDeps) {
  return {
    /** Gives back the id. */
    save: (of: KeptAlarm | undefined, value: AlarmFields): string => {
      const filled = Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null));
      const id = of?.id ?? newId();
      const change = of
        ? { kind: alarmKind.name, id, set: { ...value } }
        : createRow(alarmKind.name, id, filled);
      void act([change], of ? `「${value.label}」 알람을 고쳤어요` : "알람을 만들었어요");
      return id;
    },
    turn: ({ id, label, off }: KeptAlarm): void => {
      const change = { kind: alarmKind.name, id, set: { off: off ? null : true } };
      void act([change], `「${label}」 알람을 ${off ? "켰어요" : "껐어요"}`, {
        session: `alarm~${id}`,
      });
    },
    remove: ({ id, label }: KeptAlarm) =>
      void act([removeRow(alarmKind.name, id)], `「${label}」 알람을 지웠어요`),
  };
}
