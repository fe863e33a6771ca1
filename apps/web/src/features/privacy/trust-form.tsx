import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  LONGEST_TRUST_CHARACTERS,
  listProcessors,
  processorWords,
  type ProcessorName,
  type TrustFacts,
  type TrustReply,
  type TypedTrust,
} from "@damim/domain/privacy/trust-facts.ts";
import { useState } from "react";
import { useFormDraft } from "../../data/drafts/use-form-draft.ts";
import { askServer, toFaultSentence } from "../../data/server/ask-server.ts";
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

const places: readonly { readonly value: TypedTrust["place"]; readonly label: string }[] = [
  { value: "", label: "아직 안 정함" },
  { value: "own", label: "학교나 교육청 안" },
  { value: "rented", label: "빌린 서버" },
];

type Fields = Record<string, string | boolean>;

/** What an admin types once of the school: it stands in the papers of every teacher of this server. */
export function TrustForm(props: {
  readonly facts: TrustFacts;
  readonly onSaved: (reply: TrustReply) => void;
}) {
  const { facts, onSaved } = props;
  const processors = listProcessors(facts);
  const draft = useFormDraft<Fields>("trust", toFields(facts.typed, processors));
  const [isBusy, setBusy] = useState(false);
  const { fields, change } = draft;
  const bind = (name: string) => ({
    fieldSize: "normal" as const,
    most: LONGEST_TRUST_CHARACTERS,
    value: String(fields[name] ?? ""),
    onValueChange: (text: string) => change({ [name]: text }),
  });
  const save = async (): Promise<void> => {
    setBusy(true);
    const typed = toTyped(fields, facts.typed, processors);
    const answer = await askServer<TrustReply>("POST", "admin/trust", typed);
    setBusy(false);
    if (!answer.ok) {
      const away =
        "서버에 연결하지 못했어요. 적은 것은 그대로 있으니 연결된 뒤에 다시 눌러 주세요.";
      showToast.error(toFaultSentence(answer.refusal, away));
      return;
    }
    draft.finish();
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
              <TextField key={name} {...bind(name)} label={label} placeholder={such} />
            ))}
            <DayField
              label="시행일"
              fieldSize="normal"
              value={String(fields["effectiveOn"] ?? "")}
              onValueChange={(day) => change({ effectiveOn: day })}
            />
            <Select
              label="서버가 있는 곳"
              fieldSize="normal"
              value={places.find(({ value }) => value === fields["place"])?.value ?? ""}
              options={places}
              onValueChange={(place) => change({ place })}
            />
          </div>
          <Checkbox
            label="만 14세 미만은 보호자 동의서를 받아요"
            isChecked={fields["hasConsentForms"] === true}
            onCheckedChange={(isOn) => change({ hasConsentForms: isOn })}
          />
          {processors.map((name) => (
            <div key={name} className="grid gap-4 sm:grid-cols-2">
              <TextField
                {...bind(`name-${name}`)}
                label={`${processorWords[name].label} 업체`}
                hint={facts.hosts[name] ?? processorWords[name].does}
              />
              <TextField
                {...bind(`country-${name}`)}
                label={`${processorWords[name].label} 나라`}
                placeholder="대한민국"
              />
            </div>
          ))}
          <Button type="submit" className="self-start" isBusy={isBusy}>
            저장
          </Button>
        </Form>
      </Card>
    </div>
  );
}

function toFields(typed: TypedTrust, processors: readonly ProcessorName[]): Fields {
  const { institution, officer, contact, effectiveOn, place, hasConsentForms } = typed;
  const companies = processors.flatMap((name) => [
    [`name-${name}`, typed.processors[name]?.name ?? ""],
    [`country-${name}`, typed.processors[name]?.country ?? ""],
  ]);
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
function toTyped(
  fields: Fields,
  before: TypedTrust,
  processors: readonly ProcessorName[],
): TypedTrust {
  const read = (name: string): string => String(fields[name] ?? "").trim();
  const day = read("effectiveOn");
  const companies = processors.map((name) => [
    name,
    { name: read(`name-${name}`), country: read(`country-${name}`) },
  ]);
  return {
    institution: read("institution"),
    officer: read("officer"),
    contact: read("contact"),
    effectiveOn: isCalendarDay(day) ? day : "",
    place: places.find(({ value }) => value === fields["place"])?.value ?? "",
    hasConsentForms: fields["hasConsentForms"] === true,
    processors: { ...before.processors, ...Object.fromEntries(companies) },
  };
}
