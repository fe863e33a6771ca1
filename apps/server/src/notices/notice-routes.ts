import {
  LONGEST_NOTICE_BODY_CHARACTERS,
  LONGEST_NOTICE_TITLE_CHARACTERS,
} from "@damim/domain/notice/notice.ts";
import { idText, instant, textUpTo } from "@damim/domain/record/schema-parts.ts";
import * as v from "valibot";
import { malformed } from "../http/parse-body.ts";
import { admin, type Route } from "../http/route.ts";
import type { Notices } from "./notices.ts";

const words = {
  title: v.pipe(textUpTo(LONGEST_NOTICE_TITLE_CHARACTERS), v.trim(), v.minLength(1)),
  body: textUpTo(LONGEST_NOTICE_BODY_CHARACTERS),
  from: instant,
  until: v.nullable(instant),
  pinned: v.boolean(),
};
const noticeBody = v.object({
  id: v.pipe(idText, v.minLength(16)),
  ...words,
  /** What stood in the form when it was opened; null for a new notice. */
  seen: v.nullable(v.object(words)),
});

/** What admins tell every teacher: `GET` and `POST api/admin/notices`, `DELETE api/admin/notices/:id`. */
export function listNoticeRoutes({ notices }: { readonly notices: Notices }): readonly Route[] {
  return [
    admin("GET api/admin/notices", {}, async (c) => c.json({ notices: await notices.list() })),
    admin("POST api/admin/notices", { body: noticeBody, stepsUp: true }, async (c, session) => {
      const { seen, ...draft } = session.body;
      if (draft.until !== null && draft.until <= draft.from) throw malformed("until");
      await notices.put(session.user.id, draft, seen);
      return c.json({ notices: await notices.list() });
    }),
    admin("DELETE api/admin/notices/:id", { stepsUp: true }, async (c, session) => {
      await notices.remove(session.user.id, session.id);
      return c.json({ notices: await notices.list() });
    }),
  ];
}
