import type { FactReply, ServerCards, ServerReply } from "@damim/domain/admin/admin-reply.ts";
import type { Figure } from "../ports/figures.ts";
import type { ServerDeps } from "../server-deps.ts";

/** What facts are read of: a server, or its data while the doctor looks at it. */
export interface FactGround extends Pick<
  ServerDeps,
  "config" | "database" | "now" | "officeProgram" | "loopLagMs"
> {
  readonly log?: Pick<ServerDeps["log"], "warn">;
  /** Absent for the doctor, as the bus is: it is another process. */
  readonly streams?: { count(): number };
  readonly bus?: { isDeaf?(): boolean };
  /** The server is off, so it does not work and that is known. */
  readonly isOff?: boolean;
}

export interface FactsGround extends FactGround {
  /** Those of all modules. */
  readonly facts: readonly Fact[];
}

/**
 * One thing that an operator may ask how it is, said once: 관리 「서버」, the doctor and the metrics tell it. A module brings
 * its own.
 */
export interface Fact extends SaidFact<unknown> {
  readonly id: string;
  readonly label: string;
}

interface SaidFact<Value> {
  /** Undefined: there is nothing to tell here. */
  read(ground: FactGround): Promise<Value | undefined>;
  /** Stands behind the label, or alone where it begins with it. Absent: not told in words. */
  say?(this: void, value: Value, now: number): string | undefined;
  /** Somebody has to do something. */
  isWarn?(this: void, value: Value, now: number): boolean;
  /** For the metrics, by name. */
  readonly figures?: Readonly<Record<string, Figure<Value>>>;
  /** What 관리 shows in a card of its own, in place of the words. */
  card?(this: void, value: Value): Partial<ServerCards>;
}

export const fact = <Value>(id: string, label: string, said: SaidFact<Value>): Fact =>
  // What is told is what was read: from here on nobody else knows its type.
  ({ id, label, ...said }) as Fact;

interface ReadFact {
  readonly fact: Fact;
  /** Absent: it could not be read. */
  readonly read?: { readonly value: unknown };
}

/** All of them: one that cannot be read holds no other up. */
export function readFacts(ground: FactsGround): Promise<readonly ReadFact[]> {
  return Promise.all(
    ground.facts.map(async (each) => {
      try {
        return { fact: each, read: { value: await each.read(ground) } };
      } catch (error) {
        ground.log?.warn({ err: error, fact: each.id }, "a fact could not be read");
        return { fact: each };
      }
    }),
  );
}

/** What one says of itself; undefined where there is nothing to tell. */
export function tellFact({ fact: { id, label, say, isWarn }, read }: ReadFact, now: number) {
  const toReply = (text: string, warns: boolean): FactReply => ({
    id,
    text: text.startsWith(label) ? text : `${label}: ${text}`,
    isWarn: warns,
  });
  if (!read) return toReply("읽지 못했어요", true);
  const { value } = read;
  const text = value === undefined ? undefined : say?.(value, now);
  return text === undefined ? undefined : toReply(text, isWarn?.(value, now) ?? false);
}

/** For 관리 「서버」: what has a card there stands among the lines only to warn. */
export async function describeServer(ground: FactsGround): Promise<ServerReply> {
  const all = await readFacts(ground);
  const lines = all.flatMap((each) => {
    const told = tellFact(each, ground.now());
    return told && (told.isWarn || !each.fact.card) ? [told] : [];
  });
  const cards = all.map(({ fact: { card }, read }) =>
    read?.value === undefined ? {} : card?.(read.value),
  );
  return Object.assign({ facts: lines }, ...cards);
}
