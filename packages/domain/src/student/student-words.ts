/** 「3번 김가온」, 「김가온」 of one without a number. The number tells same names apart everywhere. */
export function toStudentWords(student: {
  readonly number?: number | null | undefined;
  readonly name: string;
}): string {
  const { number, name } = student;
  return number ? `${number}번 ${name}` : name;
}
