import type { GalleryReply, GalleryTemplateReply } from "@damim/domain/templates/gallery.ts";
import type { TemplateName } from "@damim/domain/templates/template-kind.ts";
import { toQuery } from "./to-query.ts";
import { askServer as ask } from "./ask-server.ts";

/** What of 틀 나눔 the server is asked. */
export const templateRequests = {
  list: (wanted: {
    readonly kind?: TemplateName | undefined;
    readonly q?: string;
    readonly before?: number | undefined;
  }) => ask<GalleryReply>("GET", `templates${toQuery(wanted)}`),
  read: (id: string) => ask<GalleryTemplateReply>("GET", `templates/${id}`),
  share: (sent: {
    readonly id: string;
    readonly title: string;
    readonly tags: readonly string[];
    readonly file: string;
    readonly nickname?: string;
  }) => ask("POST", "templates", sent),
  remove: (id: string) => ask("DELETE", `templates/${id}`),
  report: (id: string, said: { readonly reason: string; readonly note: string }) =>
    ask<{ readonly isHidden: boolean }>("POST", `templates/${id}/report`, said),
  countUse: (id: string) => ask("POST", `templates/${id}/use`, {}),
};
