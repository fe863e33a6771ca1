import { expect, it } from "vitest";
import { hearPushNews, watchPushNews, type PushNews } from "./push-news.ts";

const news = (tag: string): PushNews => ({ tag, title: "공지", body: "새 공지가 있어요." });

it("news that come while a board or the lock is shown are told, each once, when that ends", () => {
  const told: string[] = [];
  const watch = () => watchPushNews(({ tag }) => void told.push(tag));
  const leave = watch();
  hearPushNews(news("before"));
  leave();
  // By the live stream, and by the worker too.
  for (const tag of ["one", "two", "one", "two"]) hearPushNews(news(tag));
  expect(told).toEqual(["before"]);

  watch()();
  watch()();
  expect(told).toEqual(["before", "one", "two"]);
});

it("of many news the last few are told", () => {
  for (let n = 1; n <= 9; n += 1) hearPushNews(news(`${n}`));
  hearPushNews("none of ours");
  const told: string[] = [];
  watchPushNews(({ tag }) => void told.push(tag))();

  expect(told).toEqual(["5", "6", "7", "8", "9"]);
});
