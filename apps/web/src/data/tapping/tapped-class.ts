import type { StudentId } from "@damim/domain/student/student.ts";
import type { Change } from "@damim/sync/change.ts";
import type { Store } from "../teacher-data.ts";
import type { ToolMember } from "../use-tool-members.ts";

/** A class on a board where pupils tap: whose tile is turned, and never why another is not. */
export interface TappedClass {
  readonly store: Store;
  readonly members: readonly ToolMember[];
  readonly turned: ReadonlySet<StudentId>;
  /** What a tap writes; nothing where the tile is turned. */
  readonly tap: (studentId: StudentId) => readonly Change[];
}
