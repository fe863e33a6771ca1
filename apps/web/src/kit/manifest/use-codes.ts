import { useCallback, useMemo } from "react";
import { useFetched } from "./use-fetched.ts";

interface Part<Code> {
  readonly load: () => Promise<Code>;
}

const here = new WeakMap<Part<unknown>["load"], unknown>();

/** Brings the code of parts, so that `useCodes` has it in the very turn that shows them. */
export async function bringCodes(parts: readonly Part<unknown>[]): Promise<void> {
  await Promise.all(parts.map(async ({ load }) => void here.set(load, await load())));
}

/**
 * The code of parts as manifests name them, in their order; nothing until all of it is here. What was brought before
 * is there at once: a list that first stands without its lines would move what is below it.
 */
export function useCodes<Code>(parts: readonly Part<Code>[]): readonly Code[] | undefined {
  const fetchAll = useCallback(async () => {
    await bringCodes(parts);
    return read(parts);
  }, [parts]);
  const atOnce = useMemo(() => read(parts), [parts]);
  const fetched = useFetched(atOnce ? undefined : fetchAll);
  return atOnce ?? fetched;
}

function read<Code>(parts: readonly Part<Code>[]): readonly Code[] | undefined {
  const codes = parts.flatMap(({ load }) => (here.has(load) ? [here.get(load) as Code] : []));
  return codes.length === parts.length ? codes : undefined;
}
