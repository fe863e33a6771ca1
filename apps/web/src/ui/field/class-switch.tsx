import { Select } from "./select.tsx";

const ALL_CLASSES = "all";

export interface ClassSwitchProps {
  readonly classes: readonly { readonly key: string; readonly label: string }[];
  /** Undefined shows all classes. */
  readonly chosen: string | undefined;
  readonly choose: (key: string | undefined) => void;
}

/** Which class a screen shows; nothing where there is only one. */
export function ClassSwitch({ classes, chosen, choose }: ClassSwitchProps) {
  if (classes.length < 2) return null;
  return (
    <Select
      label="반"
      isInline
      fieldSize="dense"
      value={chosen ?? ALL_CLASSES}
      options={[
        { value: ALL_CLASSES, label: "모든 반" },
        ...classes.map(({ key, label }) => ({ value: key, label })),
      ]}
      onValueChange={(key) => choose(key === ALL_CLASSES ? undefined : key)}
    />
  );
}
