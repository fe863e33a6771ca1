import { toSentence } from "@damim/domain/base/result.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { findPlaceOfOffice } from "@damim/domain/weather/places.ts";
import {
  parsePoint,
  placeMessages,
  type WeatherPlace,
} from "@damim/domain/weather/weather-place.ts";
import { useState } from "react";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { useAct } from "../../kit/act/act.ts";
import { useCheckedForm } from "../../kit/form/use-checked-form.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/field/form.tsx";
import { Select } from "../../ui/field/select.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Link } from "../../ui/link.tsx";
import { toWeatherQuery, useWeather, useWeatherLine, useWeatherSetting } from "./use-weather.ts";
import { WeatherLine } from "./weather-line.tsx";

/** 설정 · 날씨: for which place, typed or that of the school's province, and at which station the dust is read. */
export function Component() {
  const { id, setting } = useWeatherSetting();
  if (!setting)
    return (
      <p className="text-15 text-fg-2">
        학교를 정하면 그곳의 날씨를 보여 드려요.{" "}
        <Link to="/profile" className="font-semibold text-brand underline underline-offset-2">
          학교 정하기
        </Link>
      </p>
    );
  const place = setting.weatherPlace ?? {};
  const province = findPlaceOfOffice(setting.schoolCode?.office ?? "")?.name;
  const query = toWeatherQuery(setting);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-15 text-fg-2">
        {place.lat !== undefined
          ? "적어 둔 곳의 날씨를 보고 있어요."
          : province
            ? `${province}의 날씨를 보고 있어요. 학교가 멀면 위도와 경도를 적어 주세요.`
            : "학교가 어디인지 몰라 날씨를 보여 드리지 못해요. 위도와 경도를 적어 주세요."}
      </p>
      {query !== "" && <Shown query={query} />}
      {/* What came from another device is shown, not what was half-typed before it. */}
      <PlaceForm
        key={`${place.lat}~${place.lon}~${place.station}`}
        id={id}
        place={place}
        query={query}
      />
    </div>
  );
}

/** Its height stands before it comes. */
function Shown({ query }: { readonly query: string }) {
  const line = useWeatherLine(query);
  return (
    <div className="min-h-6 max-sm:min-h-12">
      {line ? (
        <WeatherLine line={line} />
      ) : (
        <p className="text-15 text-fg-2">
          아직 받은 날씨가 없어요. 인터넷이 연결되면 다시 받아 와요.
        </p>
      )}
    </div>
  );
}

function PlaceForm(props: {
  readonly id: string;
  readonly place: WeatherPlace;
  readonly query: string;
}) {
  const { id, place } = props;
  const { profile } = useTeacherData();
  const act = useAct(profile);
  const [lat, setLat] = useState(place.lat?.toString() ?? "");
  const [lon, setLon] = useState(place.lon?.toString() ?? "");
  const { id: formId, ref, isChecked, check } = useCheckedForm();
  const stations = useWeather(props.query)?.reply.stations ?? [];
  const point = parsePoint({ lat, lon });
  const save = (): void => {
    if (!check(point.ok) || !point.ok) return;
    // The station of another province is none of this place.
    const station =
      point.value?.lat === place.lat && point.value?.lon === place.lon ? place.station : undefined;
    write({ ...point.value, ...(station !== undefined && { station }) });
  };
  const write = (next: WeatherPlace): void => {
    const weatherPlace = Object.keys(next).length > 0 ? next : null;
    void act([{ kind: schoolYearKind.name, id, set: { weatherPlace } }], "날씨를 볼 곳을 바꿨어요");
  };
  const toError = (field: "LatitudeWrong" | "LongitudeWrong"): string | undefined => {
    if (!isChecked || point.ok) return undefined;
    const { refusal } = point;
    const isHere =
      refusal.type === field ||
      (refusal.type === "PointHalf" && (field === "LatitudeWrong" ? lat : lon).trim() === "");
    return isHere ? toSentence(placeMessages, refusal) : undefined;
  };
  return (
    <Form id={formId} ref={ref} onSubmit={save} className="grid max-w-md gap-3">
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          fieldSize="normal"
          label="위도"
          inputMode="decimal"
          autoComplete="off"
          value={lat}
          onValueChange={setLat}
          error={toError("LatitudeWrong")}
        />
        <TextField
          fieldSize="normal"
          label="경도"
          inputMode="decimal"
          autoComplete="off"
          value={lon}
          onValueChange={setLon}
          error={toError("LongitudeWrong")}
        />
      </div>
      {stations.length > 0 && (
        <Select
          fieldSize="normal"
          label="측정소"
          value={place.station ?? ""}
          options={[
            { value: "", label: "저절로 고르기" },
            ...stations.map((station) => ({ value: station, label: station })),
          ]}
          onValueChange={(station) => {
            const { station: _, ...rest } = place;
            write(station === "" ? rest : { ...rest, station });
          }}
        />
      )}
      <p className="text-14 text-fg-2">
        지도에서 학교를 길게 누르면 두 숫자가 나와요. 비우면 학교의 시도를 봐요.
      </p>
      <Button type="submit" variant="weak" className="justify-self-start">
        저장
      </Button>
    </Form>
  );
}
