import type { RecordKind } from "@damim/sync/kind.ts";
import type { Alarm } from "./alarm-record.ts";

export type { Alarm };
export type KeptAlarm = Alarm & { readonly id: string };

export const alarmKind: RecordKind<Alarm, "alarm"> = { name: "alarm", version: 1 };
