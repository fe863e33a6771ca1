// Loaded lazily by entry-page.tsx, after the form stands.
import { useState } from "react";
import { Button } from "../../ui/button.tsx";

/** 「둘러보기」: a class that is made up, without an account. */
export function TryOffer({ onTry }: { readonly onTry: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const handleTry = (): void => {
    setBusy(true);
    setMissing(false);
    onTry().catch(() => {
      setBusy(false);
      setMissing(true);
    });
  };
  return (
    <div className="flex items-center justify-between gap-3 border-t border-line-2 pt-5">
      <p className="text-13 text-fg-2">
        <strong className="mb-0.5 block text-15 text-fg">먼저 써 보고 싶으신가요?</strong>
        {isMissing ? (
          <span role="alert">인터넷이 연결되면 둘러볼 수 있어요.</span>
        ) : (
          <>
            <span className="inline-block">가입 없이 26명 반을 써 볼 수 있어요.</span>{" "}
            <span className="inline-block">적은 것은 닫으면 사라져요.</span>
          </>
        )}
      </p>
      <Button variant="weak" size="large" isBusy={isBusy} onClick={handleTry}>
        둘러보기
      </Button>
    </div>
  );
}
