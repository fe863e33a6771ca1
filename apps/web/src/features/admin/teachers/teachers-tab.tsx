import type { TeacherReply } from "@damim/domain/admin/admin-reply.ts";
import { roleWords } from "@damim/domain/admin/role.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { toSizeWords } from "@damim/domain/files/size-words.ts";
import { Search } from "lucide-react";
import { useCallback, useState } from "react";
import { askServer } from "../../../data/server/ask-server.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { ServerView } from "../../../kit/server/server-view.tsx";
import { useServerList } from "../../../kit/server/use-server-list.ts";
import { RecordTable } from "../../../kit/table/record-table.tsx";
import type { TableColumn } from "../../../kit/table/table-column.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { SignUpDoorField } from "./sign-up-door.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";

const TeacherDialog = lazyOverlay(() => import("./teacher-dialog.tsx"), "TeacherDialog");

/** 선생님: accounts by 별명 or address. What they wrote is nobody's to open. */
export function TeachersTab() {
  const { now } = useTeacherData();
  const [typed, setTyped] = useState("");
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<TeacherReply>();
  const [isOpen, setOpen] = useState(false);
  const ask = useCallback(
    () =>
      askServer<{ readonly teachers: readonly TeacherReply[] }>(
        "GET",
        `admin/teachers?q=${encodeURIComponent(query)}`,
      ),
    [query],
  );
  const list = useServerList(ask);
  type Row = TeacherReply & { readonly id: string };
  const columns: readonly TableColumn<Row>[] = [
    { head: "별명", width: 14, text: ({ nickName }) => nickName },
    { head: "이메일", width: 28, text: ({ email }) => email },
    { head: "가입한 날", width: 16, text: ({ joinedAt }) => toKoreanInstant(joinedAt, now()) },
    {
      head: "마지막",
      width: 16,
      text: ({ seenAt }) => (seenAt === null ? "" : toKoreanInstant(seenAt, now())),
    },
    { head: "파일", width: 10, text: ({ fileBytes }) => (fileBytes ? toSizeWords(fileBytes) : "") },
    {
      head: "역할",
      width: 10,
      text: ({ role, suspendedUntil }) =>
        [role ? roleWords[role] : "", (suspendedUntil ?? 0) > now() ? "멈춤" : ""]
          .filter(Boolean)
          .join(" · "),
    },
  ];
  return (
    <div className="flex flex-col gap-4">
      <SignUpDoorField />
      <Form className="flex items-end gap-2" onSubmit={() => setQuery(typed)}>
        <TextField
          type="search"
          label="선생님 찾기"
          isLabelHidden
          placeholder="별명이나 이메일"
          fieldSize="dense"
          className="w-72 min-w-0 max-sm:flex-1"
          value={typed}
          onValueChange={setTyped}
          lead={<Search size={18} aria-hidden className="shrink-0 text-fg-3" />}
        />
        <Button type="submit" variant="line">
          찾기
        </Button>
      </Form>
      <ServerView list={list} away="선생님 목록은 서버에 있어요.">
        {({ teachers }) =>
          teachers.length === 0 ? (
            <Card>
              <EmptyState title="찾는 선생님이 없어요">
                별명이나 이메일의 한 부분을 적어 주세요.
              </EmptyState>
            </Card>
          ) : (
            <RecordTable
              label="선생님"
              columns={columns}
              rows={teachers.map((teacher) => ({ ...teacher, id: teacher.uid }))}
              onOpen={(teacher) => {
                setChosen(teacher);
                setOpen(true);
              }}
            />
          )
        }
      </ServerView>
      <TeacherDialog
        key={chosen?.uid}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        teacher={chosen}
        onDone={list.reload}
      />
    </div>
  );
}
