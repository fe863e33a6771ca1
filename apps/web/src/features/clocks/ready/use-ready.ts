import { toolPresetKind } from "@damim/domain/tool-preset/tool-preset.ts";
import { findClassStore } from "../../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { createPresetCommands } from "../../../kit/tool/preset-commands.ts";

const ID = "readyTimer~now";

/** What is to be got ready, by whom, and who is. */
export interface Ready {
  readonly items: string;
  readonly teams: string;
  readonly done: readonly string[];
}

const first: Ready = { items: "책 펴기\n연필", teams: "1모둠\n2모둠\n3모둠\n4모둠", done: [] };

/** One of the class, the same in every window of the teacher. */
export function useReady() {
  const data = useTeacherData();
  const store = findClassStore(data) ?? data.profile;
  const commands = useCommands(createPresetCommands, store);
  const presets = useRows(store, toolPresetKind);
  const ready = readReady(presets.get(ID)?.value);
  return {
    ready,
    teams: toLines(ready.teams),
    items: toLines(ready.items),
    save: (change: Partial<Ready>): void => {
      const value = { ...ready, ...change };
      commands.save(
        ID,
        { tool: "readyTimer", title: "준비타이머", value },
        "준비타이머를 바꿨어요",
      );
    },
  };
}

function readReady(value: unknown): Ready {
  if (typeof value !== "object" || value === null) return first;
  const { items, teams, done }: { items?: unknown; teams?: unknown; done?: unknown } = value;
  return {
    items: typeof items === "string" ? items : first.items,
    teams: typeof teams === "string" ? teams : first.teams,
    done: Array.isArray(done) ? done.filter((team) => typeof team === "string") : [],
  };
}

function toLines(text: string): readonly string[] {
  return [...new Set(text.split("\n").map((line) => line.trim()))].filter(Boolean);
}
