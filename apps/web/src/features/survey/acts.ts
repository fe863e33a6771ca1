import { groupSetKind } from "@damim/domain/group-screen/group-set.ts";
import { padAnswerKind } from "@damim/domain/pad/pad-answer.ts";
import { padClaimKind, padMemberKind } from "@damim/domain/pad/room/pad-member.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { schoolYearKind, toClassKey } from "@damim/domain/school-year/school-year-setting.ts";
import { surveyTemplates } from "@damim/domain/survey/own-survey.ts";
import { readForm } from "@damim/domain/survey/read-form.ts";
import {
  isAsked,
  type KeptAnswer,
  type KeptSurvey,
  type Survey,
} from "@damim/domain/survey/survey.ts";
import { toOutgoing } from "../../data/to-outgoing.ts";
import type { ActGround, Dice, FeatureAct, Said } from "../../kit/act/feature-act.ts";
import { tellRows } from "../../kit/act/tell-rows.ts";
import { closeRoom, createRoom, decideAbout, reopenRoom } from "../../kit/room/room-requests.ts";
import { toSurveyRoom } from "./room-head.ts";
import { readHandedIn } from "./rows/handed-in.ts";
import { createSurveyCommands } from "./rows/survey-commands.ts";
import {
  listSurveyClass,
  listSurveys,
  readOpenSurvey,
  type OpenSurvey,
} from "./rows/survey-rows.ts";

export const acts: readonly FeatureAct[] = [
  { name: "survey.import", often: 0.04, run: bringIn },
  {
    name: "survey.make",
    often: 0.06,
    run(ground, dice) {
      const own = listSurveys(ground.store).filter(
        ({ source, roomId }) => source === "own" && !roomId,
      );
      const before = dice.isLucky(0.4) ? dice.pick(own) : undefined;
      const template = dice.pick(surveyTemplates);
      if (!template) return undefined;
      const questions = template.questions.map((question, at) => ({
        ...question,
        id: `q${at + 1}`,
      }));
      const fields = { title: dice.words(60), questions };
      const survey = createSurveyCommands(ground).make(before, fields);
      return { survey, ...toSaid(fields), before: before ? toSaid(before) : null };
    },
  },
  {
    name: "survey.open",
    often: 0.08,
    online: [],
    async run(ground, dice) {
      const { store } = ground;
      const survey = dice.pick(
        listSurveys(store).filter((one) => one.source === "own" && !one.roomId && !one.closedOn),
      );
      if (!survey) return undefined;
      const { members } = listSurveyClass(store, survey, toFacts(ground));
      const made = await createRoom(toSurveyRoom(survey, toOutgoing(store, members)));
      if (!made.ok) return undefined;
      const { roomId, link } = made.value;
      createSurveyCommands(ground).opened(survey, roomId);
      const pupils = members.map(({ id, number, name }) => ({ id, number, name }));
      const ofFriends = survey.questions.filter(({ type }) => type === "pupils");
      const friends = ofFriends.map(({ id }) => id);
      return { survey: survey.id, room: roomId, link, pupils, friends };
    },
  },
  {
    name: "survey.collect",
    often: 0.04,
    online: [],
    async run(ground, dice) {
      const survey = pickOpened(ground, dice, false);
      if (!survey?.roomId || !(await closeRoom(survey.roomId)).ok) return undefined;
      const room = await ground.openRoom(survey.roomId);
      if (!room) return undefined;
      const { handedIn, roster } = readHandedIn({
        answers: room.rows(padAnswerKind),
        members: room.rows(padMemberKind),
        questions: survey.questions,
      });
      const named = { ...survey, ...(roster.length > 0 && { roster }) };
      const open = readOpenSurvey(ground.store, named, toFacts(ground), handedIn);
      createSurveyCommands(ground).collect(open, handedIn);
      return { survey: survey.id, room: survey.roomId };
    },
  },
  {
    name: "survey.handOver",
    often: 0.05,
    online: [],
    async run(ground, dice) {
      const roomId = pickOpened(ground, dice, false)?.roomId;
      const room = roomId && (await ground.openRoom(roomId));
      const claim = room && dice.pick([...room.rows(padClaimKind).values()]);
      const who = claim && { participant: claim.id };
      if (!roomId || !who || !(await decideAbout(roomId, who, "handOver")).ok) return undefined;
      return { room: roomId, member: claim.member };
    },
  },
  {
    name: "survey.reopen",
    often: 0.01,
    online: [],
    async run(ground, dice) {
      const survey = pickOpened(ground, dice, true);
      if (!survey?.roomId || !(await reopenRoom(survey.roomId)).ok) return undefined;
      createSurveyCommands(ground).reopened(survey);
      return { survey: survey.id, room: survey.roomId };
    },
  },
  {
    name: "survey.choose",
    often: 0.06,
    run(ground, dice) {
      const open = openOne(ground, dice);
      const answer = dice.pick(open?.answers ?? []);
      const pupil = dice.pick(open?.members ?? []);
      if (!open || !answer || !pupil) return undefined;
      createSurveyCommands(ground).choose(answer, pupil, open);
      return {
        survey: open.survey.id,
        row: answer.row,
        pupil: pupil.id,
        ...toAnswers(ground, open),
      };
    },
  },
  {
    name: "survey.aside",
    often: 0.02,
    run(ground, dice) {
      const open = openOne(ground, dice);
      const answer = dice.pick(open?.answers ?? []);
      if (!open || !answer) return undefined;
      createSurveyCommands(ground).setAside(answer, open);
      return { survey: open.survey.id, row: answer.row, ...toAnswers(ground, open) };
    },
  },
  {
    name: "survey.retype",
    often: 0.02,
    run(ground, dice) {
      const open = openOne(ground, dice);
      const question = dice.pick(open?.survey.questions.filter(isAsked) ?? []);
      const type = dice.pick(["single", "multi", "text", "scale", "pupils"] as const) ?? "text";
      if (!open || !question) return undefined;
      createSurveyCommands(ground).retype(open, question, type);
      return {
        survey: open.survey.id,
        question: question.id,
        type,
        before: { type: question.type },
      };
    },
  },
  {
    name: "survey.change",
    often: 0.01,
    run(ground, dice) {
      const before = dice.pick(listOwn(ground));
      if (!before) return undefined;
      const doubles = dice.isLucky(0.5) ? "first" : "last";
      const fields = { title: dice.words(60), doubles } as const;
      createSurveyCommands(ground).change(before, fields);
      return {
        survey: before.id,
        ...fields,
        before: { title: before.title, doubles: before.doubles },
      };
    },
  },
  {
    name: "survey.close",
    often: 0.03,
    run(ground, dice) {
      const survey = dice.pick(listOwn(ground));
      if (!survey) return undefined;
      createSurveyCommands(ground).close(survey);
      const before = survey.closedOn ?? null;
      return {
        survey: survey.id,
        closedOn: before ? null : ground.today,
        before: { closedOn: before },
      };
    },
  },
  {
    name: "survey.remove",
    often: 0.01,
    run(ground, dice) {
      const open = openOne(ground, dice);
      if (!open || listSurveys(ground.store).length < 3) return undefined;
      createSurveyCommands(ground).remove(open);
      return {
        survey: open.survey.id,
        before: { ...toSaid(open.survey), answers: open.answers.map(toSaidAnswer) },
      };
    },
  },
  {
    name: "survey.groups",
    often: 0.01,
    run(ground, dice) {
      const open = openOne(ground, dice);
      const members = dice.some(open?.members ?? []).map(({ id }) => id);
      if (!open || members.length === 0) return undefined;
      const name = dice.words(20);
      const rows = tellRows(
        ground.store,
        [{ kind: groupSetKind, fields: ["from", "groups"] }],
        () => createSurveyCommands(ground).group(open.survey.title, [{ name, members }]),
      );
      return { survey: open.survey.id, name, pupils: members, from: ground.today, rows };
    },
  },
  {
    name: "survey.note",
    often: 0.01,
    run(ground, dice) {
      const texts = dice
        .some(ground.students)
        .slice(0, 3)
        .map(({ id }) => ({ studentId: id, text: dice.words(200) }));
      if (texts.length === 0) return undefined;
      createSurveyCommands(ground).note(texts);
      return {
        day: ground.today,
        notes: texts.map(({ studentId, text }) => ({ pupil: studentId, text: text.slice(0, 40) })),
      };
    },
  },
];

