import { toSentence } from "@damim/domain/base/result.ts";
import { buildRoom, roomMessages, type BuiltShape } from "@damim/domain/seats/build-room.ts";
import { offerRoomSize } from "@damim/domain/seats/offer-room.ts";
import type { KeptSeatRoom, SeatRoom } from "@damim/domain/seats/seat-room.ts";
import { roomShapeLabels } from "@damim/domain/seats/room-shape-labels.ts";
import { useState } from "react";
import { useCommands } from "../../kit/act/commands.ts";
import { Button } from "../../ui/button.tsx";
import { Segments } from "../../ui/field/segments.tsx";
import { Select } from "../../ui/field/select.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { createRoomCommands } from "./room-commands.ts";
import type { Seating } from "./seating/use-seating.ts";

const SHAPES: readonly BuiltShape[] = ["pairs", "single", "groups4", "groups5", "groups6"];
const DOORS = [
  { value: "left", label: "왼쪽" },
  { value: "right", label: "오른쪽" },
] as const;

/** 교실: its shape and size. A room that a seating was made in stays as it was; a new one takes its place. */
export function RoomPanel({ seating }: { readonly seating: Seating }) {
  const { room, current, students, store } = seating;
  const commands = useCommands(createRoomCommands, store);
  const [shape, setShape] = useState<BuiltShape>(findShape(room));
  const isGroups = shape.startsWith("groups");
  const offered = offerRoomSize(shape, students.length);
  const [typedRows, setRows] = useState(countRows(room)?.toString());
  const [typedColumns, setColumns] = useState(countTeams(room)?.toString());
  const rows = typedRows ?? `${offered.rows}`;
  const columns = typedColumns ?? `${offered.columns}`;
  const [problem, setProblem] = useState<string>();
  const write = (fields: Partial<SeatRoom>, sentence: string) =>
    void commands.write(room, current?.plan.room, fields, sentence);
  const build = (): void => {
    const seats = buildRoom(shape, Number(rows), Number(columns));
    setProblem(seats.ok ? undefined : toSentence(roomMessages, seats.refusal));
    if (seats.ok) write({ shape, seats: seats.value }, "교실을 바꿨어요");
  };
  const free = room ? room.seats.filter(({ off }) => !off).length : 0;
  const isShort = free < students.length;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        build();
      }}
    >
      <Select
        label="교실 모양"
        value={shape}
        options={SHAPES.map((value) => ({ value, label: roomShapeLabels[value] }))}
        onValueChange={setShape}
        fieldSize="normal"
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={isGroups ? "모둠 줄" : "줄"}
          type="number"
          min={1}
          max={10}
          value={rows}
          onValueChange={setRows}
          fieldSize="normal"
        />
        <TextField
          label={isGroups ? "한 줄에 모둠" : "분단"}
          type="number"
          min={1}
          max={10}
          value={columns}
          onValueChange={setColumns}
          fieldSize="normal"
        />
      </div>
      {problem && (
        <p role="alert" className="text-14 font-semibold text-danger">
          {problem}
        </p>
      )}
      <Button type="submit" isFull>
        {room ? "이 모양으로 다시 놓기" : "교실 만들기"}
      </Button>
      {room && (
        <>
          <p className={`text-15 ${isShort ? "font-semibold text-danger" : "text-fg-2"}`}>
            자리 {free}개 · 학생 {students.length}명
            {isShort ? ". 책상을 더 놓아 주세요." : ". 책상을 누르면 빠지고, 다시 누르면 돌아와요."}
          </p>
          <div className="flex items-center justify-between gap-3">
            <span className="text-14 font-semibold text-fg-2">출입문 위치</span>
            <Segments
              label="출입문 위치"
              value={room.door}
              segments={DOORS}
              onValueChange={(door) => write({ door }, "문 쪽을 바꿨어요")}
            />
          </div>
        </>
      )}
    </form>
  );
}

function findShape(room: KeptSeatRoom | undefined): BuiltShape {
  return SHAPES.find((shape) => shape === room?.shape) ?? "pairs";
}

function countTeams(room: KeptSeatRoom | undefined): number | undefined {
  if (!room) return undefined;
  if (!room.shape.startsWith("groups")) return new Set(room.seats.map(({ team }) => team)).size;
  const first = Math.min(...room.seats.map(({ row }) => row));
  return new Set(room.seats.filter(({ row }) => row === first).map(({ team }) => team)).size;
}

function countRows(room: KeptSeatRoom | undefined): number | undefined {
  if (!room) return undefined;
  if (!room.shape.startsWith("groups")) return new Set(room.seats.map(({ row }) => row)).size;
  const teams = new Set(room.seats.map(({ team }) => team)).size;
  return Math.ceil(teams / (countTeams(room) ?? 1));
}
