import { PrivatePart } from "../../kit/page/private-part.tsx";
import { buttonLook } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { ModerationQueue } from "./moderation-queue.tsx";

/** 살펴볼 것 as a page of its own, for moderators. */
export function Component() {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4 py-2">
      <PrivatePart title="살펴볼 것">
        <div className="flex flex-wrap items-center gap-4">
          <h1 className="title text-24">살펴볼 것</h1>
          <Link to="/weteacher?about=mission" className={`${buttonLook({ look: "line" })} ml-auto`}>
            쌤카페로
          </Link>
        </div>
        <ModerationQueue />
      </PrivatePart>
    </div>
  );
}
