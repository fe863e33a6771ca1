import type { Shape } from "./shape.ts";

/** A newer version may write a value of another form, which nobody here can say. */
export function isFormOf(shape: Shape, value: unknown): boolean {
  const isObject = typeof value === "object" && value !== null;
  switch (shape.type) {
    case "list":
      return Array.isArray(value) && value.every((each) => isFormOf(shape.of, each));
    case "files":
      return Array.isArray(value);
    case "parts": {
      const parts: Readonly<Record<string, unknown>> = Object(value);
      const isThere = ([name, part]: [string, Shape]): boolean =>
        parts[name] === undefined
          ? shape.optional?.includes(name) === true
          : isFormOf(part, parts[name]);
      return isObject && Object.entries(shape.of).every(isThere);
    }
    case "map":
      return isObject && Object.values(value).every((each) => isFormOf(shape.of, each));
    case "checked":
      return isFormOf(shape.of, value);
    case "whole":
    case "instant":
      return typeof value === "number";
    case "text":
    case "choice":
    case "day":
      return typeof value === "string";
    default:
      return true;
  }
}

/** What has no words of its own. */
export function sayPlain(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
