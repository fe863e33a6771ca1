import { useState, type ReactNode, type SubmitEvent } from "react";

/** What is filled in at the door, and the way in. Asks once at a time; `enter` says nothing while something lacks. */
export function DoorForm(props: {
  readonly enter: () => Promise<void> | undefined;
  readonly children: ReactNode;
}) {
  const [isBusy, setBusy] = useState(false);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const entering = isBusy ? undefined : props.enter();
    if (!entering) return;
    setBusy(true);
    void entering.finally(() => setBusy(false));
  };
  return (
    <form className="flex w-[min(100%,360px)] flex-col gap-4" onSubmit={submit}>
      {props.children}
      <button type="submit" className="pad-main-button" aria-busy={isBusy || undefined}>
        들어가기
      </button>
    </form>
  );
}
