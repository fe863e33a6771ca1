import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useFilePicture } from "../../../data/files/use-file-picture.ts";
import { StudentAvatar } from "../../../ui/student-avatar.tsx";

/** A pupil's photo beside the name, or the face while there is none here. */
export function StudentPhoto(props: {
  readonly student: Pick<RosterStudent, "id" | "photo">;
  readonly size: number;
}) {
  const { student, size } = props;
  const picture = useFilePicture(student.photo);
  return <StudentAvatar studentId={student.id} picture={picture} size={size} />;
}
