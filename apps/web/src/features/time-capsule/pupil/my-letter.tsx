import type {
  CapsuleCardReply,
  CapsulePageReply,
} from "@damim/domain/time-capsule/capsule-reply.ts";
import { printPage } from "../../../platform/print.ts";
import { Button } from "../../../ui/button.tsx";
import { Dock, Heading, Problem } from "../../../ui/guest/page-parts.tsx";
import { OpenedParts } from "../letter/opened-parts.tsx";
import { KeptWords } from "./kept-words.tsx";
import type { PupilCapsule } from "./use-pupil-capsule.ts";

/** After the day, by a card: the own letter, wherever its pupil is by now. */
export function MyLetter(props: {
  readonly of: PupilCapsule;
  readonly page: CapsulePageReply;
  readonly mine: CapsuleCardReply;
}) {
  const { of, page, mine } = props;
  const { opened, problem, isBusy } = of;
  if (!mine.isSealed)
    return (
      <main className="px-5 pt-8 pb-6">
        <Heading>봉한 편지가 없어요</Heading>
        <p className="pt-2 text-15 text-fg-2">
          {mine.number}번의 편지는 이 캡슐에 들어 있지 않아요. 선생님께 말씀해 주세요.
        </p>
        <KeptWords of={of} />
      </main>
    );
  return (
    <>
      <main className="flex flex-col gap-4 px-5 pt-8 pb-6">
        <Heading>{`${mine.number}번의 편지`}</Heading>
        <p className="text-15 text-fg-2 wrap-break-word">{page.title}</p>
        {problem && <Problem>{problem}</Problem>}
        {opened?.map(({ id, words, partCount, readParts }) => (
          <div key={id} className="grid grid-cols-1 gap-4">
            <p className="text-17 leading-[1.7] wrap-break-word whitespace-pre-wrap">{words}</p>
            {partCount > 0 && <OpenedParts count={partCount} load={readParts} />}
          </div>
        ))}
      </main>
      <div className="contents print:hidden">
        <Dock>
          {opened ? (
            <Button variant="line" size="large" isFull onClick={printPage}>
              인쇄
            </Button>
          ) : (
            <Button size="large" isFull isBusy={isBusy} onClick={() => void of.open()}>
              편지 열기
            </Button>
          )}
        </Dock>
      </div>
    </>
  );
}
