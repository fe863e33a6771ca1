import {
  SIGN_UP_DOORS,
  signUpDoorWords,
  type SignUpDoor,
  type SignUpDoorReply,
} from "@damim/domain/admin/sign-up-door.ts";
import { askServer } from "../../../data/server/ask-server.ts";
import { ServerView } from "../../../kit/server/server-view.tsx";
import { useServerList } from "../../../kit/server/use-server-list.ts";
import { Segments } from "../../../ui/field/segments.tsx";
import { useAdminAct } from "../act/use-admin-act.ts";

const askDoor = () => askServer<SignUpDoorReply>("GET", "admin/sign-up");

const segments = SIGN_UP_DOORS.map((value) => ({ value, label: signUpDoorWords[value] }));

const sentences: Readonly<Record<SignUpDoor, string>> = {
  open: "이제 누구나 가입할 수 있어요.",
  code: "이제 코드를 아는 선생님만 가입할 수 있어요.",
  closed: "이제 새로 가입할 수 없어요. 있던 선생님은 그대로 써요.",
};

/** 가입 받기: who may make an account on this server. */
export function SignUpDoorField() {
  const list = useServerList(askDoor);
  const act = useAdminAct();
  const change = async (door: SignUpDoor): Promise<void> => {
    const changed = await act<SignUpDoorReply>({
      method: "POST",
      path: "sign-up",
      body: { door },
      actLabel: "가입 받기 바꾸기",
      sentence: sentences[door],
    });
    if (changed) list.take(() => changed);
  };
  return (
    <ServerView list={list} away="가입을 받는 방법은 서버에 있어요.">
      {({ door, code }) => (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="text-15 text-fg-2">가입 받기</span>
          <Segments
            as="radios"
            label="가입 받기"
            value={door}
            segments={segments}
            onValueChange={(next) => void change(next)}
          />
          {code !== null && (
            <span className="text-15">
              가입 코드{" "}
              <strong className="tracking-wider tabular-nums">
                {code.slice(0, 4)}-{code.slice(4)}
              </strong>
            </span>
          )}
        </div>
      )}
    </ServerView>
  );
}
