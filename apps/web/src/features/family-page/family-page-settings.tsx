import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { drawFamilyPage } from "@damim/domain/family-page/draw-family-page.ts";
import { familyKinds, toFamilyNews } from "@damim/domain/family-page/family-news.ts";
import {
  FAMILY_PAGE_ID,
  familyPageKind,
  isPageOpen,
  type FamilyPage,
} from "@damim/domain/family-page/family-page.ts";
import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import { schoolYearKind, toClassKey } from "@damim/domain/school-year/school-year-setting.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { ExternalLink } from "lucide-react";
import { useCallback, useEffect, useMemo, useState, type ReactElement } from "react";
import { findClassYear, findClassStore, type Store } from "../../data/teacher-data.ts";
import { useNumbersOnly } from "../../data/use-numbers-only.ts";
import { useRoster } from "../../data/use-roster.ts";
import { useRevision, useRow, useTeacherData } from "../../data/use-teacher-data.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { QrCode } from "../../kit/qr/qr-code.tsx";
import { EndLinkButton } from "../../kit/server/end-link-button.tsx";
import { LinkAddress } from "../../kit/server/link-address.tsx";
import { openLink, type OwnLink } from "../../kit/server/own-links.ts";
import { ReachNotice } from "../../kit/server/reach-notice.tsx";
import { ServerView } from "../../kit/server/server-view.tsx";
import { useServerList } from "../../kit/server/use-server-list.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { FamilyPapers } from "./family-papers.tsx";
import { drawPreview } from "./draw-preview.ts";
import { createFamilyPageCommands } from "./family-page-commands.ts";
import { familyParts } from "./family-parts.ts";
import "../../ui/family.css";

/** 설정 · 우리 반 소식: one page a year for the families of a class, without their accounts. */
export function Component() {
  const data = useTeacherData();
  const year = findClassYear(data);
  const store = findClassStore(data);
  const setting = useRow(data.profile, schoolYearKind, String(year));
  if (!store || setting?.mode !== "homeroom")
    return <p className="text-15 text-fg-2">담임을 맡은 학급이 있으면 열 수 있어요.</p>;
  return <OfClass store={store} year={year} place={toClassWords(toClassKey(setting))} />;
}

function OfClass(props: {
  readonly store: Store;
  readonly year: SchoolYear;
  readonly place: string;
}) {
  const { store, year, place } = props;
  const today = toSeoulDay(useTeacherData().now());
  const page = useRow(store, familyPageKind, FAMILY_PAGE_ID);
  const commands = useCommands(createFamilyPageCommands, store);
  if (!isPageOpen(page, today))
    return (
      <div className="grid justify-items-start gap-4">
        <p className="text-15 text-fg-2">
          알림장, 시간표, 상담 예약을 링크 하나로 가정에 보여 줘요. 보호자는 가입하지 않고 열어요.
          학생 이름은 나가지 않아요.
        </p>
        {page && (
          <p className="text-15 text-fg-2">
            닫아 둔 소식이에요. 다시 열면 전에 준 링크와 카드로 다시 들어와요. 다른 링크로 하려면 연
            뒤에 「링크 바꾸기」를 누르세요.
          </p>
        )}
        <Button onClick={() => commands.open(year, today)}>
          {page ? "다시 열기" : "링크 만들기"}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid content-start gap-6">
        <ClassLink year={year} store={store} page={page} place={place} commands={commands} />
        <Parts page={page} store={store} commands={commands} />
        <div>
          <Button variant="dangerText" onClick={() => commands.close(today)}>
            소식 닫기
          </Button>
        </div>
      </div>
      <Preview store={store} year={year} place={place} />
    </div>
  );
}

type Commands = ReturnType<typeof createFamilyPageCommands>;

