import { useNavigate } from "react-router";
import { Segments } from "../../ui/field/segments.tsx";

const tabs = [
  { value: "morning", label: "아침" },
  { value: "mission", label: "쌤카페" },
] as const;

/** The parts of 쌤마당, on top of each of them. */
export function YardTabs({ open }: { readonly open: (typeof tabs)[number]["value"] }) {
  const navigate = useNavigate();
  return (
    <>
      <h1 className="title text-24">쌤마당</h1>
      <Segments
        as="tabs"
        label="쌤마당"
        value={open}
        segments={tabs}
        onValueChange={(about) => void navigate(`/weteacher?about=${about}`)}
      />
    </>
  );
}
