import type { Random } from "@damim/sync/testing/random.ts";
import type { GenericSchema } from "valibot";

/** Values that mean something to a route, by the name of the field or parameter. */
export type InputPool = Readonly<Record<string, (random: Random) => unknown>>;

/** What of a valibot schema can be looked at; which of it is there depends on its type. */
interface SchemaParts {
  readonly type: string;
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly item?: GenericSchema;
  readonly items?: readonly GenericSchema[];
  readonly wrapped?: GenericSchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

const NUMBERS = [0, 1, 2, 7, 500, -1, 0.5, 2 ** 53 - 1, 1e300];
const TEXTS = ["", "가", "s1", "\0", "\ud800", "' or 1=1 --", "../../secret", "x".repeat(2_000)];

/**
 * Something that the schema may take: fields by their names from the pool, else by their types. Limits of
 * a schema are not looked at, so some of it is refused; that is for the routes to say.
 */
export function generateInput(
  random: Random,
  schema: GenericSchema,
  pool: InputPool,
  name = "",
): unknown {
  const known = pool[name];
  if (known && random.isLucky(0.95)) return known(random);
  const parts = schema as unknown as SchemaParts;
  const inner = (next: GenericSchema | undefined, nextName = name): unknown =>
    next ? generateInput(random, next, pool, nextName) : null;
  switch (parts.type) {
    case "object":
    case "loose_object":
    case "strict_object":
    case "object_with_rest":
      return generateFields(random, parts.entries ?? {}, inner);
    case "array":
      return Array.from({ length: random.below(5) }, () => inner(parts.item));
    case "tuple":
      return (parts.items ?? []).map((item) => inner(item));
    case "exact_optional":
    case "optional":
    case "nullable":
    case "nullish":
      return random.isLucky(0.1) ? null : inner(parts.wrapped);
    case "picklist":
    case "enum":
      return random.pick(parts.options ?? [""]);
    case "union":
    case "variant":
      return inner(random.pick((parts.options ?? []) as readonly GenericSchema[]));
    case "literal":
      return parts.literal;
    case "number":
      return random.pick(NUMBERS);
    case "boolean":
      return random.isLucky(0.5);
    default:
      return random.pick(TEXTS);
  }
}

function generateFields(
  random: Random,
  entries: Readonly<Record<string, GenericSchema>>,
  inner: (schema: GenericSchema, name: string) => unknown,
): Readonly<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(entries)) {
    const isOptional = /optional|nullish/.test(schema.type);
    // Now and then without a field that has to be there.
    if (random.isLucky(isOptional ? 0.4 : 0.01)) continue;
    fields[name] = inner(schema, name);
  }
  return fields;
}
