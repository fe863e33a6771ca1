import { Link } from "./link.tsx";
import { buttonLook } from "./button.tsx";
import { Card } from "./card.tsx";
import { EmptyDesks } from "./empty-desks.tsx";
import { EmptyState } from "./empty-state.tsx";

/** Attendance before there is a class: says what comes first and leads there. */
export function NoStudentsYet() {
  return (
    <Card className="flex-1 pt-10!">
      <EmptyState
        picture={<EmptyDesks />}
        title="명단을 넣으면 여기가 우리 반이 돼요"
        actions={
          <Link to="/student-manage" className={buttonLook({ look: "filled" })}>
            명단 넣기
          </Link>
        }
      >
        명단을 붙여넣거나 파일에서 가져오면 바로 출결을 적을 수 있어요.
      </EmptyState>
    </Card>
  );
}
