// What the board asks of a browser that a school computer may not have yet. Loaded before everything else of that page.

const fills: readonly (readonly [object, string, unknown])[] = [
  [
    Array.prototype,
    "toSorted",
    function <T>(this: readonly T[], compare?: (a: T, b: T) => number): T[] {
      return [...this].sort(compare);
    },
  ],
  [
    Array.prototype,
    "findLast",
    function <T>(this: readonly T[], fits: (item: T, at: number) => boolean): T | undefined {
      for (let at = this.length - 1; at >= 0; at--) {
        const item = this[at] as T;
        if (fits(item, at)) return item;
      }
      return undefined;
    },
  ],
  [
    Element.prototype,
    "replaceChildren",
    function (this: Element, ...children: (Node | string)[]): void {
      while (this.lastChild) this.lastChild.remove();
      this.append(...children);
    },
  ],
];

for (const [on, name, value] of fills)
  if (!(name in on)) Object.defineProperty(on, name, { value, writable: true, configurable: true });
