import { toKoreanDate } from "@damim/domain/calendar-day/korean-day.ts";
import { listCompanies, toPlaceWords } from "@damim/domain/privacy/companies.ts";
import { orGap } from "@damim/domain/privacy/paper.ts";
import { placeWords, type TrustReply } from "@damim/domain/privacy/trust-facts.ts";
import { Card } from "../../ui/card.tsx";
import { Link } from "../../ui/link.tsx";

/** What the admin of this server typed of the school, for teachers who may not: all that may be a gap. */
export function TypedCard({ reply: { facts, hasAdmin } }: { readonly reply: TrustReply }) {
  const { institution, officer, contact, effectiveOn, place, hasConsentForms } = facts.typed;
  const lines = [
    ["기관명", orGap(institution)],
    ["보호책임자", orGap(officer)],
    ["연락처", orGap(contact)],
    ["시행일", orGap(effectiveOn && toKoreanDate(effectiveOn))],
    ["서버가 있는 곳", orGap(placeWords[place])],
    ["만 14세 미만", orGap(hasConsentForms ? "보호자 동의서를 받아요" : "")],
    ...listCompanies(facts).map((company) => [
      toPlaceWords(company),
      `${orGap(company.name)} (${orGap(company.country)})`,
    ]),
  ] as const;
  return (
    <div className="print:hidden">
      <Card title="처리방침에 적을 것">
        <dl className="grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-4 gap-y-1.5 text-15">
          {lines.map(([label, words]) => (
            <div key={label} className="contents">
              <dt className="text-fg-2 wrap-anywhere">{label}</dt>
              <dd className="font-semibold wrap-anywhere">{words}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-14 text-fg-2">
          {hasAdmin ? (
            "이 서버의 관리자가 적어요."
          ) : (
            <>
              이 서버에는 아직 관리자가 없어요.{" "}
              <Link to="/admin" className="font-semibold text-brand underline underline-offset-2">
                관리
              </Link>
              에서 코드를 넣어 주세요.
            </>
          )}
        </p>
      </Card>
    </div>
  );
}
