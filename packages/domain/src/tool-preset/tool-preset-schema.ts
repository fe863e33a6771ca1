import * as v from "valibot";
import {
  LONGEST_PRESET_TITLE_CHARACTERS,
  LONGEST_PRESET_VALUE_CHARACTERS,
  PRESET_TOOLS,
} from "./tool-preset.ts";

/** Of a `ToolPreset`. */
export const toolPresetSchema = v.looseObject({
  tool: v.picklist(PRESET_TOOLS),
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_PRESET_TITLE_CHARACTERS)),
  value: v.pipe(
    v.unknown(),
    v.check((value) => isShort(value)),
  ),
});

function isShort(value: unknown): boolean {
  // Nothing at all has no JSON.
  const json: string | undefined = JSON.stringify(value);
  return json !== undefined && json.length <= LONGEST_PRESET_VALUE_CHARACTERS;
}
