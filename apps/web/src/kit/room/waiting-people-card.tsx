import { padClaimKind, type PadClaim } from "@damim/domain/pad/room/pad-member.ts";
import { useAsking } from "../server/use-asking.ts";
import { usePadData, usePadMembers, usePadRows } from "../../data/pad/use-pad-data.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { toWallWords, useIsNameless } from "./wall-words.ts";
import { decideAbout, sayRoomTrouble, type PeopleDecision } from "./room-requests.ts";

type ClaimRow = PadClaim & { readonly id: string };

/** Who waits at the door, and whose number another device holds already. */
export function WaitingPeopleCard() {
  const [claims] = usePadRows(padClaimKind);
  if (claims.size === 0) return null;
  const rows = [...claims.values()].toSorted((a, b) => a.askedAt - b.askedAt);
  return (
    <Card
      title="기다리는 학생"
      titleEnd={<b className="text-[1.125rem] text-brand">{rows.length}</b>}
    >
      <ul aria-label="기다리는 학생" className="flex flex-col gap-3">
        {rows.map((claim) => (
          <ClaimItem key={claim.id} claim={claim} />
        ))}
      </ul>
    </Card>
  );
}

function ClaimItem({ claim }: { readonly claim: ClaimRow }) {
  const { roomId } = usePadData();
  const [members] = usePadMembers();
  const { isBusy, ask } = useAsking(sayRoomTrouble, showToast.error);
  const member = members.get(claim.member);
  const decide = (decision: PeopleDecision) =>
    ask(() => decideAbout(roomId, { participant: claim.id }, decision));
  const isConflict = claim.type === "conflict";
  const isNameless = useIsNameless();
  const name = member ? toWallWords(member, isNameless) : "이름 없는 학생";
  return (
    <li>
      <p className="text-15 font-semibold">{name}</p>
      <p className="text-13 text-fg-2">
        {isConflict ? "다른 기기가 이미 이 번호예요 · " : ""}
        {claim.device}
      </p>
      <div className="my-2 flex flex-wrap gap-1.5">
        <Button
          variant="weak"
          isBusy={isBusy}
          aria-label={`${name} ${isConflict ? "이 기기로 바꾸기" : "들여보내기"}`}
          onClick={() => void decide(isConflict ? "handOver" : "letIn")}
        >
          {isConflict ? "이 기기로 바꾸기" : "들여보내기"}
        </Button>
        <Button
          variant="text"
          isDisabled={isBusy}
          aria-label={`${name} 거절`}
          onClick={() => void decide("refuse")}
        >
          거절
        </Button>
      </div>
    </li>
  );
}
