// Loaded lazily by today-page.tsx: a teacher meets it once.
import { Link } from "../../ui/link.tsx";
import { ExampleClass } from "../../features/roster/example-class.tsx";
import { buttonLook } from "../../ui/button.tsx";

/** 오늘 before there is a class: what it will look like, and the way to it. */
export function ClassNeeded() {
  return (
    <ExampleClass
      actions={
        <Link to="/student-manage" className={buttonLook({ look: "filled" })}>
          명단 넣기
        </Link>
      }
      lastAction={null}
    />
  );
}