function ClassLink(props: {
  readonly year: SchoolYear;
  readonly store: Store;
  readonly page: FamilyPage;
  readonly place: string;
  readonly commands: Commands;
}) {
  const { year, store, page, place, commands } = props;
  const [turn, setTurn] = useState(0);
  const ask = useCallback(() => openLink("class", String(year)), [year]);
  const answer = useServerList(ask, turn);
  const { reload } = answer;
  // It may have been changed in another tab: what is copied and shown here opens.
  useEffect(() => {
    addEventListener("focus", reload);
    return () => removeEventListener("focus", reload);
  }, [reload]);
  return (
    <ServerView list={answer} away="링크는 서버가 만들어요. 알림장과 시간표는 이 기기에 있어요.">
      {(link) => (
        <section className="grid gap-4">
          <ReachNotice link={link} noun="링크" />
          <LinkAddress
            label="우리 반 소식 주소"
            address={link.address}
            hint={`코드 ${link.code}. ${toKoreanDay(page.endsOn)}까지 열려요.`}
            noun="링크"
          >
            <Button
              variant="line"
              icon={<ExternalLink size={18} aria-hidden />}
              onClick={() => window.open(link.address, "_blank", "noopener")}
            >
              새 창에서 열기
            </Button>
            <EndLinkButton
              id={link.id}
              label="링크 바꾸기"
              title="링크를 바꿀까요?"
              actLabel="바꾸기"
              done="링크를 바꿨어요"
              onEnded={() => setTurn((count) => count + 1)}
            >
              지금 링크와 인쇄한 카드로는 더 들어올 수 없어요. 연 사람에게는 끝난 링크라고 알려
              줘요. 새 링크가 바로 만들어져요.
            </EndLinkButton>
          </LinkAddress>
          <ShownCode link={link} place={place} />
          <FamilyPapers link={link} place={place} store={store} keep={commands.keepCards} />
        </section>
      )}
    </ServerView>
  );
}

function ShownCode({ link, place }: { readonly link: OwnLink; readonly place: string }) {
  return (
    <QrCode
      text={link.address}
      label={`${place} 소식 QR`}
      className="size-40 justify-self-center"
    />
  );
}

function Parts(props: {
  readonly page: FamilyPage;
  readonly store: Store;
  readonly commands: Commands;
}) {
  const { page, store, commands } = props;
  const isNumbersOnly = useNumbersOnly(store);
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-17 font-bold">가정에 보이는 것</legend>
      {familyParts.map(({ part, label, hint }) => (
        <Checkbox
          key={part}
          isSwitch
          label={label}
          hint={hint}
          isChecked={!page[part]}
          onCheckedChange={(isShown) =>
            commands.set(
              part,
              !isShown,
              `${label}: ${isShown ? "가정에 보여요" : "가정에 안 보여요"}`,
            )
          }
        />
      ))}
      <Checkbox
        isSwitch
        label="카드로만 알리기"
        hint={
          isNumbersOnly
            ? "번호만 쓰는 반은 카드로만 알릴 수 있어요."
            : "켜면 번호와 이름으로는 결석을 알릴 수 없어요."
        }
        isDisabled={isNumbersOnly || page.hidesReports === true}
        isChecked={isNumbersOnly || page.cardsOnly === true}
        onCheckedChange={(isSo) =>
          commands.set("cardsOnly", isSo, isSo ? "카드로만 알려요" : "번호와 이름으로도 알려요")
        }
      />
    </fieldset>
  );
}

/** What families see by now, as the server will show it. */
function Preview(props: {
  readonly store: Store;
  readonly year: SchoolYear;
  readonly place: string;
}) {
  const { store, year, place } = props;
  const { now } = useTeacherData();
  const roster = useRoster(store);
  const isNumbersOnly = useNumbersOnly(store);
  const revision = useRevision(store, familyKinds);
  const today = toSeoulDay(now());
  const picture = useMemo(() => {
    const news = toFamilyNews((kind) => store.rows(kind), {
      year,
      now: now(),
      place,
      named: roster,
      meals: new Map(),
      isNumbersOnly,
    });
    return (
      news &&
      drawFamilyPage<ReactElement>(drawPreview, news, {
        hrefOf: () => undefined,
        report: news.reports
          ? drawPreview("p", { class: "button" }, "결석·지각 알리기")
          : undefined,
      })
    );
    // oxlint-disable-next-line react/exhaustive-deps -- the revision and the day say when it is another
  }, [store, year, place, roster, isNumbersOnly, revision, today]);
  return (
    <figure className="grid content-start gap-2 lg:sticky lg:top-4 lg:self-start">
      <figcaption className="text-14 font-semibold text-fg-2">가정에서 보는 화면</figcaption>
      <p className="sr-only">보이는 것을 바꾸면 이 그림도 바로 바뀌어요.</p>
      <div
        inert
        aria-hidden
        className="max-h-[38rem] overflow-hidden rounded-card border border-line bg-bg"
      >
        {picture}
      </div>
    </figure>
  );
}
