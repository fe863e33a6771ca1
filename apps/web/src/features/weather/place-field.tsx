import {
  districts,
  findDistricts,
  findNearestDistrict,
  toDistrictWords,
  type District,
} from "@damim/domain/weather/districts.ts";
import { provincePlaces, type Point } from "@damim/domain/weather/places.ts";
import { useState } from "react";
import { OptionList, useCombobox } from "../../ui/field/combobox.tsx";
import { Select } from "../../ui/field/select.tsx";
import { TextField } from "../../ui/field/text-field.tsx";

/** 시·도 → 시·군·구, or a few letters of its name. Nothing chosen: the weather of the school's province. */
export function PlaceField(props: {
  readonly point: Partial<Point>;
  readonly onPick: (point: Point | undefined) => void;
}) {
  const { onPick } = props;
  const { lat, lon } = props.point;
  const near =
    lat === undefined || lon === undefined ? undefined : findNearestDistrict({ lat, lon });
  const [sido, setSido] = useState(near?.sido ?? "");
  const pick = (district: District | undefined): void => {
    setSido(district?.sido ?? "");
    onPick(district && { lat: district.lat, lon: district.lon });
  };
  return (
    <>
      <SearchField onPick={pick} />
      <div className="grid grid-cols-2 items-start gap-3 max-[22.5rem]:grid-cols-1">
        <Select
          fieldSize="normal"
          label="시·도"
          value={sido}
          options={[
            { value: "", label: "학교의 시·도" },
            ...provincePlaces.map((each) => ({ value: each.sido, label: each.name })),
          ]}
          onValueChange={(next) => (next === "" ? pick(undefined) : setSido(next))}
        />
        <Select
          fieldSize="normal"
          label="시·군·구"
          placeholder={sido === "" ? "시·도 먼저" : "고르기"}
          isDisabled={sido === ""}
          value={near?.sido === sido ? near.name : undefined}
          options={districts
            .filter((each) => each.sido === sido)
            .map(({ name }) => ({ value: name, label: name }))}
          onValueChange={(name) =>
            pick(districts.find((each) => each.sido === sido && each.name === name))
          }
        />
      </div>
    </>
  );
}

function SearchField({ onPick }: { readonly onPick: (district: District) => void }) {
  const [typed, setTyped] = useState("");
  const found = findDistricts(typed);
  const box = useCombobox<District>({
    options: found,
    first: found[0],
    onPick(district) {
      setTyped("");
      onPick(district);
    },
  });
  return (
    <div className="relative" {...box.around}>
      <TextField
        {...box.input}
        fieldSize="normal"
        label="시·군·구 찾기"
        placeholder="수원"
        value={typed}
        onValueChange={setTyped}
        error={
          typed.trim() !== "" && found.length === 0
            ? "그런 이름의 시·군·구가 없어요. 두 글자만 적어 보세요."
            : undefined
        }
      />
      {box.list && (
        <OptionList
          {...box.list}
          label="찾은 시·군·구"
          className="inset-x-0 top-full mt-1.5 max-h-72 py-2"
        >
          {toDistrictWords}
        </OptionList>
      )}
    </div>
  );
}
