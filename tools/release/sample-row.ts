import type { Random } from "@damim/sync/testing/random.ts";
import * as v from "valibot";

/** What of a schema can be looked at; which of it is there depends on its type. */
interface SchemaParts {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly items?: readonly v.GenericSchema[];
  readonly wrapped?: v.GenericSchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly key?: v.GenericSchema;
  readonly value?: v.GenericSchema;
}

const TRIES = 3_000;
const UUID = "019aa0c4-0000-7000-8000-000000000001";
/** Every form of text that a field of ours may ask for; the first that fits is taken, or another one that does. */
const TEXTS = [
  "새봄", "2026-11-20", "2026-11", "09:10", "3-2", "a1", UUID, `${UUID}~${UUID}`, "2026", "국어",
  "https://saebom.example/글", "010-0000-0001", "AAAA", "A".repeat(16), "A".repeat(22), "A".repeat(43),
  "A".repeat(64), "A".repeat(87), "0".repeat(64), "#3366ff", "2026-11-20T09:10", "local", "1", "",
]; // oxfmt-ignore
const NUMBERS = [1, 2, 3, 10, 30, 100, 2026, 540, 0.5, 0, 1_795_287_676_134];

/**
 * A value that the schema takes, the same for the same dice; undefined where none was found. Fields that may be absent
 * are there.
 */
export function sampleRow(random: Random, schema: v.GenericSchema): unknown {
  for (let turn = 0; turn < TRIES; turn++) {
    const value = sample(random, schema, turn > TRIES / 2 ? 0.5 : 1);
    if (v.is(schema, value)) return value;
  }
  return undefined;
}

function sample(random: Random, schema: v.GenericSchema, fullness: number): unknown {
  const parts = schema as unknown as SchemaParts;
  const inner = (next: v.GenericSchema | undefined): unknown =>
    next ? sample(random, next, fullness) : undefined;
  const fit = (values: readonly unknown[]): unknown => {
    const fitting = values.filter((value) => v.is(schema, value));
    return fitting.length > 0 ? random.pick(fitting) : values[0];
  };
  switch (parts.type) {
    case "object":
    case "loose_object":
    case "strict_object":
    case "object_with_rest":
      return Object.fromEntries(
        Object.entries(parts.entries ?? {})
          .map(([name, field]) => [name, inner(field)] as const)
          .filter(([, value]) => value !== undefined),
      );
    case "array":
      return Array.from({ length: 1 + random.below(2) }, () => inner(parts.item));
    case "tuple":
    case "strict_tuple":
    case "loose_tuple":
      return (parts.items ?? []).map(inner);
    case "record":
      return { [String(inner(parts.key))]: inner(parts.value) };
    case "optional":
    case "exact_optional":
    case "nullish":
    case "undefinedable":
      return random.isLucky(fullness) ? inner(parts.wrapped) : undefined;
    case "nullable":
      return inner(parts.wrapped);
    case "union":
    case "variant":
      return inner(random.pick((parts.options ?? []) as readonly v.GenericSchema[]));
    case "picklist":
    case "enum":
      return random.pick(parts.options ?? [""]);
    case "literal":
      return parts.literal;
    case "number":
      return fit(NUMBERS);
    case "boolean":
      return random.isLucky(0.5);
    default:
      return fit(TEXTS);
  }
}
