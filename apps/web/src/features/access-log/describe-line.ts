import { sayAccessed } from "@damim/domain/access-check/accessed-place.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import { NEW_DEVICE } from "@damim/domain/access-check/find-odd-access.ts";
import { sayDestroyed } from "@damim/domain/destruction/destruction-id.ts";
import type { AccessLine } from "./fetch-access-lines.ts";

const handovers: Readonly<Record<string, string>> = {
  "POST api/handovers": "을 다음 담임에게 넘기려고 내놓았어요",
  "POST api/handovers/:id/accept": "의 넘겨받을 정보를 보았어요",
  "POST api/handovers/:id/take": "을 넘겨받아 명단에 넣었어요",
  "POST api/handovers/:id/undo": "을 명단에서 뺐어요(넘겨받기 되돌리기)",
};

const destructions: Readonly<Record<string, string>> = {
  "POST api/destructions": "지우기를 예약했어요",
  "DELETE api/destructions/:id": "지우기를 그만뒀어요",
};

/** What was done, in one short sentence: 「2026학년도 출결 3건을 고쳤어요」. */
export function describeLine({ act, subject, sort, ...line }: AccessLine): string {
  const count = line.count.toLocaleString("ko-KR");
  switch (act) {
    case "sign-in":
      return subject === NEW_DEVICE ? "새 기기에서 로그인했어요" : "로그인했어요";
    case "sign-in-refused":
      return `비밀번호나 코드가 ${count}번 틀렸어요`;
    case "read":
      return `${sayAccessed(subject, sort)} ${count}건을 받았어요`;
    case "write":
      return `${sayAccessed(subject, sort)} ${count}건을 적거나 고쳤어요`;
    case "live":
      return "새로 적히는 내용을 바로 받기 시작했어요";
    case "history":
      return subject === "trash" ? "휴지통을 열었어요" : "변경 이력을 보았어요";
    case "file":
      return `파일 ${count}개를 열었어요`;
    case "export":
      return "내 자료를 모두 내려받았어요";
    case "import":
      return "내 자료를 가져왔어요";
    case "lost":
      return "이 사이의 접속 기록은 서버를 백업으로 되돌려서 없어요";
    case "refused":
      return "본인 확인 없이 하려던 일을 막았어요";
    default: {
      if (subject in handovers) return `학생 ${count}명${handovers[subject]}`;
      const [method, path, id] = subject.split(" ");
      const destroyed = destructions[`${method} ${path}`];
      // Older lines do not say of what.
      if (destroyed) return `${id ? sayDestroyed(id) : "기록"} ${destroyed}`;
      if (subject.startsWith("POST api/book/"))
        return `보호자가 상담을 ${count}번 예약하거나 바꿨어요`;
      if (subject.startsWith("POST api/capsule/"))
        return `타임캡슐의 편지를 ${count}번 넣거나 꺼냈어요`;
      return `계정과 기기 설정을 ${count}번 바꿨어요`;
    }
  }
}

/** From where: 「Chrome · Windows · 10.0.0.7」. */
export function describePlace({ act, firstAt, device, address }: AccessLine): string {
  if (act === "lost") return `${toSeoulDay(firstAt)} ${toSeoulTimeText(firstAt)}부터`;
  const isServer = address === "::1" || address.replace("::ffff:", "").startsWith("127.");
  return `${device ?? "알 수 없는 기기"} · ${isServer ? "서버가 있는 컴퓨터" : address}`;
}
