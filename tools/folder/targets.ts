/** Systems that the folder is made for, by the names that Node's own packages have. */
export const targets = ["linux-x64", "linux-arm64", "win-x64"] as const;
export type Target = (typeof targets)[number];

/** What of the packages is another for each system: Node, and the reader of pictures with its library. */
export function listPlatformPackages(target: Target): {
  readonly node: string;
  readonly pictures: readonly string[];
} {
  const node = `node-${target}`;
  if (target === "win-x64") return { node, pictures: ["@img/sharp-win32-x64"] };
  return { node, pictures: [`@img/sharp-${target}`, `@img/sharp-libvips-${target}`] };
}
