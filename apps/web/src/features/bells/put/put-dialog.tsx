// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by bells-page.tsx.
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { ExternalLink } from "lucide-react";
import { useCallback } from "react";
import { QrCode } from "../../../kit/qr/qr-code.tsx";
import { EndLinkButton } from "../../../kit/server/end-link-button.tsx";
import { LinkAddress } from "../../../kit/server/link-address.tsx";
import { openLink, type OwnLink } from "../../../kit/server/own-links.ts";
import { ReachNotice } from "../../../kit/server/reach-notice.tsx";
import { ServerView } from "../../../kit/server/server-view.tsx";
import { useServerList } from "../../../kit/server/use-server-list.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";

/** 칠판에 두기: the address of a board that stands in the classroom without anybody's account. */
export function PutDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly year: SchoolYear;
}) {
  const { isOpen, onClose, year } = props;
  const ask = useCallback(() => openLink("board", String(year)), [year]);
  const answer = useServerList(ask, isOpen);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="칠판에 두기">
      <ServerView list={answer} away="주소는 서버가 만들어요. 시정표와 시간표는 이 기기에 있어요.">
        {(link) => <PutBoard link={link} onEnded={onClose} />}
      </ServerView>
    </Dialog>
  );
}

function PutBoard({ link, onEnded }: { readonly link: OwnLink; readonly onEnded: () => void }) {
  return (
    <div className="grid gap-4">
      <LinkAddress label="칠판 주소" address={link.address} hint={`코드 ${link.code}`}>
        <Button
          variant="line"
          icon={<ExternalLink size={18} aria-hidden />}
          onClick={() => window.open(link.address, "_blank", "noopener")}
        >
          새 창에서 열기
        </Button>
        <EndLinkButton
          id={link.id}
          label="끝내기"
          title="칠판에 두기를 끝낼까요?"
          done="칠판에 두기를 끝냈어요"
          onEnded={onEnded}
        >
          이 주소로 열어 둔 칠판이 바로 닫혀요. 시간표와 시정표는 그대로 있어요.
        </EndLinkButton>
      </LinkAddress>
      <ReachNotice link={link} remedy={link.plainAddress && "다른 컴퓨터는 이 주소로 열지 못해요."}>
        {link.plainAddress &&
          `인증서를 설치하지 않은 컴퓨터라면 ${link.plainAddress} 로 여세요. 그 주소로는 전원을 껐다 켤 때 서버에 이어져 있어야 열려요.`}
      </ReachNotice>
      <QrCode text={link.address} label="칠판 주소 QR" className="size-40 justify-self-center" />
      <ul className="list-disc pl-5 text-14 leading-[1.6] text-fg-2">
        <li>교실 컴퓨터에서 이 주소를 열어 두면 로그인하지 않아도 시간표와 종이 보여요.</li>
        <li>14일 치를 받아 두어, 인터넷이 끊겨도 전원이 나갔다 켜져도 이어져요.</li>
        <li>「칠판에 말 쓰기」와 수업 바꾸기가 바로 보여요. 학생 이름은 나가지 않아요.</li>
        <li>여기서 끝내거나 학년도가 끝나면 닫혀요.</li>
      </ul>
    </div>
  );
}
