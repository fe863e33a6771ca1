import { Eye } from "lucide-react";
import { Button } from "../../ui/button.tsx";

/** Above every page of 둘러보기: that nothing is kept, and the way to a class of one's own. */
export function TryingBand({ onStart }: { readonly onStart: () => void }) {
  return (
    <div className="flex min-h-15 shrink-0 items-center gap-3 border-b border-line bg-brand-weak px-6 py-1.5 text-15 text-fg-2 max-md:px-4 max-md:text-14 print:hidden">
      <Eye size={20} aria-hidden className="shrink-0 text-brand-strong max-sm:hidden" />
      <output aria-label="둘러보는 중" className="min-w-0 flex-1">
        <strong className="mr-2 font-bold text-brand-strong">둘러보는 중이에요.</strong>
        <span className="inline-block">여기 적은 것은 닫으면 사라져요.</span>
      </output>
      <Button onClick={onStart}>내 반으로 시작하기</Button>
    </div>
  );
}
