import { readNumbers } from "@damim/domain/names/read-numbers.ts";
import { findClassStore } from "../../data/teacher-data.ts";
import { useAwayToday, useToolMembers } from "../../data/use-tool-members.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { TextField } from "../../ui/field/text-field.tsx";
import { useCommands } from "../act/commands.ts";
import { createPresetCommands } from "./preset-commands.ts";

/** 「오늘 빠지는 학생」: who sits out of every tool for this day, by number. For the teacher's part of a tool alone. */
export function AwayTodayField() {
  const data = useTeacherData();
  const presets = useCommands(createPresetCommands, findClassStore(data) ?? data.profile);
  const { members } = useToolMembers();
  const { id, day, typed } = useAwayToday();
  const { students, say } = readNumbers(typed, members);
  const names = students.map(({ number, name }) => `${number}번 ${name}`).join(", ");
  const change = (value: string) =>
    presets.save(id, { tool: "awayToday", title: day, value }, "오늘 빠지는 학생을 적었어요");
  return (
    <TextField
      label="오늘 빠지는 학생"
      placeholder="3, 12"
      inputMode="text"
      autoComplete="off"
      value={typed}
      onValueChange={change}
      hint={
        [names, say].filter(Boolean).join(" · ") ||
        "오늘 결석한 학생은 저절로 빠져요. 오늘만이에요."
      }
    />
  );
}