/** A form tool's sheet: some answer twice, some write another name, one leaves the number out. */
function bringIn(ground: ActGround, dice: Dice): Said | undefined {
  const facts = toFacts(ground);
  const of = listSurveyClass(ground.store, {}, facts);
  const who = [
    ...dice.some(of.members),
    ...dice.some(of.members).slice(0, 1),
    ...of.left.slice(0, 1),
  ];
  const lines = who.map(({ number, name }) => [
    `${ground.today} 09:${10 + dice.below(50)}:00`,
    dice.isLucky(0.1) ? "" : `${number}`,
    dice.isLucky(0.1) ? dice.words(12) : name,
    dice.pick(["좋아요", "보통이에요", "싫어요"]) ?? "",
    dice.pick(of.members)?.name ?? "",
    dice.words(80),
  ]);
  const head = ["타임스탬프", "번호", "이름", "기분", "같이 앉고 싶은 친구", "하고 싶은 말"];
  const table = readForm([head, ...lines]);
  if (!table.ok) return undefined;
  const about = { title: dice.words(60), source: "paste" } as const;
  const id = createSurveyCommands(ground).add(table.value, about, of);
  const made = listSurveys(ground.store).find((survey) => survey.id === id);
  if (!made) return undefined;
  return {
    survey: id,
    ...toSaid(made),
    lines: lines.length,
    ...toAnswers(ground, { survey: made }),
  };
}

function pickOpened({ store }: ActGround, dice: Dice, isClosed: boolean) {
  const all = listSurveys(store).filter(({ roomId }) => roomId);
  return dice.pick(all.filter(({ closedOn }) => (closedOn !== undefined) === isClosed));
}

/** What pupils answer in a room is sure line by line, and that room says when it is closed. */
function listOwn({ store }: ActGround): readonly KeptSurvey[] {
  return listSurveys(store).filter(({ roomId }) => !roomId);
}

function openOne(ground: ActGround, dice: Dice): OpenSurvey | undefined {
  const survey = dice.pick(listOwn(ground));
  return survey && readOpenSurvey(ground.store, survey, toFacts(ground));
}

function toFacts({ profile, today }: ActGround) {
  const setting = profile.store.rows(schoolYearKind).get(String(recordSchoolYear(today)));
  return { today, ownClass: setting && toClassKey(setting) };
}

function toSaid({ title, questions }: Pick<Survey, "title" | "questions">) {
  return { title, questions: questions.map(({ id, type }) => ({ id, type })) };
}

/** The lines as they stand now, with those of before an act. */
function toAnswers(
  ground: ActGround,
  open: Pick<OpenSurvey, "survey"> & Partial<Pick<OpenSurvey, "answers">>,
) {
  const now = readOpenSurvey(ground.store, open.survey, toFacts(ground)).answers;
  return { answers: now.map(toSaidAnswer), before: open.answers?.map(toSaidAnswer) ?? null };
}

function toSaidAnswer({ id, row, studentId, state, at }: KeptAnswer) {
  return { answer: id, row, pupil: studentId ?? null, state, at: at ?? null };
}
