import type { Guide } from "../../kit/manifest/guide.ts";
import { Card } from "../../ui/card.tsx";
import { Dami } from "../../ui/dami/dami.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Link } from "../../ui/link.tsx";
import type { FoundGuide, GuideSection } from "./sort-guides.ts";

const toAddress = ({ id }: Guide): string => `/simsim/${id}`;

/** The guides at the left of an open one, where there is room. */
export function GuideMenu(props: {
  readonly sections: readonly GuideSection[];
  readonly current: string;
}) {
  const { sections, current } = props;
  return (
    <nav
      aria-label="사용법 목록"
      className="rounded-card border border-line-2 bg-surface p-2 max-lg:hidden lg:row-span-2 xl:row-span-1 xl:min-h-0 xl:overflow-y-auto"
    >
      {sections.map(({ title, guides }) => (
        <div key={title} className="pb-2">
          <h2 className="px-3 py-2 text-13 font-semibold text-fg-2">{title}</h2>
          <ul>
            {guides.map((guide) => (
              <li key={guide.id}>
                <Link
                  to={toAddress(guide)}
                  aria-current={guide.id === current ? "page" : undefined}
                  className="press flex min-h-11 items-center rounded-ctl px-3 text-15 font-semibold hover:bg-hover aria-[current=page]:bg-brand-weak aria-[current=page]:text-brand-strong"
                >
                  {guide.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Every guide with its sentence. */
export function AllGuides({ sections }: { readonly sections: readonly GuideSection[] }) {
  return sections.map(({ title, guides }) => (
    <section key={title} aria-label={title}>
      <h2 className="mb-2 text-17 font-bold">{title}</h2>
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {guides.map((guide) => (
          <li key={guide.id} className="relative">
            <Card className="h-full hover:bg-hover">
              <Link
                to={toAddress(guide)}
                className="text-16 font-bold after:absolute after:inset-0 after:rounded-card"
              >
                {guide.title}
              </Link>
              <p className="mt-1 text-14 text-fg-2">{guide.sentence}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** What a search found, with the sentence that has the word. */
export function FoundGuides(props: {
  readonly found: readonly FoundGuide[];
  readonly onOpen: (guide: Guide) => void;
}) {
  const { found, onOpen } = props;
  if (found.length === 0) {
    return (
      <Card>
        <EmptyState picture={<Dami mood="glance" />} title="찾는 사용법이 없어요">
          다른 말로 찾아보세요. 띄어쓰기는 달라도 괜찮아요.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card isFlush>
      <ul aria-label="찾은 사용법" className="divide-y divide-line-2">
        {found.map(({ guide, sentence }) => (
          <li key={guide.id} className="relative px-5 py-3 hover:bg-hover">
            <Link
              to={toAddress(guide)}
              onClick={() => onOpen(guide)}
              className="text-16 font-bold after:absolute after:inset-0"
            >
              {guide.title}
            </Link>
            <p className="text-14 text-fg-2">
              {sentence ? (
                <>
                  {sentence.before}
                  <mark className="rounded-[3px] bg-brand-weak text-brand-strong">
                    {sentence.hit}
                  </mark>
                  {sentence.after}
                </>
              ) : (
                guide.sentence
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
