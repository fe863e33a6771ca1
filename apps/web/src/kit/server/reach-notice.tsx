import type { ReactNode } from "react";
import { Notice } from "../../ui/notice.tsx";
import { findReach, isLoopback } from "./find-reach.ts";

/** Where an address does not open from everywhere: from where it does, and what to do. The same words for every link. */
export function ReachNotice(props: {
  readonly link: Parameters<typeof findReach>[0];
  readonly noun?: "주소" | "링크" | "주소와 카드";
  /** What makes an address for other devices of it, where that is not a network. */
  readonly remedy?: string | false;
  /** What it means for who is to have it. */
  readonly children?: ReactNode;
}) {
  const { link, noun = "주소", remedy, children } = props;
  const reach = findReach(link);
  if (!reach) return null;
  const isHere = reach === "computer";
  return (
    <Notice
      tone="warm"
      title={isHere ? "이 컴퓨터에서만 열려요" : `이 ${noun}는 학교 안에서만 열려요`}
    >
      {isHere && toNetworkWords(link.address, remedy)} {children}
    </Notice>
  );
}

/** A network address under which this page stands is one for other devices. */
function toNetworkWords(address: string, remedy?: string | false): string {
  if (!isLoopback(location.hostname))
    return `QR 코드 대신 이 주소를 알려 주세요: ${location.origin}${new URL(address).pathname}`;
  return (
    remedy ||
    "컴퓨터를 Wi-Fi나 유선 네트워크에 연결하고 이 화면을 새로 열면 다른 기기에서 열 주소가 나와요."
  );
}
