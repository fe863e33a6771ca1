import type { ReactElement, ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { render } from "vitest-browser-react";
import type { TeacherData } from "../data/teacher-data.ts";
import { useToday } from "../data/use-today.ts";
import { TodayContext, TeacherDataContext } from "../data/use-teacher-data.ts";

/** Renders what a teacher with this data sees at an address. */
export function renderAt(address: string, data: TeacherData, shown: ReactElement) {
  return render(
    <TeacherDataContext value={data}>
      <Turning data={data}>
        <MemoryRouter initialEntries={[address]}>{shown}</MemoryRouter>
      </Turning>
    </TeacherDataContext>,
  );
}

function Turning({ data, children }: { readonly data: TeacherData; readonly children: ReactNode }) {
  return <TodayContext value={useToday(data)}>{children}</TodayContext>;
}
