// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by feature.ts.
import { Laptop, Users } from "lucide-react";
import { useState } from "react";
import { useAsking } from "../../kit/server/use-asking.ts";
import { AccountTrouble } from "./account-trouble.tsx";
import type { DeviceUse } from "../../data/server/session.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/overlay/dialog.tsx";
import { RadioGroup } from "../../ui/field/radio-group.tsx";
import { accountRequests, type AccountRequests, type Device } from "./account-requests.ts";
import { sayAccountTrouble } from "./messages.ts";

export interface DeviceQuestionProps {
  readonly isOpen: boolean;
  readonly onAnswered: (device: Device) => void | Promise<void>;
  readonly requests?: AccountRequests;
}

/**
 * Asked once after the first sign-in on a device, and nothing is stored here before the answer. No
 * choice is made for the teacher: the wrong one would leave pupils' records on a shared computer.
 */
export function DeviceQuestion(props: DeviceQuestionProps) {
  const { isOpen, onAnswered, requests = accountRequests } = props;
  const [use, setUse] = useState<DeviceUse>();
  const [isMissing, setMissing] = useState(false);
  const { isBusy, trouble, ask } = useAsking(sayAccountTrouble);

  const handleContinue = async () => {
    setMissing(use === undefined);
    if (use === undefined) return;
    await ask(() => requests.saveDeviceUse(use), onAnswered);
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => undefined}
      isDismissible={false}
      width="mark"
      title="이 기기는 누가 쓰나요?"
      footer={
        <DialogActions>
          <Button size="large" isBusy={isBusy} onClick={() => void handleContinue()}>
            계속
          </Button>
        </DialogActions>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-15 leading-[1.55] text-fg-2">
          학생 기록을 이 기기에 얼마나 남길지 정해요. 나중에 로그아웃하면 다시 물어봐요.
        </p>
        <RadioGroup
          label="이 기기를 쓰는 사람"
          isLabelHidden
          value={use}
          onValueChange={(chosen) => {
            setUse(chosen);
            setMissing(false);
          }}
          error={isMissing ? "둘 중 하나를 골라 주세요." : undefined}
          options={[
            {
              value: "own",
              label: "내 기기",
              hint: "나만 써요. 인터넷이 없어도 보고 적을 수 있어요.",
              icon: <Laptop size={20} aria-hidden />,
            },
            {
              value: "shared",
              label: "함께 쓰는 기기",
              hint: "기록을 남기지 않고, 12시간 뒤 저절로 로그아웃해요.",
              icon: <Users size={20} aria-hidden />,
            },
          ]}
        />
        <AccountTrouble trouble={trouble} />
      </div>
    </Dialog>
  );
}
