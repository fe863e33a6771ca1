import { findHomeOrder, schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { ArrowUpDown } from "lucide-react";
import { useEffect, useState } from "react";
import { findWorkingYear, type TeacherData } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { forgetHomeOrder, readHomeOrder } from "../../platform/kept/screen-preferences.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { late } from "../../ui/arrival/late.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { dueSources, homeCards } from "../registry/features.ts";
import { keepHidden, sortCards } from "./card-order.ts";
import { useWantedCards } from "../../kit/manifest/use-wanted-cards.ts";

const cardsWithContent = homeCards.map((card) => ({
  ...card,
  Content: late(() => card.load().then((file) => file.Component)),
}));
const HomeOrderDialog = lazyOverlay(() => import("./home-order-dialog.tsx"), "HomeOrderDialog");

/** The cards beside the room in the teacher's order, and the way to change it. Loaded lazily by today-page.tsx. */
export function HomeSide() {
  const data = useTeacherData();
  const settings = useRows(data.profile, schoolYearKind);
  const order = findHomeOrder(settings) ?? readHomeOrder() ?? [];
  useEffect(() => takeOverOrder(data), [data]);
  const [isOrdering, setOrdering] = useState(false);
  const cards = sortCards(useWantedCards(cardsWithContent), order);
  return (
    <div className="grid auto-rows-min grid-cols-1 gap-4 @min-[40rem]:@max-[68rem]:grid-cols-2">
      {cards.map(({ id, title, Content }) => (
        // The frame stands at once, so that nothing moves when what is in it arrives.
        <Card key={id} title={title} className="min-h-32">
          <Content dueSources={dueSources} />
        </Card>
      ))}
      {cards.length > 1 && (
        <Button
          variant="text"
          icon={<ArrowUpDown size={18} aria-hidden />}
          className="justify-self-end @min-[40rem]:@max-[68rem]:col-span-2"
          onClick={() => setOrdering(true)}
        >
          카드 순서
        </Button>
      )}
      <HomeOrderDialog
        isOpen={isOrdering}
        cards={cards}
        onClose={() => setOrdering(false)}
        onChange={(ids) => writeOrder(data, keepHidden(ids, order))}
      />
    </div>
  );
}

function writeOrder(data: TeacherData, homeOrder: readonly string[]): void {
  const id = String(findWorkingYear(data));
  void data.profile.write([{ kind: schoolYearKind.name, id, set: { homeOrder } }]);
}

/** What this device kept for itself goes to the profile, once, unless another device has said it before. */
function takeOverOrder(data: TeacherData): () => void {
  let isLeft = false;
  void data.firstRound.then((outcome) => {
    const kept = readHomeOrder();
    const settings = data.profile.rows(schoolYearKind);
    if (isLeft || outcome !== "idle" || !kept || !settings.has(String(findWorkingYear(data))))
      return;
    if (!findHomeOrder(settings)) writeOrder(data, kept);
    forgetHomeOrder();
  });
  return () => {
    isLeft = true;
  };
}

/** Ahead, so that the cards stand there without a network too. */
export async function fetchHomeCards(): Promise<void> {
  await Promise.all(homeCards.map(({ load }) => load()));
}
