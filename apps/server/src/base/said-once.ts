/** Throws where a name stands twice: 「the setting PORT is said twice」. */
export function checkSaidOnce(what: string, names: readonly string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`the ${what} ${twice} is said twice`);
}
