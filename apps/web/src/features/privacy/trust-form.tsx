import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { listCompanies, type Company } from "@damim/domain/privacy/companies.ts";
import { processorWords } from "@damim/domain/privacy/processors.ts";
import {
  LONGEST_TRUST_CHARACTERS,
  placeWords,
  type TrustFacts,
  type TrustReply,
  type TypedTrust,
} from "@damim/domain/privacy/trust-facts.ts";
import { useEffect, useState } from "react";
import { useAsking } from "../../kit/server/use-asking.ts";
import { useFormDraft } from "../../data/drafts/use-form-draft.ts";
import { askServer } from "../../data/server/ask-server.ts";
import { useProvenAsk } from "../../data/server/use-step-up.ts";
import { DayField } from "../../kit/day-field/day-field.tsx";
import { RestoredNotice } from "../../kit/form/restored-notice.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { Form } from "../../ui/field/form.tsx";
import { Select } from "../../ui/field/select.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { showToast } from "../../ui/overlay/toast.ts";

const texts = [
  ["institution", "기관명", "새봄초등학교"],
  ["officer", "보호책임자", "교감 박정은"],
  ["contact", "연락처", "032-123-4567"],
] as const;

const seats: readonly { readonly value: TypedTrust["place"]; readonly label: string }[] = [
  { value: "", label: "아직 안 정함" },
  { value: "own", label: placeWords.own },
  { value: "rented", label: placeWords.rented },
];

type Fields = Record<string, string | boolean>;
type Place = Pick<Company, "processor" | "host">;

const RENTED: Place = { processor: "hosting", host: "" };

/** What an admin types once of the school: it stands in the papers of every teacher of this server. */
export function TrustForm(props: {
  readonly facts: TrustFacts;
  readonly onSaved: (reply: TrustReply) => void;
  /** It could not be kept beside what another admin wrote meanwhile. */
  readonly onRefused: () => void;
  /** Whether something stands in the form that is on no paper. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
}) {
  const { facts, onSaved, onRefused, onUnsaved } = props;
  const stored = toFields(facts);
  const draft = useFormDraft<Fields>("trust", stored);
  const { isBusy, ask } = useAsking(
    "서버에 연결하지 못했어요. 적은 것은 그대로 있으니 연결된 뒤에 다시 눌러 주세요.",
    showToast.error,
  );
  const [isClashing, setClashing] = useState(false);
  const askProven = useProvenAsk();
  const { fields, change } = draft;
  const isOwn = (name: string): boolean => fields[name] !== stored[name];
  const isUnsaved = Object.keys(stored).some(isOwn);
  useEffect(() => onUnsaved(isUnsaved), [onUnsaved, isUnsaved]);
  const places = listPlaces(facts, fields["place"]);
  const bind = (name: string) => ({
    fieldSize: "normal" as const,
    value: String(fields[name] ?? ""),
    onValueChange: (text: string) => change({ [name]: text }),
    ...(isClashing &&
      isOwn(name) && { hint: `지금 적혀 있는 것: ${String(stored[name]) || "없음"}` }),
  });
  const bindText = (name: string) => ({ ...bind(name), most: LONGEST_TRUST_CHARACTERS });
  const save = async (): Promise<void> => {
    const body = { seen: facts.typed, next: toTyped(fields, facts.typed, places) };
    const answer = await ask(() =>
      askProven(() => askServer<TrustReply>("POST", "admin/trust", body), {
        why: "모든 선생님의 자료와 처리방침이 바뀌는 일이라 본인인지 확인해요.",
        actLabel: "저장",
      }),
    );
    if (!answer) return;
    if (!answer.ok) {
      setClashing(true);
      return onRefused();
    }
    draft.finish();
    setClashing(false);
    onSaved(answer.value);
    showToast.success("모든 선생님의 자료와 처리방침에 적었어요.");
  };
  return (
    <div className="print:hidden">
      <Card title="처리방침에 적을 것">
        <Form onSubmit={() => void save()} className="flex flex-col gap-4">
          {draft.isRestored && <RestoredNotice onForget={draft.forget} />}
          <div className="grid gap-4 sm:grid-cols-2">
            {texts.map(([name, label, such]) => (
              <TextField key={name} {...bindText(name)} label={label} placeholder={such} />
            ))}
            <DayField {...bind("effectiveOn")} label="시행일" />
            <Select
              {...bind("place")}
              label="서버가 있는 곳"
              value={seats.find(({ value }) => value === fields["place"])?.value ?? ""}
              options={seats}
            />
          </div>
          <Checkbox
            label="만 14세 미만은 보호자 동의서를 받아요"
            isChecked={fields["hasConsentForms"] === true}
            onCheckedChange={(isOn) => change({ hasConsentForms: isOn })}
          />
          {places.map((place) => {
            const { label } = processorWords[place.processor];
            const host = place.host && ` (${place.host})`;
            return (
              <div key={toKey("name", place)} className="grid gap-4 sm:grid-cols-2">
                <TextField {...bindText(toKey("name", place))} label={`${label} 업체${host}`} />
                <TextField
                  {...bindText(toKey("country", place))}
                  label={`${label} 나라${host}`}
                  placeholder="대한민국"
                />
              </div>
            );
          })}
          <div className="docked">
            <Button type="submit" isBusy={isBusy}>
              저장
            </Button>
          </div>
        </Form>
      </Card>
    </div>
  );
}

const toKey = (field: "name" | "country", { processor, host }: Place): string =>
  `${field}~${processor}~${host}`;

/** Whom there is to name: of the hosts of today, and of the rented server as soon as it is said to be one. */
function listPlaces(facts: TrustFacts, place: unknown): readonly Place[] {
  const others = listCompanies(facts).filter(
    ({ processor, host }) => processor !== RENTED.processor || host !== RENTED.host,
  );
  return place === "rented" ? [RENTED, ...others] : others;
}

function toFields(facts: TrustFacts): Fields {
  const { institution, officer, contact, effectiveOn, place, hasConsentForms, processors } =
    facts.typed;
  const companies = listPlaces(facts, "rented").flatMap((each) => {
    const { name = "", country = "" } = processors[each.processor]?.[each.host] ?? {};
    return [
      [toKey("name", each), name],
      [toKey("country", each), country],
    ];
  });
  return {
    institution,
    officer,
    contact,
    effectiveOn,
    place,
    hasConsentForms,
    ...Object.fromEntries(companies),
  };
}

/** What a company no longer does stays typed: it may do it again. */
function toTyped(fields: Fields, before: TypedTrust, places: readonly Place[]): TypedTrust {
  const read = (name: string): string => String(fields[name] ?? "").trim();
  const day = read("effectiveOn");
  const processors: Record<string, Record<string, { name: string; country: string }>> = {};
  for (const [processor, companies] of Object.entries(before.processors))
    processors[processor] = { ...companies };
  for (const place of places) {
    const company = { name: read(toKey("name", place)), country: read(toKey("country", place)) };
    const isTyped = Boolean(company.name || company.country);
    if (isTyped || before.processors[place.processor]?.[place.host])
      processors[place.processor] = { ...processors[place.processor], [place.host]: company };
  }
  return {
    institution: read("institution"),
    officer: read("officer"),
    contact: read("contact"),
    effectiveOn: isCalendarDay(day) ? day : "",
    place: seats.find(({ value }) => value === fields["place"])?.value ?? "",
    hasConsentForms: fields["hasConsentForms"] === true,
    processors,
  };
}
