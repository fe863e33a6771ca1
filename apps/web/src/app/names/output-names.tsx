import { useEffect, useEffectEvent, useState } from "react";
import type { OpenNametags } from "../../data/nametags-slot.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { OutputLeft, setOutputGate } from "../../platform/print.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { Dialog, DialogActions } from "../../ui/overlay/dialog.tsx";

/** The window is away, and what it stood on is drawn. */
const CLOSING_MS = 250;

interface Question {
  readonly what: "인쇄" | "내려받기";
  readonly answer: (withNames: boolean) => void;
  readonly leave: () => void;
}

/**
 * 「이름 넣기」, off: before a page goes on paper that shows names of the 이름표, and before a file is made that has some. What is
 * printed by the browser's own menu has numbers.
 */
export function OutputNames() {
  const nametags = useTeacherData().vault?.now?.nametags;
  const [question, setQuestion] = useState<Question>();
  const [withNames, setWithNames] = useState(false);
  const ask = useEffectEvent((next: Question) => {
    setWithNames(false);
    setQuestion(next);
  });
  useEffect(() => {
    if (!nametags) return;
    const cover = coverPaper(nametags);
    const end = setOutputGate({
      print(print) {
        if (!nametags.isNamedIn(document.body.textContent)) return print();
        ask({
          what: "인쇄",
          answer: (isMeant) => cover.print(isMeant, print),
          // As where the browser's window is left.
          leave: () => dispatchEvent(new Event("afterprint")),
        });
      },
      toCells(rows) {
        const numbered = nametags.toNumberedRows(rows);
        if (JSON.stringify(numbered) === JSON.stringify(rows)) return Promise.resolve(rows);
        return new Promise((resolve, reject) =>
          ask({
            what: "내려받기",
            answer: (isMeant) => resolve(isMeant ? rows : numbered),
            leave: () => reject(new OutputLeft("left")),
          }),
        );
      },
    });
    return () => {
      end();
      cover.end();
    };
  }, [nametags]);
  const close = (): void => setQuestion(undefined);
  return (
    <Dialog
      isOpen={question !== undefined}
      onClose={() => {
        close();
        question?.leave();
      }}
      title={question?.what === "인쇄" ? "번호로 인쇄할까요?" : "번호로 내려받을까요?"}
      width="confirm"
      footer={
        <DialogActions>
          <Button
            variant="sunken"
            size="large"
            onClick={() => {
              close();
              question?.leave();
            }}
          >
            취소
          </Button>
          <Button
            size="large"
            data-autofocus
            onClick={() => {
              close();
              question?.answer(withNames);
            }}
          >
            {question?.what}
          </Button>
        </DialogActions>
      }
    >
      <Checkbox
        label="이름 넣기"
        isChecked={withNames}
        hint="번호만 쓰는 학년도예요. 켜면 이 기기의 이름표에 있는 이름이 함께 나가요. 글로 적은 이름은 그대로예요."
        onCheckedChange={setWithNames}
      />
    </Dialog>
  );
}

/** Numbers stand on paper, and names on screen again behind it. */
function coverPaper(nametags: OpenNametags) {
  let isMeant = false;
  const begin = (): void => {
    if (!isMeant) nametags.cover(true);
  };
  const back = (): void => {
    isMeant = false;
    nametags.cover(false);
  };
  addEventListener("beforeprint", begin);
  addEventListener("afterprint", back);
  return {
    print(withNames: boolean, print: () => void) {
      isMeant = withNames;
      if (!withNames) nametags.cover(true);
      setTimeout(() => {
        print();
        // A browser that prints beside the page says when it is done, or somebody goes on.
        addEventListener("pointerdown", back, { once: true, capture: true });
      }, CLOSING_MS);
    },
    end() {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", back);
      back();
    },
  };
}
