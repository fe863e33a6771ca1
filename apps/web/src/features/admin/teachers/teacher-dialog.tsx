// Overlay: imports Base UI through ui/overlay/dialog.tsx. Import only from modules that are loaded lazily.
import type { TeacherReply } from "@damim/domain/admin/admin-reply.ts";
import { roleWords, type Role } from "@damim/domain/admin/role.ts";
import { useState } from "react";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { isTooLong } from "../../../ui/field/too-long.ts";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { useAdminAct } from "../act/use-admin-act.ts";

const DAY_MS = 86_400_000;
const LONGEST_REASON = 300;

const roles: readonly { readonly value: Role | "none"; readonly label: string }[] = [
  { value: "none", label: "없음" },
  { value: "moderator", label: roleWords.moderator },
  { value: "admin", label: roleWords.admin },
];

const stops = [
  { value: "1", label: "1일" },
  { value: "7", label: "7일" },
  { value: "30", label: "30일" },
] as const;

/** What an admin may do to an account: give a role, end its sessions, stop its writing. Each with a reason. */
export function TeacherDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly teacher: TeacherReply | undefined;
  readonly onDone: () => void;
}) {
  const { isOpen, onClose, teacher, onDone } = props;
  const { now } = useTeacherData();
  const decide = useAdminAct();
  const [role, setRole] = useState<Role | "none">(teacher?.role ?? "none");
  const [days, setDays] = useState<(typeof stops)[number]["value"]>("1");
  const [reason, setReason, , forgetReason] = useDraft(`teacher-reason:${teacher?.uid}`, "");
  if (!teacher) return null;
  const isStopped = (teacher.suspendedUntil ?? 0) > now();
  const run = async (path: string, body: object, words: readonly [string, string]) => {
    if (isTooLong(reason, LONGEST_REASON)) return;
    const [actLabel, sentence] = words;
    const done = await decide({
      method: "POST",
      path: `teachers/${teacher.uid}/${path}`,
      body: { ...body, reason },
      actLabel,
      sentence,
    });
    if (done === undefined) return;
    forgetReason();
    onDone();
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`${teacher.nickName} 선생님`}
      subtitle={teacher.email}
    >
      <div className="grid gap-5">
        <TextField
          label="사유"
          hint="관리 기록에 남고, 그 선생님도 볼 수 있어요."
          value={reason}
          onValueChange={setReason}
          most={LONGEST_REASON}
        />
        <div className="flex flex-wrap items-end gap-2">
          <Select
            label="역할"
            value={role}
            options={roles}
            onValueChange={setRole}
            className="min-w-40 flex-1"
          />
          <Button
            variant="line"
            size="large"
            isDisabled={role === (teacher.role ?? "none")}
            onClick={() =>
              void run("role", { role: role === "none" ? null : role }, [
                "역할 바꾸기",
                "역할을 바꿨어요.",
              ])
            }
          >
            역할 바꾸기
          </Button>
        </div>
        <div className="flex flex-wrap items-end gap-2">
          {isStopped ? (
            <Button
              variant="line"
              size="large"
              onClick={() =>
                void run("stop", { until: null }, ["다시 쓰게 하기", "다시 쓸 수 있어요."])
              }
            >
              다시 쓰게 하기
            </Button>
          ) : (
            <>
              <Select
                label="멈추는 동안"
                value={days}
                options={stops}
                onValueChange={setDays}
                className="min-w-40 flex-1"
              />
              <Button
                variant="line"
                size="large"
                onClick={() =>
                  void run("stop", { until: now() + Number(days) * DAY_MS }, [
                    "멈추기",
                    "쓰기를 멈췄어요. 읽고 내려받을 수는 있어요.",
                  ])
                }
              >
                멈추기
              </Button>
            </>
          )}
        </div>
        <Button
          variant="line"
          size="large"
          className="justify-self-start"
          onClick={() =>
            void run("reset-link", {}, [
              "비밀번호 링크 보내기",
              "비밀번호를 다시 정하는 링크를 그 선생님 메일로 보냈어요.",
            ])
          }
        >
          비밀번호 링크 보내기
        </Button>
        <Button
          variant="dangerText"
          size="large"
          className="justify-self-start"
          onClick={() =>
            void run("sign-out", {}, ["로그아웃시키기", "모든 기기에서 로그아웃시켰어요."])
          }
        >
          로그아웃시키기
        </Button>
      </div>
    </Dialog>
  );
}
