import { toWonWords } from "@damim/domain/budget/budget.ts";
import type { SettlementRow } from "@damim/domain/budget/settlement.ts";
import type { FileId } from "@damim/domain/files/file.ts";

/** The receipts four an A4, each under the number of its line in 정산서. Only paper shows it. */
export function PrintReceipts(props: {
  readonly title: string;
  readonly rows: readonly SettlementRow[];
  /** Of the pictures that are here (`openOriginals`). */
  readonly addresses: ReadonlyMap<FileId, string>;
}) {
  const { title, rows, addresses } = props;
  const receipts = rows.flatMap((row) => row.photos.map((photo) => ({ row, photo })));
  return (
    <section aria-hidden className="print-upright hidden text-fg print:block">
      <h1 className="mb-2 text-[20px] font-extrabold">{title}</h1>
      <div className="grid grid-cols-2 gap-3">
        {receipts.map(({ row, photo }) => (
          <figure key={photo} className="h-[118mm] break-inside-avoid border border-[#808080] p-2">
            <figcaption className="mb-1 text-[12px]">
              <b>{row.number}번</b> {row.day} {row.shop} {toWonWords(row.amount)}
            </figcaption>
            <Picture address={addresses.get(photo)} label={`${row.number}번 영수증`} />
          </figure>
        ))}
      </div>
    </section>
  );
}

function Picture(props: { readonly address: string | undefined; readonly label: string }) {
  const { address, label } = props;
  return address ? (
    <img src={address} alt={label} className="h-[106mm] w-full object-contain" />
  ) : (
    <p className="text-[12px]">사진이 아직 이 기기에 없어요.</p>
  );
}
