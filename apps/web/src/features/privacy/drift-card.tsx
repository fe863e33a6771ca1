import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { councilPackKind } from "@damim/domain/privacy/council-pack.ts";
import { findDecided, findDrift } from "@damim/domain/privacy/find-drift.ts";
import type { TrustFacts } from "@damim/domain/privacy/trust-facts.ts";
import { findStoreOfDay, type Store } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import type { HomeCardQuestion } from "../../kit/manifest/home-card.ts";
import { buttonLook } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { askTrust } from "./ask-trust.ts";
import { DriftList } from "./drift-list.tsx";

/** As the server said them in this page; nothing while it was not heard. */
let facts: TrustFacts | undefined;
/** Once a day, also where the page stays open. */
let askedOn: string | undefined;

const listDrift = (store: Store): readonly string[] =>
  facts ? findDrift([...store.rows(councilPackKind).values()], facts) : [];

/** Nobody is asked about a class for which no council has said yes. */
export function ask({ store, today }: HomeCardQuestion, heard: () => void): void {
  if (askedOn === today || !findDecided([...store.rows(councilPackKind).values()])) return;
  askedOn = today;
  void askTrust().then((answer) => {
    if (!answer.ok) {
      askedOn = undefined;
      return;
    }
    facts = answer.value.facts;
    heard();
  });
}

export function isWanted({ store }: HomeCardQuestion): boolean {
  return listDrift(store).length > 0;
}

/** A card of 오늘: what this server does otherwise than the council passed (spec 15 §5). */
export function Component() {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now()));
  return store && <Drift store={store} />;
}

function Drift({ store }: { readonly store: Store }) {
  useRows(store, councilPackKind);
  return (
    <div className="flex flex-col items-start gap-3 text-15">
      <div>
        <DriftList drift={listDrift(store)} />
      </div>
      <Link to="/mypage?about=council" className={buttonLook({ look: "line" })}>
        자료 보기
      </Link>
    </div>
  );
}
