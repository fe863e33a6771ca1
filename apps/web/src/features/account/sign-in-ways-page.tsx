import { Card } from "../../ui/card.tsx";
import { Component as SignInWaysSection } from "./sign-in-ways-section.tsx";

/** 로그인 방법 as a page of its own, beside the list of devices. */
export function Component() {
  return (
    <div className="mx-auto flex w-full max-w-[40rem] flex-col gap-4 py-2">
      <h1 className="title text-24">로그인 방법</h1>
      <Card title="더 편하고 안전하게">
        <SignInWaysSection />
      </Card>
    </div>
  );
}
