import type { TemplateName } from "@damim/domain/templates/template-kind.ts";
import type { CafeWordRow } from "./cafe-tables.ts";

/** The tables of 틀 나눔. */
export interface TemplateTables {
  template_uses: { template_id: string; user_id: string };
  template_words: CafeWordRow;
  templates: TemplateRow;
}

/** A template in the gallery. */
export interface TemplateRow {
  /** UUIDv7, made by the device. */
  id: string;
  /** By which lists go. */
  seq: number;
  /** Null: the account is gone. */
  author_id: string | null;
  kind: TemplateName;
  title: string;
  /** JSON list. */
  tags: string;
  /** As `readTemplate` takes it. */
  file: string;
  state: "shown" | "hidden" | "gone";
  /** Teachers who took it. */
  uses: number;
  created_at: number;
}
