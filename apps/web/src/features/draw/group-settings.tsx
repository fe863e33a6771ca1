import { findBroken } from "@damim/domain/group-screen/split-pupils.ts";
import { TEAM_CHOICES } from "@damim/domain/seats/apart.ts";
import { Minus, Plus } from "lucide-react";
import { findClassStore } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { useToolMembers } from "../../data/use-tool-members.ts";
import { SeatHintsButton } from "../../kit/apart/seat-hints-button.tsx";
import { PrivatePart } from "../../kit/page/private-part.tsx";
import { IconButton } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { Segments } from "../../ui/field/segments.tsx";
import type { useSource } from "./use-source.ts";
import { useGroupCut } from "./use-group-cut.ts";
import type { Divided } from "./use-groups.ts";

/** How the next groups are made, and for the teacher alone which pairs of the rules came together. */
export function GroupSettings(props: {
  readonly divided: Divided | undefined;
  readonly count: number;
  readonly onCount: (count: number) => void;
  readonly source: ReturnType<typeof useSource>;
}) {
  const { divided, source } = props;
  const cut = useGroupCut(props);
  const name = (member: string): string => source.toName({ item: "", member });
  const data = useTeacherData();
  const store = findClassStore(data) ?? data.profile;
  const { members } = useToolMembers();
  const broken = findBroken(
    (divided?.groups ?? []).map((group) => group.flatMap(({ member }) => member ?? [])),
    cut.pairs,
  );
  return (
    <section aria-label="모둠 나누기" className="flex flex-col gap-2">
      <h3 className="text-15 font-bold">모둠 나누기</h3>
      <span className="flex flex-wrap items-center gap-2">
        <Segments
          label="나누는 방법"
          value={cut.by}
          segments={cut.choices}
          onValueChange={cut.setBy}
        />
        <IconButton
          label={cut.by === "of" ? "모둠원 줄이기" : "모둠 수 줄이기"}
          icon={<Minus size={20} aria-hidden />}
          disabled={cut.least}
          onClick={() => cut.step(-1)}
        />
        <output className="min-w-14 text-center text-16 font-bold tabular-nums">{cut.words}</output>
        <IconButton
          label={cut.by === "of" ? "모둠원 늘리기" : "모둠 수 늘리기"}
          icon={<Plus size={20} aria-hidden />}
          disabled={cut.most}
          onClick={() => cut.step(1)}
        />
      </span>
      {!source.isList && (
        <Checkbox
          label="자리 규칙 지키기"
          hint="자리뽑기에서 떨어뜨린 학생은 다른 모둠에, 「같은 모둠」 학생은 한 모둠에 들어가요."
          isChecked={cut.keepsRules}
          onCheckedChange={cut.setKeepsRules}
        />
      )}
      {!source.isList && (
        <span>
          <SeatHintsButton {...{ store, members }} choices={TEAM_CHOICES} />
        </span>
      )}
      {broken.length > 0 && (
        <PrivatePart>
          <p className="text-14 text-fg-2">
            지키지 못한 자리 규칙: {broken.map(([a, b]) => `${name(a)} · ${name(b)}`).join(", ")}
          </p>
        </PrivatePart>
      )}
    </section>
  );
}
