import { listContactEntries } from "@damim/domain/morning/contact-facts.ts";
import { guardianContactKind } from "@damim/domain/morning/guardian-contact.ts";
import type { TimeLineCode } from "../../../kit/manifest/time-line.ts";

export { PhoneCall as Picture } from "lucide-react";

/** When the pupil's guardian was asked in the morning. */
export const listTimeLine: TimeLineCode["listTimeLine"] = ({ store, student }) =>
  listContactEntries(store.rows(guardianContactKind), student.id);
