import { RotateCw } from "lucide-react";
import { Button } from "./button.tsx";
import { Dami } from "./dami/dami.tsx";

export interface ErrorViewProps {
  /** Where to write when it happens again. */
  readonly supportEmail: string;
  readonly onReload?: () => void;
  /** Copies the text of the error for the mail. */
  readonly onCopyError?: () => void;
  /** Begins a mail to that address, with the text of the error in it. */
  readonly onReport?: () => void;
  /** Hands over everything that is stored on this device. */
  readonly onExport?: (() => void) | undefined;
  /** A short code to quote, such as a time and a name. */
  readonly code?: string | undefined;
}

/** The page in place of a page that broke. What was typed is in the local store; 자료 내려받기 proves it. */
export function ErrorView(props: ErrorViewProps) {
  const { supportEmail, onReload, onCopyError, onReport, onExport, code } = props;
  return (
    <main className="grid min-h-dvh place-items-center bg-surface p-6">
      <div className="flex max-w-md flex-col items-center gap-3.5 text-center">
        <div className="mb-2">
          <Dami mood="surprise" prop="brokenChalk" size={92} />
        </div>
        <div role="alert">
          <h1 className="title mb-2 text-20">죄송해요. 오류가 났어요.</h1>{" "}
          <p className="mx-auto max-w-[300px] text-15 leading-[1.55] text-balance text-fg-2">
            새로고침해 주세요. 같은 일이 되풀이되면 {supportEmail}로 알려 주세요.
          </p>
        </div>
        <div className="flex flex-wrap justify-center gap-2">
          {onReload && (
            <Button icon={<RotateCw size={18} aria-hidden />} onClick={onReload}>
              새로고침
            </Button>
          )}
          {onCopyError && (
            <Button variant="line" onClick={onCopyError}>
              오류 글 복사
            </Button>
          )}
          {onReport && (
            <Button variant="line" onClick={onReport}>
              메일로 알리기
            </Button>
          )}
          {onExport && (
            <Button variant="text" onClick={onExport}>
              자료 내려받기
            </Button>
          )}
        </div>
        {code && <output className="text-13 text-fg-3">{code}</output>}
      </div>
    </main>
  );
}
