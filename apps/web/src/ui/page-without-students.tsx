import { late } from "./arrival/late.ts";

// Of the first days: a page with a class does not bring it.
const NoStudentsYet = late(() =>
  import("./no-students-yet.tsx").then((file) => file.NoStudentsYet),
);

/** A whole page before there is a class: its title, and what comes first. */
export function PageWithoutStudents({ title }: { readonly title: string }) {
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4">
      <h1 className="title text-24">{title}</h1>
      <NoStudentsYet />
    </div>
  );
}
