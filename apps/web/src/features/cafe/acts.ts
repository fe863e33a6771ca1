import { postDraftKind } from "@damim/domain/cafe/post-draft.ts";
import { NO_TEXT_DIGEST } from "@damim/domain/record/long-text.ts";
import { digestText } from "../../data/history/text-digest.ts";
import { cafeRequests } from "../../data/server/cafe-requests.ts";
import type { Dice, FeatureAct } from "../../kit/act/feature-act.ts";
import { createPostCommands } from "./post-commands.ts";
import { sendDraft } from "./send-waiting.ts";

export const acts: readonly FeatureAct[] = [
  {
    name: "cafe.write",
    often: 0.05,
    async run({ profile, ...ground }, dice) {
      const drafts = [...profile.store.rows(postDraftKind).values()];
      const before = dice.isLucky(0.5) ? dice.pick(drafts) : undefined;
      const id = before?.id ?? ground.newId();
      const board = dice.pick(["help", "lesson", "class", "talk"]) ?? "";
      const fields = { board, title: dice.words(60), body: dice.words(600), tags: dice.words(20) };
      const from = before ? digestText(before.body) : NO_TEXT_DIGEST;
      await createPostCommands(profile).write(id, fields, from);
      const said = { title: fields.title, body: fields.body.slice(0, 40) };
      const old = before && { title: before.title, body: before.body.slice(0, 40) };
      return { post: id, board, ...said, before: old ?? null };
    },
  },
  {
    name: "cafe.throwAway",
    often: 0.02,
    run({ profile }, dice) {
      const draft = dice.pick([...profile.store.rows(postDraftKind).values()]);
      if (!draft) return undefined;
      createPostCommands(profile).remove(draft.id);
      return { post: draft.id, before: { title: draft.title, body: draft.body.slice(0, 40) } };
    },
  },
  {
    name: "cafe.post",
    often: 0.05,
    online: [],
    async run({ profile }, dice) {
      const draft = dice.pick([...profile.store.rows(postDraftKind).values()]);
      if (!draft) return undefined;
      const files = { waiting: () => [] };
      const sent = await sendDraft({ profile: profile.store, files }, draft.id);
      return sent.type === "posted" ? { post: draft.id, board: draft.board } : undefined;
    },
  },
  {
    name: "cafe.comment",
    often: 0.04,
    online: [],
    async run({ newId }, dice) {
      const post = await pickPost(dice);
      const said = { id: newId(), parent: null, body: dice.words(200) };
      if (!post || !(await cafeRequests.comment(post, said)).ok) return undefined;
      return { post, comment: said.id };
    },
  },
  {
    name: "cafe.heart",
    often: 0.04,
    online: [],
    async run(_ground, dice) {
      const post = await pickPost(dice);
      const isOn = dice.isLucky(0.8);
      if (!post || !(await cafeRequests.heart(post, isOn)).ok) return undefined;
      return { post, isOn };
    },
  },
];

async function pickPost(dice: Dice): Promise<string | undefined> {
  const list = await cafeRequests.list({});
  return list.ok ? dice.pick(list.value.posts)?.id : undefined;
}
