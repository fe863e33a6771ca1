import { Segments } from "./segments.tsx";

/** Which of the school years that are open side by side a screen shows; nothing where there is only one. */
export function YearSwitch(props: {
  readonly years: readonly number[];
  readonly chosen: number;
  readonly onChoose: (year: number) => void;
}) {
  const { years, chosen, onChoose } = props;
  if (years.length < 2) return null;
  return (
    <Segments
      label="학년도"
      value={String(chosen)}
      segments={years.map((year) => ({ value: String(year), label: `${year}학년도` }))}
      onValueChange={(value) => onChoose(Number(value))}
    />
  );
}
