import type { ReactElement } from "react";
import { MemoryRouter } from "react-router";
import { render } from "vitest-browser-react";
import type { TeacherData } from "../data/teacher-data.ts";
import { TeacherDataContext } from "../data/use-teacher-data.ts";

/** Renders what a teacher with this data sees at an address. */
export function renderAt(address: string, data: TeacherData, shown: ReactElement) {
  return render(
    <TeacherDataContext value={data}>
      <MemoryRouter initialEntries={[address]}>{shown}</MemoryRouter>
    </TeacherDataContext>,
  );
}
