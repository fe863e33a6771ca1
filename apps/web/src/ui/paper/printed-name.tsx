/** So many letters of 12 px stand beside each other in the column of names. */
const ONE_LINE = 6;

/** A pupil's name on paper, where nobody can press it to read the rest: a long one stands smaller, in lines. */
export function PrintedName({ name }: { readonly name: string }) {
  return name.length > ONE_LINE ? (
    <span className="block text-[9px] leading-none">{name}</span>
  ) : (
    name
  );
}
