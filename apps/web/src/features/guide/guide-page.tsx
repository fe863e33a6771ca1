import { BookOpen, ChevronLeft, Search } from "lucide-react";
import { useMemo, useState } from "react";
import { useParams } from "react-router";
import { isSwitchedOff } from "../../data/switched-off.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import type { Guide, LoadGuides } from "../../kit/manifest/guide.ts";
import type { Screen } from "../../kit/manifest/screen.ts";
import { listGuidesOn } from "../../kit/manifest/guides-on.ts";
import { useFetched } from "../../data/use-fetched.ts";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { buttonLook } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Dami } from "../../ui/dami/dami.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Link } from "../../ui/link.tsx";
import { AllGuides, FoundGuides, GuideMenu } from "./guide-lists.tsx";
import { GuideSteps } from "./guide-steps.tsx";
import { ReviewsOfGuide } from "./reviews/reviews-of-guide.tsx";
import { findGuides, sortGuides } from "./sort-guides.ts";

/** What the app gives to the page. */
export interface GuidePageProps {
  readonly loadGuides: readonly LoadGuides[];
  /** All that there are: a guide stands where its screen stands in the menus. */
  readonly screens: readonly Screen[];
}

/** 사용법: how to use each screen, what teachers say of it, and a search through all. */
export function Component({ loadGuides, screens }: GuidePageProps) {
  const { feature = "all" } = useParams();
  const fetchAll = useMemo(
    () => () =>
      Promise.all(loadGuides.map(async (load) => (await load()).guides)).then((all) => all.flat()),
    [loadGuides],
  );
  const data = useTeacherData();
  const all = useFetched(fetchAll);
  const guides = useMemo(() => all && listGuidesOn(all, screens, data), [all, screens, data]);
  const [typed, setTyped] = useState("");
  const found = useMemo(() => guides && findGuides(guides, typed), [guides, typed]);
  const sections = useMemo(() => sortGuides(guides ?? [], screens), [guides, screens]);
  const guide = guides?.find(({ id }) => id === feature);
  const open = (next: Guide): void => {
    setTyped("");
    document.title = `${next.title} 사용법 · 담임`;
  };
  return (
    <div className="flex flex-col gap-4 pb-2 xl:min-h-0 xl:flex-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="title text-24">사용법</h1>
        <TextField
          type="search"
          label="사용법 찾기"
          isLabelHidden
          placeholder="사용법 찾기"
          fieldSize="dense"
          className="ml-auto w-64 max-w-full max-sm:ml-0 max-sm:w-full"
          value={typed}
          onValueChange={setTyped}
          lead={<Search size={18} aria-hidden className="shrink-0 text-fg-3" />}
        />
      </div>
      {!guides ? (
        <LoadingView />
      ) : found ? (
        <FoundGuides found={found} onOpen={open} />
      ) : guide ? (
        <OneGuide key={guide.id} guide={guide} screens={screens} sections={sections} />
      ) : feature === "all" ? (
        <AllGuides sections={sections} />
      ) : (
        <Card>
          <EmptyState
            picture={<Dami mood="glance" />}
            title="이 사용법은 아직 없어요"
            actions={
              <Link to="/simsim/all" className={buttonLook({ look: "filled" })}>
                모든 사용법 보기
              </Link>
            }
          >
            주소가 맞는지 보거나 위에서 찾아보세요.
          </EmptyState>
        </Card>
      )}
    </div>
  );
}

function OneGuide(props: {
  readonly guide: Guide;
  readonly screens: readonly Screen[];
  readonly sections: Parameters<typeof GuideMenu>[0]["sections"];
}) {
  const { guide, screens, sections } = props;
  const areReviewsOff = isSwitchedOff(useTeacherData(), "reviews");
  return (
    <div className="grid gap-4 lg:grid-cols-[12rem_minmax(0,1fr)] xl:min-h-0 xl:flex-1 xl:grid-cols-[12rem_minmax(0,1fr)_17rem]">
      <GuideMenu sections={sections} current={guide.id} />
      <Link
        to="/simsim/all"
        className={`${buttonLook({ look: "text" })} -ml-2 justify-self-start lg:hidden`}
      >
        <ChevronLeft size={18} aria-hidden />
        모든 사용법
      </Link>
      <Card className="xl:min-h-0 xl:overflow-y-auto">
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <BookOpen size={20} aria-hidden className="shrink-0 text-brand" />
          <h2 className="title text-20">{guide.title}</h2>
          <p className="w-full text-15 text-fg-2">{guide.sentence}</p>
        </div>
        <GuideSteps guide={guide} screens={screens} />
      </Card>
      {!areReviewsOff && <ReviewsOfGuide feature={guide.id} />}
    </div>
  );
}
