import { siteSwitchKind, type SwitchName } from "@damim/domain/site/site-switch.ts";
import { useNavigate } from "react-router";
import { isSwitchedOff } from "../../data/switched-off.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { Segments } from "../../ui/field/segments.tsx";

interface YardTab {
  readonly value: "morning" | "mission" | "doThis" | "templates";
  readonly label: string;
  /** An admin may switch the part off for everybody: then it is not there. */
  readonly switch?: SwitchName;
}

const tabs: readonly YardTab[] = [
  { value: "morning", label: "아침" },
  { value: "mission", label: "쌤카페", switch: "cafe" },
  { value: "doThis", label: "이거해봐요", switch: "ideas" },
  { value: "templates", label: "틀 나눔", switch: "templates" },
];

/** The parts of 쌤마당, on top of each of them; those that are switched off are left out. */
export function YardTabs(props: {
  readonly open: YardTab["value"];
  /** The page has a first heading of its own. */
  readonly isWithoutTitle?: boolean;
}) {
  const { open, isWithoutTitle = false } = props;
  const navigate = useNavigate();
  const data = useTeacherData();
  // Drawn anew when one is switched.
  useRows(data.site.switches, siteSwitchKind);
  return (
    <>
      {!isWithoutTitle && <h1 className="title text-24">쌤마당</h1>}
      {/* On a phone the row of the menu says the same. */}
      <div className="max-w-full overflow-x-auto max-md:hidden">
        <Segments
          as="tabs"
          label="쌤마당"
          value={open}
          segments={tabs.filter((tab) => !isSwitchedOff(data, tab.switch))}
          onValueChange={(about) => void navigate(`/weteacher?about=${about}`)}
        />
      </div>
    </>
  );
}
