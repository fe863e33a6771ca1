import { countDaysBetween, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toCapsuleWords } from "@damim/domain/time-capsule/capsule-time.ts";
import type { CapsulePageReply } from "@damim/domain/time-capsule/capsule-reply.ts";
import type { ReactNode } from "react";
import type { CapsulePageRequests } from "../../../data/server/capsule-page-requests.ts";
import { Button } from "../../../ui/button.tsx";
import { DamimMark } from "../../../ui/damim-logo.tsx";
import { Dock, Heading, Problem } from "../../../ui/guest/page-parts.tsx";
import { MyLetter } from "./my-letter.tsx";
import { usePupilCapsule, type PupilCapsule } from "./use-pupil-capsule.ts";
import { KeptWords } from "./kept-words.tsx";
import { WriteLetter } from "./write-letter.tsx";

/** The page of a pupil: no account, no menu, one letter. */
export function CapsuleApp(props: {
  readonly requests: CapsulePageRequests;
  /** Of a printed card; without it the link of the class alone. */
  readonly cardKey: string | undefined;
  /** Tells one way in from another: code and card. */
  readonly place: string;
}) {
  const of = usePupilCapsule(props);
  const { page, ended, problem } = of;
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-140 flex-col">
      <header className="flex items-center gap-2.5 px-5 pt-4.5 print:hidden">
        <DamimMark size={28} />
        <b className="min-w-0 flex-1 truncate text-15 font-bold">
          {page?.host ? `${page.host} · 타임캡슐` : "타임캡슐"}
        </b>
      </header>
      {page ? (
        <Stage of={of} page={page} />
      ) : (
        <Sheet
          of={of}
          title={ended ? "열 수 없는 주소예요" : problem ? "열지 못했어요" : "여는 중이에요"}
        >
          {ended ?? problem}
        </Sheet>
      )}
      {!page && problem && (
        <div className="p-5">
          <Button isFull size="large" onClick={() => void of.load()}>
            다시 열기
          </Button>
        </div>
      )}
    </div>
  );
}

function Stage({ of, page }: { readonly of: PupilCapsule; readonly page: CapsulePageReply }) {
  const { mine } = of;
  if (page.now >= page.opensAt) {
    if (mine) return <MyLetter of={of} page={page} mine={mine} />;
    return (
      <Sheet of={of} title="캡슐이 열렸어요">
        카드의 QR로 들어오면 내 편지를 읽을 수 있어요. 카드가 없으면 선생님께 말씀해 주세요.
      </Sheet>
    );
  }
  if (mine?.isSealed || of.isSealed) return <Sealed of={of} page={page} />;
  if (!mine && !page.isForClass)
    return (
      <Sheet of={of} title={page.title}>
        카드의 QR로 들어와야 편지를 쓸 수 있어요.
      </Sheet>
    );
  if (page.isPaused)
    return (
      <Sheet of={of} title={page.title}>
        지금은 이 캡슐에 편지를 넣을 수 없어요. 선생님께 말씀해 주세요.
      </Sheet>
    );
  return <WriteLetter of={of} days={<Days page={page} />} />;
}

/** A letter that nobody reads any more before its day. */
function Sealed({ of, page }: { readonly of: PupilCapsule; readonly page: CapsulePageReply }) {
  const { mine, isBusy, problem } = of;
  return (
    <>
      <main className="flex flex-col gap-4 px-5 pt-8 pb-6">
        <Heading>{mine ? `${mine.number}번의 편지를 봉했어요` : "편지를 봉했어요"}</Heading>
        <Days page={page} />
        {problem && <Problem>{problem}</Problem>}
        <p className="text-15 text-fg-2">
          {mine
            ? "그날부터 이 카드로 어디에서나 읽을 수 있어요. 카드를 잘 두세요."
            : "그날 교실에서 함께 열어요. 카드를 받으면 그날부터 어디에서나 읽을 수 있어요."}
        </p>
      </main>
      <Dock>
        {mine ? (
          <details>
            <summary className="cursor-pointer py-2 text-14 font-semibold text-fg-2">
              다시 쓰고 싶어요
            </summary>
            <p className="pb-3 text-14 text-fg-2">
              봉한 편지는 아무도 읽지 못한 채 캡슐에서 빠져요. 되돌릴 수 없어요.
              {page.isPaused && " 지금은 꺼내도 다시 봉할 수 없어요."}
            </p>
            <Button variant="line" isFull isBusy={isBusy} onClick={() => void of.takeOut()}>
              읽지 않고 꺼내기
            </Button>
          </details>
        ) : (
          <Button variant="line" isFull onClick={of.writeAnother}>
            다른 친구가 쓰기
          </Button>
        )}
      </Dock>
    </>
  );
}

function Days({ page: { title, opensAt, now } }: { readonly page: CapsulePageReply }) {
  const days = countDaysBetween(toSeoulDay(now), toSeoulDay(opensAt));
  return (
    <section className="rounded-card bg-warm-weak px-5 py-4">
      <p className="text-14 font-semibold text-warm-strong wrap-break-word">{title}</p>
      <p className="pt-0.5 text-17 font-bold">{toCapsuleWords({ opensAt }, now)}</p>
      <p className="pt-1 text-28 font-extrabold tracking-display tabular-nums">
        {days > 0 ? `${days}일` : "오늘 9시"}
      </p>
      <p className="pt-1 text-14 text-fg-2">
        그날 아침 9시까지 선생님도 못 읽어요. 서버를 돌리는 사람까지 막지는 못해요.
      </p>
    </section>
  );
}

function Sheet(props: {
  readonly of: PupilCapsule;
  readonly title: string;
  readonly children: ReactNode;
}) {
  const { of, title, children } = props;
  return (
    <main className="px-5 pt-8 pb-6">
      <Heading>{title}</Heading>
      <p className="pt-2 text-15 text-fg-2">{children}</p>
      {/* Nothing yet while it opens. */}
      {children && <KeptWords of={of} />}
    </main>
  );
}
