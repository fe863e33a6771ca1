import { consultKind, type KeptConsult } from "@damim/domain/consult/consult.ts";
import type { SealAnswer } from "@damim/domain/seal/check-seals.ts";
import { saySealAnswer } from "@damim/domain/seal/seal-words.ts";
import { CircleAlert, CircleCheck, CircleHelp } from "lucide-react";
import { useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useLive, useRow } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { SealedText } from "./sealed-text.tsx";
import { useAnswer } from "./use-answer.ts";
import { useSealedVersions } from "./use-sealed-versions.ts";

const looks = {
  same: { Icon: CircleCheck, colour: "text-good" },
  changed: { Icon: CircleAlert, colour: "text-warm-strong" },
  removed: { Icon: CircleAlert, colour: "text-warm-strong" },
  withdrawn: { Icon: CircleAlert, colour: "text-warm-strong" },
  erased: { Icon: CircleAlert, colour: "text-warm-strong" },
  unsealed: { Icon: CircleAlert, colour: "text-danger" },
  locked: { Icon: CircleHelp, colour: "text-fg-2" },
  unknown: { Icon: CircleHelp, colour: "text-fg-2" },
};

/** Where a record opens, and what it is called. */
export type ToPlace = (row: KeptConsult) => { readonly address: string; readonly words: string };

/** What became of the text of one code, and the text itself where it is another one by now. */
export function CodeAnswer(props: {
  readonly store: Store;
  readonly toPlace: ToPlace;
  readonly code: string;
}) {
  const { store, toPlace, code } = props;
  const [showsText, setShowsText] = useState(false);
  const ask = useAnswer(store);
  const here = ask(code);
  // What looks changed may be the same words under a lock, or with a promise kept: the history tells.
  const past = useSealedVersions(store, [here]);
  const proven = here.type === "unknown" ? undefined : past?.get(here.seal.id)?.proven;
  const answer = proven && proven.size > 0 ? ask(code, proven) : here;
  if (!past) return <output>봉인된 글과 견주고 있어요.</output>;
  const { Icon, colour } = looks[answer.type];
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line-2 p-4">
      <output className={`flex items-start gap-2 text-17 font-bold ${colour}`}>
        <Icon size={22} aria-hidden className="mt-0.5 shrink-0" />
        {saySealAnswer(answer)}
      </output>
      {answer.type === "unknown" ? (
        <Unknown />
      ) : (
        <Record store={store} toPlace={toPlace} answer={answer} />
      )}
      {answer.type !== "unknown" &&
        answer.type !== "same" &&
        (showsText ? (
          <SealedText store={store} seal={answer.seal} />
        ) : (
          <Button variant="line" className="self-start" onClick={() => setShowsText(true)}>
            봉인된 글 보기
          </Button>
        ))}
    </section>
  );
}

/** What this device has not heard yet, it cannot know. */
function Unknown() {
  const isAtRest = useLive(({ rounds }) => rounds.state() === "idle");
  return (
    <p className="text-15 text-fg-2">
      {isAtRest
        ? "코드를 다시 봐 주세요. 지난 학년도의 코드라면 그 학년도를 열고 확인해 주세요."
        : "이 기기가 아직 받지 못한 기록일 수 있어요. 인터넷이 연결되면 다시 확인해 주세요."}
    </p>
  );
}

function Record(props: {
  readonly store: Store;
  readonly toPlace: ToPlace;
  readonly answer: Exclude<SealAnswer, { readonly type: "unknown" }>;
}) {
  const { store, toPlace, answer } = props;
  const movedTo = answer.type === "erased" ? answer.movedTo : undefined;
  const row = useRow(store, consultKind, movedTo ?? answer.seal.rowId);
  if (!row) return <p className="text-15 text-fg-2">지금은 지워진 기록이에요.</p>;
  const { address, words } = toPlace(row);
  return (
    <p className="text-15">
      <Link to={address} className="font-semibold underline">
        {words}
      </Link>
    </p>
  );
}
