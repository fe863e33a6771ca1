import type { KeptBookingPlan } from "@damim/domain/booking/booking.ts";
import { isOpenYet } from "@damim/domain/booking/list-slots.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { Store } from "../../../data/teacher-data.ts";
import { useIsPast, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { sayReach } from "../../../kit/act/say-reach.ts";
import { printPage } from "../../../platform/print.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Dami } from "../../../ui/dami/dami.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { createBookingCommands } from "./booking-commands.ts";
import { PlanActs, type Opened } from "./plan-acts.tsx";
import { PrintBookings, PrintForm } from "./print-bookings.tsx";
import { SlotGrid } from "./slot-grid.tsx";
import { SlotPanel } from "./slot-panel.tsx";
import { opensLater } from "./slot-words.ts";
import { useBooking } from "./use-booking.ts";

const PlanDialog = lazyOverlay(() => import("./plan-dialog.tsx"), "PlanDialog");
const LinkDialog = lazyOverlay(() => import("./link-dialog.tsx"), "LinkDialog");
const HandDialog = lazyOverlay(() => import("./hand-dialog.tsx"), "HandDialog");

/** 상담 예약: one plan at a time, its week, and what to do with the slot that is chosen. */
export function BookingTab(props: {
  readonly store: Store;
  readonly year: SchoolYear;
  readonly students: readonly RosterStudent[];
}) {
  const { store, year, students } = props;
  const booking = useBooking(store);
  const data = useTeacherData();
  const { now } = data;
  const isPast = useIsPast();
  const commands = useCommands(createBookingCommands, store);
  const [chosenPlan, setChosenPlan] = useState<string>();
  const [chosenSlot, setChosenSlot] = useState<string>();
  const [opened, setOpened] = useState<Opened>();
  const plan = booking.plans.find(({ id }) => id === chosenPlan) ?? booking.plans[0];
  const slots = plan ? booking.listOf(plan) : [];
  const slot = slots.find(({ id }) => id === chosenSlot);
  /** Which paper it is: 예약표, or the form for guardians. */
  const [isForm, setForm] = useState(false);
  const close = (): void => setOpened(undefined);
  const print = (asForm: boolean): void => {
    flushSync(() => setForm(asForm));
    printPage();
  };
  const isOpen = plan?.state === "open";
  const switchState = (to: KeptBookingPlan): void =>
    commands.setState(
      to,
      isOpen ? "closed" : "open",
      isOpen
        ? sayReach(data, "예약을 닫았어요. 받은 예약은 그대로예요.", {
            here: "이 기기에서 닫았어요",
            there: "보호자에게도 닫혀요",
          })
        : sayReach(data, "예약을 다시 열었어요", opensLater),
    );
  return (
    <>
      {plan ? (
        <div className="flex flex-col gap-4 print:hidden">
          <div className="flex flex-wrap items-end gap-2">
            {booking.plans.length > 1 ? (
              <Select
                label="예약"
                fieldSize="normal"
                value={plan.id}
                options={booking.plans.map(({ id, title }) => ({ value: id, label: title }))}
                onValueChange={(id) => {
                  setChosenPlan(id);
                  setChosenSlot(undefined);
                }}
              />
            ) : (
              <h2 className="self-center text-17 font-bold">{plan.title}</h2>
            )}
            <p className="self-center text-14 text-fg-2">
              {isOpen
                ? `비어 있는 시간 ${slots.filter((one) => isOpenYet(one, now())).length}`
                : "닫음"}
            </p>
            {!isPast && (
              <PlanActs
                isOpen={isOpen}
                onOpen={setOpened}
                onPrint={() => print(false)}
                onSwitch={() => switchState(plan)}
              />
            )}
          </div>
          <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <Card className="min-w-0">
              <SlotGrid
                key={plan.id}
                store={store}
                slots={slots}
                students={students}
                chosen={slot?.id}
                onChoose={setChosenSlot}
                isReadOnly={isPast}
              />
            </Card>
            <SlotPanel
              key={plan.id}
              store={store}
              year={year}
              plan={plan}
              slot={slot}
              slots={slots}
              students={students}
            />
          </div>
        </div>
      ) : (
        <EmptyState
          picture={<Dami />}
          title="아직 연 예약이 없어요"
          actions={!isPast && <Button onClick={() => setOpened("new")}>예약 열기</Button>}
        >
          날짜와 시간을 정하고 링크를 보내면, 보호자가 빈 시간을 스스로 골라요. 수업 시간은 저절로
          빠져요.
        </EmptyState>
      )}
      {plan && !isForm && (
        <PrintBookings plan={plan} slots={slots} students={students} year={year} />
      )}
      {plan && isForm && <PrintForm plan={plan} slots={slots} />}
      <PlanDialog
        key={opened === "edit" ? plan?.id : "new"}
        isOpen={opened === "new" || opened === "edit"}
        onClose={close}
        store={store}
        year={year}
        plan={opened === "edit" ? plan : undefined}
        onMade={setChosenPlan}
      />
      {plan && (
        <LinkDialog
          isOpen={opened === "link"}
          onClose={close}
          plan={plan}
          year={year}
          onPrint={() => print(true)}
        />
      )}
      {plan && (
        <HandDialog
          isOpen={opened === "hand"}
          onClose={close}
          store={store}
          plan={plan}
          slots={slots}
          students={students}
        />
      )}
    </>
  );
}
