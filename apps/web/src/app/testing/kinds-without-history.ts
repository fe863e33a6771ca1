import { toolTimerKind } from "@damim/domain/clocks/tool-timer.ts";
import { alarmKind } from "@damim/domain/alarm/alarm.ts";
import { capsuleKind, capsuleLetterKind } from "@damim/domain/time-capsule/capsule.ts";
import { drawKind, drawTurnKind } from "@damim/domain/draw/draw.ts";
import { baseCellKind, baseTableKind } from "@damim/domain/class-table/base-table.ts";
import { bellSettingKind } from "@damim/domain/bells/bells.ts";
import { accessCheckKind } from "@damim/domain/access-check/access-check.ts";
import { councilPackKind } from "@damim/domain/privacy/council-pack.ts";
import { bookingSlotKind } from "@damim/domain/booking/booking.ts";
import { lessonChangeKind } from "@damim/domain/class-table/lesson-change.ts";
import { lessonKind } from "@damim/domain/class-table/lesson.ts";
import { dayLogLineKind } from "@damim/domain/daily-log/daily-log.ts";
import { taskDayKind } from "@damim/domain/schedule/task.ts";
import { aiCallKind, aiDraftKind } from "@damim/domain/ai-writing/ai-draft.ts";
import { boardMessageKind } from "@damim/domain/lesson-board/board-message.ts";
import { savedIdeaKind } from "@damim/domain/idea/saved-idea.ts";
import {
  assignMoveKind,
  assignPlanKind,
  assignPupilKind,
  assignRuleKind,
  assignRunKind,
} from "@damim/domain/class-assignment/assign-kinds.ts";
import { pushRulesKind } from "@damim/domain/push/push-rules.ts";
import { destructionKind } from "@damim/domain/destruction/destruction.ts";
import { pushTokensKind } from "@damim/domain/push/push-tokens.ts";
import { noticeReadKind } from "@damim/domain/notice/notice.ts";
import { answerKind } from "@damim/domain/survey/survey.ts";
import { guardianContactKind } from "@damim/domain/morning/guardian-contact.ts";
import { gameScoreKind } from "@damim/domain/games/game-score.ts";
import { sealKind } from "@damim/domain/seal/seal.ts";
import { seatRoomKind } from "@damim/domain/seats/seat-room.ts";
import { seatRuleKind } from "@damim/domain/seats/seat-rule.ts";
import { seatPlanKind } from "@damim/domain/seats/seat-plan.ts";
import { groupSetKind } from "@damim/domain/group-screen/group-set.ts";
import { wallKind, wallWidgetKind } from "@damim/domain/group-screen/wall.ts";
import { helpReplyKind } from "@damim/domain/cafe/help-reply.ts";
import { postDraftKind } from "@damim/domain/cafe/post-draft.ts";
import { scoreEventKind, scoreGameKind } from "@damim/domain/score-board/score-game.ts";

/** Kinds that show no 변경 이력, and why. */
export const kindsWithoutHistory: Readonly<Record<string, { readonly reason: string }>> = {
  [helpReplyKind.name]: { reason: "The server's word for her, gone when she opens the post." },
  [postDraftKind.name]: { reason: "It lives until it is posted; 휴지통 has what was thrown away." },
  [boardMessageKind.name]: { reason: "It stood until a bell; its form shows what stands." },
  [savedIdeaKind.name]: { reason: "A mark of hers: saved or not." },
  [noticeReadKind.name]: { reason: "A mark of hers, made once." },
  [pushTokensKind.name]: { reason: "The server alone writes it." },
  [destructionKind.name]: { reason: "The server alone writes it." },
  [pushRulesKind.name]: { reason: "Switches, which show what stands." },
  [assignMoveKind.name]: { reason: "A line of 협의 기록, which is a history itself." },
  [assignPlanKind.name]: { reason: "Its form shows what stands." },
  [assignPupilKind.name]: { reason: "협의 기록 says from where to where, and why." },
  [assignRuleKind.name]: { reason: "Made or taken away as a whole." },
  [assignRunKind.name]: { reason: "Each run is a row of its own, a line of 협의 기록." },
  [aiCallKind.name]: { reason: "What was asked of a model, as it was; nothing of it changes." },
  [aiDraftKind.name]: { reason: "A draft; the text that comes of it has its own." },
  [answerKind.name]: { reason: "As it came in; who wrote it is chosen on its page." },
  [guardianContactKind.name]: { reason: "One tap; its form shows what stands." },
  [gameScoreKind.name]: { reason: "A round that was played; nothing of it changes." },
  [sealKind.name]: { reason: "The server alone writes it, once." },
  [seatRoomKind.name]: { reason: "It is built in one press; plans of before keep their room." },
  [seatRuleKind.name]: { reason: "One line, which rests or goes, and 되돌리기 takes back." },
  [seatPlanKind.name]: { reason: "Each draw is a row of its own." },
  [groupSetKind.name]: { reason: "Made as a whole; its form and the wall show what stands." },
  [wallKind.name]: { reason: "A name and which groups it shows; the wall says both." },
  [wallWidgetKind.name]: { reason: "What a lesson needs for its forty minutes." },
  [toolTimerKind.name]: { reason: "A clock that runs or stands; what it showed before is over." },
  [alarmKind.name]: { reason: "Its form shows what stands; what rang is over." },
  [capsuleKind.name]: { reason: "Its form shows what stands; its day only goes later." },
  [capsuleLetterKind.name]: { reason: "Sealed: it is added and taken out, never changed." },
  [drawKind.name]: { reason: "Sealed: nothing of it changes, and a thrown-away one stays." },
  [drawTurnKind.name]: { reason: "A name that was opened or shut; its draw counts both." },
  [baseCellKind.name]: { reason: "One letter of a line that is written whole." },
  [baseTableKind.name]: { reason: "Holds its day alone." },
  [bellSettingKind.name]: { reason: "Measured anew whenever the bell is heard." },
  [accessCheckKind.name]: { reason: "One press and a note; its page shows what stands." },
  [councilPackKind.name]: { reason: "A paper that was printed; its outcome shows what stands." },
  [bookingSlotKind.name]: { reason: "Another's booking may stand there by now." },
  [lessonChangeKind.name]: { reason: "An entry of a ledger, taken back by another act." },
  [lessonKind.name]: { reason: "No screen writes it yet." },
  [dayLogLineKind.name]: { reason: "Own words for a line that is computed without them." },
  [taskDayKind.name]: { reason: "A tick is one tap, seen under 지난 날, taken back there." },
  vault: { reason: "A wrapped key; what it locks has its own history." },
  [scoreGameKind.name]: {
    reason: "Its form shows what stands; what was given are rows of their own.",
  },
  [scoreEventKind.name]: { reason: "One press, which 되돌리기 takes back." },
};
