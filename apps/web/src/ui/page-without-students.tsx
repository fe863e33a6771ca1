import { NoStudentsYet } from "./no-students-yet.tsx";

/** A whole page before there is a class: its title, and what comes first. */
export function PageWithoutStudents({ title }: { readonly title: string }) {
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4">
      <h1 className="title text-24">{title}</h1>
      <NoStudentsYet />
    </div>
  );
}
