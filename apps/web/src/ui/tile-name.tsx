/** From so many letters on a name is written smaller; 「Nguyen Thi Lan Anh」 then stands in two lines of a phone's tile. */
const LONG = 8;
const LONGER = 15;

/** A pupil's name on a tile: it breaks where it is long, and is never cut. */
export function TileName(props: { readonly name: string; readonly className: string }) {
  const { name, className } = props;
  const size = name.length > LONGER ? "name-longer" : name.length > LONG ? "name-long" : "";
  return (
    <span className={`leading-tight break-keep wrap-anywhere ${className}`}>
      {size ? <span className={size}>{breakable(name)}</span> : name}
    </span>
  );
}

/** A long Latin word may break with a hyphen, behind eight letters and before four: 「Konstantino-poulou」. */
export function breakable(name: string): string {
  return name.replace(/(?<=\p{sc=Latin}{8})(?=\p{sc=Latin}{4})/gu, "\u{AD}");
}
