// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by booking-tab.tsx.
import type { KeptBookingPlan } from "@damim/domain/booking/booking.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { Printer } from "lucide-react";
import { useCallback } from "react";
import { QrCode } from "../../../kit/qr/qr-code.tsx";
import { LinkAddress } from "../../../kit/server/link-address.tsx";
import { openLink } from "../../../kit/server/own-links.ts";
import { ReachNotice } from "../../../kit/server/reach-notice.tsx";
import { ServerView } from "../../../kit/server/server-view.tsx";
import { useServerList } from "../../../kit/server/use-server-list.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";

/** The way of guardians to a plan: address, code, QR. */
export function LinkDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly plan: KeptBookingPlan;
  readonly year: SchoolYear;
  readonly onPrint: () => void;
}) {
  const { isOpen, onClose, plan, year, onPrint } = props;
  const ask = useCallback(() => openLink("book", `${year}~${plan.id}`), [year, plan.id]);
  const answer = useServerList(ask, isOpen);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="예약 링크">
      <ServerView list={answer} away="링크는 서버가 만들어요. 연 예약은 이 기기에 있어요.">
        {(link) => (
          <div className="grid gap-4">
            <ReachNotice link={link} noun="링크">
              집에 계신 보호자께는 신청서를 인쇄해 보내고, 돌아온 시간을 「전화로 받은 예약」으로
              적어 주세요.
            </ReachNotice>
            <LinkAddress
              label="예약 주소"
              address={link.address}
              hint={`코드 ${link.code}`}
              noun="링크"
            >
              {link.isSchoolOnly && (
                <Button
                  variant="line"
                  icon={<Printer size={18} aria-hidden />}
                  onClick={() => {
                    onClose();
                    onPrint();
                  }}
                >
                  신청서 인쇄
                </Button>
              )}
            </LinkAddress>
            <QrCode
              text={link.address}
              label={`${plan.title} 예약 QR`}
              className="size-48 justify-self-center"
            />
            <ul className="list-disc pl-5 text-14 leading-[1.6] text-fg-2">
              <li>
                보호자는 학생의 번호와 이름을 적고 빈 시간을 골라요. 다른 학생과 보호자의 이름은
                보이지 않아요.
              </li>
              <li>예약하면 그 시간은 바로 맡아져요. 보호자가 스스로 옮기거나 취소할 수 있어요.</li>
            </ul>
          </div>
        )}
      </ServerView>
    </Dialog>
  );
}
