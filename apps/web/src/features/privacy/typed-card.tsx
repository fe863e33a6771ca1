import { toKoreanDate } from "@damim/domain/calendar-day/korean-day.ts";
import { orGap } from "@damim/domain/privacy/paper.ts";
import type { TypedTrust } from "@damim/domain/privacy/trust-facts.ts";
import { Card } from "../../ui/card.tsx";
import { Link } from "../../ui/link.tsx";

/** What the admin of this server typed of the school, for teachers who may not. */
export function TypedCard({ typed }: { readonly typed: TypedTrust }) {
  const { institution, officer, contact, effectiveOn } = typed;
  const lines = [
    ["기관명", institution],
    ["보호책임자", officer],
    ["연락처", contact],
    ["시행일", effectiveOn && toKoreanDate(effectiveOn)],
  ] as const;
  return (
    <div className="print:hidden">
      <Card title="처리방침에 적을 것">
        <dl className="grid grid-cols-[6rem_1fr] gap-y-1.5 text-15">
          {lines.map(([label, words]) => (
            <div key={label} className="contents">
              <dt className="text-fg-2">{label}</dt>
              <dd className="font-semibold wrap-anywhere">{orGap(words)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-14 text-fg-2">
          이 서버의 관리자가 적어요. 아직 관리자가 없으면{" "}
          <Link to="/admin" className="font-semibold text-brand underline underline-offset-2">
            관리
          </Link>
          에서 코드를 넣어 주세요.
        </p>
      </Card>
    </div>
  );
}
