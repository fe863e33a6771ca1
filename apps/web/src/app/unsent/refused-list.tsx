import { describeWrite, toPlainText } from "./describe-write.ts";
import { Copy, Download, PencilLine, RotateCw } from "lucide-react";
import { useNavigate } from "react-router";
import { countRefused, listRefused, type RefusedWrite } from "../../data/rounds/sync-state.ts";
import { useLive, useTeacherData } from "../../data/use-teacher-data.ts";
import { copyText } from "../../platform/clipboard.ts";
import { saveTextFile } from "../../platform/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { canResend, findMendPlace, resend } from "./mend-place.ts";
import { RefusedFileItem } from "./refused-file-item.tsx";
import { refusalMessages } from "./refusal-messages.ts";
import { saveFiles } from "./save-files.ts";
import { UnsettledList } from "./unsettled-list.tsx";

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
  if (countRefused(data) === 0) return <UnsettledList />;
  const toText = ({ store, op }: RefusedWrite): string =>
    [describeWrite(store, op), refusalMessages[op.refusal.type], toPlainText(op)].join("\n");
  return (
    <>
      <UnsettledList />
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
                <p className="text-14 text-danger">{refusalMessages[op.refusal.type]}</p>
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
                  {!place && canResend(write) && (
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
        void copyText(text).then((isCopied) =>
          isCopied
            ? showToast.success("복사했어요")
            : showToast.error("복사하지 못했어요. 글을 직접 골라 복사해 주세요."),
        );
      }}
    >
      내용 복사
    </Button>
  );
}
