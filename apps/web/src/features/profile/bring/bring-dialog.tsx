// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by next-year-dialogs.tsx.
import type { BringItem, BringOffer } from "@damim/domain/bring-along/bring-along.ts";
import { recordKinds } from "@damim/domain/registry/record-kinds.ts";
import { useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useDerived } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { LoadingView } from "../../../ui/arrival/loading-view.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { Dialog, DialogActions } from "../../../ui/overlay/dialog.tsx";
import { useFound, type YearToSet } from "../found/use-found.ts";
import { createBringCommands } from "./bring-commands.ts";
import { findOffers, type OffersOfYear } from "./find-offers.ts";

export interface BringDialogProps extends YearToSet {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** 작년에서 가져가기: what a new year can begin with, ticked; memos one by one (spec 20 §2). */
export function BringDialog({ isOpen, onClose, year, store }: BringDialogProps) {
  const found = useFound(findOffers, { isOpen, year, store });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="작년에서 가져가기"
      subtitle={`${found?.of ? `${found.of.year}학년도에서 ` : ""}${year}학년도로`}
    >
      {!found ? (
        <LoadingView />
      ) : found.of ? (
        <BringForm of={found.of} store={store} onClose={onClose} />
      ) : (
        <p className="text-15 text-fg-2">
          가져갈 것이 없어요. 이 기기에 지난 학년도가 아직 없다면 인터넷에 연결되는 대로 여기에
          나와요.
        </p>
      )}
    </Dialog>
  );
}

function BringForm(props: {
  readonly of: OffersOfYear;
  readonly store: Store;
  readonly onClose: () => void;
}) {
  const { of, store, onClose } = props;
  const commands = useCommands(createBringCommands, store);
  // Another device may take along, or write there, while this is read.
  const offers = useDerived(store, recordKinds, listNow, of);
  /** Ids of the parts, of what is picked one by one with the item's: `memos m1`. */
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(offers.flatMap(({ id, isOneByOne }) => (isOneByOne ? [] : [id]))),
  );
  if (offers.length === 0)
    return (
      <p className="text-15 text-fg-2">
        {of.year}학년도에서 더 가져갈 것이 없어요. 같은 이름으로 이미 있는 것은 그대로 둬요.
      </p>
    );
  const turn = (key: string, isOn: boolean): void => {
    const next = new Set(ticked);
    if (isOn) next.add(key);
    else next.delete(key);
    setTicked(next);
  };
  const items = offers.flatMap((offer) =>
    offer.items.filter((item) => ticked.has(toKey(offer, item))),
  );
  return (
    <Form
      className="flex flex-col gap-4"
      onSubmit={() => {
        if (items.length > 0) commands.bring(offers, items);
        onClose();
      }}
    >
      <p className="text-14 text-fg-2">
        학생의 것은 하나도 가져가지 않아요. 학생 이름이 들어 있는 것은 빼고 보여 드려요.
      </p>
      <ul className="flex flex-col divide-y divide-line-2">
        {offers.map((offer) => (
          <li key={offer.id} className="py-1">
            {offer.isOneByOne ? (
              <fieldset>
                <legend className="pt-2 text-15 font-semibold">
                  {offer.label} {offer.items.length}
                </legend>
                {offer.items.map((item) => (
                  <Tick key={item.id} of={toKey(offer, item)} {...{ ticked, turn }}>
                    {item.title}
                  </Tick>
                ))}
              </fieldset>
            ) : (
              <>
                <Tick of={offer.id} {...{ ticked, turn }}>
                  {`${offer.label} ${offer.items.length}`}
                </Tick>
                <p className="-mt-1 truncate pb-1.5 pl-8.5 text-14 text-fg-2">
                  {offer.items.map(({ title }) => title).join(", ")}
                </p>
              </>
            )}
          </li>
        ))}
      </ul>
      <div className="sticky -bottom-5 z-10 -mb-5 bg-surface pt-3 pb-5">
        <DialogActions onCancel={onClose}>
          <Button type="submit" size="large">
            가져가기
          </Button>
        </DialogActions>
      </div>
    </Form>
  );
}

const listNow = (_: Store, of: OffersOfYear): readonly BringOffer[] => of.list();

function Tick(props: {
  readonly of: string;
  readonly ticked: ReadonlySet<string>;
  readonly turn: (key: string, isOn: boolean) => void;
  readonly children: string;
}) {
  const { of, ticked, turn, children } = props;
  return (
    <Checkbox
      label={children}
      isChecked={ticked.has(of)}
      onCheckedChange={(isOn) => turn(of, isOn)}
    />
  );
}

function toKey({ id, isOneByOne }: BringOffer, item: BringItem): string {
  return isOneByOne ? `${id} ${item.id}` : id;
}
