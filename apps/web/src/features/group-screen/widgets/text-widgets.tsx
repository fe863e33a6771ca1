import { readWidgetText } from "@damim/domain/group-screen/widget-values.ts";
import { BoardButton } from "../../../kit/board/board-button.tsx";
import { useFit } from "../../../kit/board/use-fit.ts";
import { late } from "../../../ui/arrival/late.ts";
import { WidgetCard } from "./widget-card.tsx";
import type { WidgetProps } from "./widget-view.tsx";

// Few walls have one; fetched as soon as the wall is at rest, for the network may go.
export const loadQrCode = () => import("../../../kit/qr/qr-code.tsx").then((file) => file.QrCode);
const QrCode = late(loadQrCode);

/** 알릴 말, in letters as large as its place. */
export function NoticeWidget({ widget, onEdit }: WidgetProps) {
  const text = readWidgetText(widget);
  const place = useFit<HTMLParagraphElement>({ most: 26, upright: 11, easy: 6.5, least: 6 });
  return (
    <WidgetCard widget={widget} onEdit={onEdit}>
      {text ? (
        <p
          ref={place}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- where even small letters find no room it scrolls
          tabIndex={0}
          className="max-h-full min-h-0 flex-1 leading-[1.3] font-extrabold whitespace-pre-wrap fitted fitted-list"
        >
          {text}
        </p>
      ) : (
        <Empty onEdit={onEdit}>알릴 말 적기</Empty>
      )}
    </WidgetCard>
  );
}

/** An address for the cameras of a class. */
export function QrWidget({ widget, onEdit }: WidgetProps) {
  const text = readWidgetText(widget);
  return (
    <WidgetCard widget={widget} onEdit={onEdit}>
      {text ? (
        <>
          <QrCode
            text={text}
            label={`QR 코드: ${text}`}
            className="min-h-0 w-full flex-1 border-none portrait:aspect-square portrait:flex-none"
          />
          {widget.cell.h > 1 && (
            <p className="truncate text-center text-[length:--spacing(6.5)] font-semibold text-board-fg-2">
              {text.replace(/^https?:\/\//u, "")}
            </p>
          )}
        </>
      ) : (
        <Empty onEdit={onEdit}>QR 주소 적기</Empty>
      )}
    </WidgetCard>
  );
}

function Empty({ onEdit, children }: { readonly onEdit: () => void; readonly children: string }) {
  return (
    <BoardButton className="m-auto" onClick={onEdit}>
      {children}
    </BoardButton>
  );
}
