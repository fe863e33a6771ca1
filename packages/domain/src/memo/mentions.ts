import type { StudentId } from "../student/student.ts";
import { memoNodes, type MemoDocument, type MemoNode } from "./memo-document.ts";
import { findStudentId, listMemoLines, type MemoLine, type SayStudent } from "./memo-lines.ts";

/** Whom a memo names, each once, in the order of its words. */
export function listMentioned(doc: MemoDocument): readonly StudentId[] {
  return [...new Set(listMemoLines(doc, () => "").flatMap(({ studentIds }) => studentIds))];
}

/** What of a memo is about a pupil: the blocks that name the pupil, never the whole of it. */
export function listStudentLines(
  doc: MemoDocument,
  studentId: StudentId,
  sayStudent: SayStudent,
): readonly MemoLine[] {
  return listMemoLines(doc, sayStudent).filter(({ studentIds }) => studentIds.includes(studentId));
}

/** The memo with words for its chips, or some of them, for a year that does not know these pupils: 「3번」. */
export function writeOutMentions(
  doc: MemoDocument,
  sayStudent: SayStudent,
  isWritten: (studentId: StudentId) => boolean = () => true,
): MemoDocument {
  const write = (node: MemoNode): MemoNode => {
    const studentId = findStudentId(node);
    if (studentId === undefined || !isWritten(studentId))
      return node.content ? { ...node, content: node.content.map(write) } : node;
    const text = { type: memoNodes.text, text: sayStudent(studentId) || "○○" };
    return node.marks ? { ...text, marks: node.marks } : text;
  };
  return { ...doc, content: (doc.content ?? []).map(write) };
}

/** The ids of the files that a memo shows, each once. */
export function listMemoPhotos(doc: MemoDocument): readonly string[] {
  const photos = new Set<string>();
  const look = ({ type, attrs, content = [] }: MemoNode): void => {
    const file = attrs?.["file"];
    if (type === memoNodes.image && typeof file === "string") photos.add(file);
    content.forEach(look);
  };
  look(doc);
  return [...photos];
}
