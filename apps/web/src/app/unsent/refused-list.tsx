import { DEAD } from "@damim/sync/change.ts";
import { Copy, Download, PencilLine, RotateCw } from "lucide-react";
import { useNavigate } from "react-router";
import { sayShutScope } from "@damim/domain/club/shut-scope-words.ts";
import { describeWrite, toPlainText } from "./describe-write.ts";
import {
  countRefused,
  listRefused,
  type RefusedWrite,
  type WriteRefusalType,
} from "../../data/rounds/sync-state.ts";
import { useLive, useTeacherData } from "../../data/use-teacher-data.ts";
import { copyAndSay } from "../../kit/act/copy-and-say.ts";
import { saveTextFile } from "../../platform/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { RefusedFileItem } from "./refused-file-item.tsx";
import { saveFiles } from "./save-files.ts";
import { UnsettledList } from "./unsettled-list.tsx";
import type { TeacherData } from "../../data/teacher-data.ts";
import type { MendPlace } from "../../kit/record/record-words.ts";
import { findRecordWords } from "../registry/record-words.ts";

export interface RefusedListProps {
  /** Of the dialog around it. */
  readonly onClose: () => void;
}

/** 확인 필요: days that two devices told differently, then each refused write with its reason, and the ways on: mend it, copy, keep as a file, discard. */
export function RefusedList({ onClose }: RefusedListProps) {
  const data = useTeacherData();
  const navigate = useNavigate();
  useLive((live) =>
    listRefused(live)
      .map(({ op }) => op.at)
      .concat(live.files.refused().map(({ id }) => id))
      .join(),
  );
  const refused = listRefused(data);
  if (countRefused(data) === 0) return <UnsettledList onClose={onClose} />;
  const toText = (write: RefusedWrite): string =>
    [describeWrite(write.store, write.op), toReason(data, write), toPlainText(write.op)].join("\n");
  return (
    <>
      <UnsettledList onClose={onClose} />
      <section aria-label="확인이 필요한 기록">
        <div className="flex items-center justify-between gap-2">
          <h3 className="text-15 font-bold">확인이 필요해요 {countRefused(data)}</h3>
          <Button
            variant="text"
            icon={<Download size={18} aria-hidden />}
            onClick={() => {
              if (refused.length > 0) {
                saveTextFile("담임-확인이-필요한-기록.txt", refused.map(toText).join("\n\n"));
              }
              void saveFiles(data, data.files.refused());
            }}
          >
            파일로 내려받기
          </Button>
        </div>
        <ul className="mt-1 divide-y divide-line-2">
          {data.files.refused().map((file) => (
            <RefusedFileItem key={file.id} file={file} />
          ))}
          {refused.map((write) => {
            const { store, op } = write;
            const place = findMendPlace(data, write);
            return (
              <li key={op.at} className="py-3">
                <p id={`refused-${op.at}`} className="text-15 font-semibold">
                  {describeWrite(store, op)}
                </p>
                <p className="text-14 text-danger">{toReason(data, write)}</p>
                <p className="line-clamp-3 text-14 whitespace-pre-line text-fg-2">
                  {toPlainText(op)}
                </p>
                <div className="mt-1 -ml-4 flex flex-wrap gap-x-1">
                  {place && (
                    <Button
                      variant="brandText"
                      icon={<PencilLine size={18} aria-hidden />}
                      aria-describedby={`refused-${op.at}`}
                      onClick={() => {
                        onClose();
                        void navigate(place.path, { state: place.state });
                      }}
                    >
                      고쳐서 보내기
                    </Button>
                  )}
                  {!place && canResend(data, write) && (
                    <Button
                      variant="brandText"
                      icon={<RotateCw size={18} aria-hidden />}
                      aria-describedby={`refused-${op.at}`}
                      onClick={() => {
                        resend(write).catch(() => {
                          showToast.error(
                            "다시 보냈지만 이 목록에서 지우지 못했어요. 저장 공간을 비워 주세요.",
                          );
                        });
                      }}
                    >
                      그대로 다시 보내기
                    </Button>
                  )}
                  <CopyButton text={toText(write)} />
                  <Button
                    variant="dangerText"
                    aria-describedby={`refused-${op.at}`}
                    onClick={() => {
                      store.discardRefused(op.at).catch(() => {
                        showToast.error("지우지 못했어요. 저장 공간을 비운 뒤 다시 해 주세요.");
                      });
                    }}
                  >
                    버리기
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}

function CopyButton({ text }: { readonly text: string }) {
  return (
    <Button
      variant="text"
      icon={<Copy size={18} aria-hidden />}
      onClick={() => {
        void copyAndSay(text, "복사했어요");
      }}
    >
      내용 복사
    </Button>
  );
}

/**
 * Nothing where no form of today holds it: a deletion, a pupil who has left, a year that is over. Then it
 * can be sent as it is once more (`canResend`), or copied.
 */
function findMendPlace(data: TeacherData, write: RefusedWrite): MendPlace | undefined {
  const { op } = write;
  // An older server does not know the record yet: nothing in it is wrong.
  if (op.set[DEAD] === true || op.refusal.type === "unknown-kind") return undefined;
  if (findShut(data, write) !== undefined) return undefined;
  return findRecordWords(op.kind)?.findMendPlace?.(data, write);
}

/**
 * Whether the same words may be taken another time: the row can be made again, the account or the server
 * may have changed. What broke a rule would only be refused again.
 */
function canResend(data: TeacherData, write: RefusedWrite): boolean {
  const { op, store } = write;
  const { type } = op.refusal;
  if (findDenied(data, write) !== undefined) return false;
  // A few fields of a row that went would make a row that nothing can show.
  if (op.set[DEAD] === undefined && (type === "gone" || !store.find(op.kind, op.id))) return false;
  return op.set[DEAD] === true || type === "gone" || type === "denied" || type === "unknown-kind";
}

function toReason(data: TeacherData, write: RefusedWrite): string {
  return findDenied(data, write) ?? refusalMessages[write.op.refusal.type];
}

/** A reason that stays: sending again does not help. */
function findDenied(data: TeacherData, write: RefusedWrite): string | undefined {
  const { kind, refusal } = write.op;
  if (refusal.type !== "denied") return undefined;
  return findRecordWords(kind)?.denied?.[refusal.detail ?? ""] ?? findShut(data, write);
}

/** No writing of hers goes there any more: mending does not help either. */
function findShut({ clubs }: TeacherData, { store, op }: RefusedWrite): string | undefined {
  const { type, detail } = op.refusal;
  if (detail === "destroyed")
    return "지운 학년도나 학생의 기록이라 서버가 받지 않아요. 필요하면 내려받은 뒤 버려 주세요.";
  const isShut = type === "denied" && detail === "not-yours";
  return isShut ? sayShutScope(store.scope, clubs.list()) : undefined;
}

/** Sends a refused write once more as a new one; the refused one goes when the new one stands. */
async function resend({ store, op }: RefusedWrite): Promise<void> {
  const outcome = await store.write([{ kind: op.kind, id: op.id, set: op.set }]);
  // What stands in memory alone is kept twice rather than perhaps not at all.
  if (outcome.type === "stored") await store.discardRefused(op.at);
}

/** Why the server did not take a write: what happened, and what to do now. The text itself is kept. */
const refusalMessages: Readonly<Record<WriteRefusalType, string>> = {
  clock: "기기의 시계가 너무 앞서 있어요. 시각을 맞추면 저절로 다시 보내요.",
  gone: "다른 기기에서 지운 기록이에요. 필요하면 내용을 복사해 새로 적어 주세요.",
  denied: "이 계정으로는 바꿀 수 없는 기록이에요. 로그인한 계정을 확인해 주세요.",
  invalid:
    "내용이 형식에 맞지 않아 서버가 받지 못했어요. 고쳐서 보내거나 내용을 복사해 다시 적어 주세요.",
  "unknown-kind": "서버가 아직 읽지 못하는 기록이에요. 서버를 새 버전으로 바꾸면 보낼 수 있어요.",
  "too-large": "한 번에 보낼 수 있는 길이보다 길어요. 내용을 복사해 나눠 적어 주세요.",
  malformed: "보낸 내용이 깨져 있었어요. 내용을 복사해 다시 적어 주세요.",
};
