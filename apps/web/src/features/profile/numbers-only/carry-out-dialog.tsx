// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by carry-dialogs.tsx.
import { useEffect, useState } from "react";
import { sealNametags, type CarriedNametags } from "../../../data/nametags/carry-nametags.ts";
import { findClassYear, type Store } from "../../../data/teacher-data.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { QrCode } from "../../../kit/qr/qr-code.tsx";
import { saveTextFile } from "../../../platform/save-file.ts";
import { Spinner } from "../../../ui/arrival/spinner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";

export interface CarryOutDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly store: Store;
}

/** 이름표 옮기기: six words, and the names locked by them as a file and, where they fit, as a QR code. */
export function CarryOutDialog({ isOpen, onClose, store }: CarryOutDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="이름표 옮기기"
      subtitle="이름은 여섯 낱말로 잠겨 서버를 거치지 않고 가요."
    >
      {isOpen && <Carried store={store} />}
    </Dialog>
  );
}

function Carried({ store }: { readonly store: Store }) {
  const data = useTeacherData();
  const [carried, setCarried] = useState<CarriedNametags>();
  useEffect(() => {
    let isHere = true;
    void sealNametags(data, store).then((made) => isHere && setCarried(made));
    return () => {
      isHere = false;
    };
  }, [data, store]);
  if (!carried)
    return (
      <output className="flex items-center gap-3 text-15">
        <Spinner size={20} />
        이름표를 잠그고 있어요.
      </output>
    );
  const { words, sealed, code, count } = carried;
  const address = `${location.origin}${import.meta.env.BASE_URL}profile#${code}`;
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-15">
        {count}명의 이름표예요. 아래 여섯 낱말을 적어 두었다가 다른 기기의 「이름표 가져오기」에
        적어 주세요. 이 창을 닫으면 낱말은 다시 볼 수 없어요.
      </p>
      <ol
        aria-label="여섯 낱말"
        className="grid w-full grid-cols-3 gap-2 text-center text-17 font-bold"
      >
        {words.map((word, at) => (
          <li key={at} className="rounded-ctl bg-bg px-2 py-2.5">
            {word}
          </li>
        ))}
      </ol>
      <Button
        variant="line"
        onClick={() => saveTextFile(`이름표 ${findClassYear(data)}학년도.txt`, sealed)}
      >
        파일로 받기
      </Button>
      {code === undefined ? (
        <p className="text-14 text-fg-2">
          이름이 많아 QR 코드 하나에 들어가지 않아요. 파일로 옮겨 주세요.
        </p>
      ) : (
        <>
          <p className="text-14 text-fg-2">
            담임에 로그인한 휴대폰의 카메라로 찍어도 돼요. 이름만 가고, 생년월일과 보호자는 파일로만
            가요.
          </p>
          <QrCode
            text={address}
            label="이름표 QR 코드"
            className="size-72 max-w-full self-center"
          />
        </>
      )}
    </div>
  );
}
