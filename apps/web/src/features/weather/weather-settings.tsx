import { findNearestDistrict, toDistrictWords } from "@damim/domain/weather/districts.ts";
import { findPlaceOfOffice } from "@damim/domain/weather/places.ts";
import type { WeatherPlace } from "@damim/domain/weather/weather-place.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { Select } from "../../ui/field/select.tsx";
import { Link } from "../../ui/link.tsx";
import { PlaceField } from "./place-field.tsx";
import { toWeatherQuery, useWeather, useWeatherLine, useWeatherSetting } from "./use-weather.ts";
import { createWeatherCommands } from "./weather-commands.ts";
import { WeatherLine } from "./weather-line.tsx";

/** 설정 · 날씨: for which 시·군·구, or that of the school's province, and at which station the dust is read. */
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
        {place.lat !== undefined && place.lon !== undefined
          ? `${toDistrictWords(findNearestDistrict({ lat: place.lat, lon: place.lon }))}의 날씨를 보고 있어요.`
          : province
            ? `${province}의 날씨를 보고 있어요. 학교가 멀면 시·군·구를 골라 주세요.`
            : "학교 위치를 고르면 날씨가 보여요."}
      </p>
      {query !== "" && <Shown query={query} />}
      {/* What came from another device is shown, not what was half-chosen before it. */}
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
  const commands = useCommands(createWeatherCommands, profile);
  const stations = useWeather(props.query)?.reply.stations ?? [];
  const write = (next: WeatherPlace) => commands.setPlace(id, next);
  return (
    <div className="grid max-w-md gap-3">
      {/* A station of another place is none of this one. */}
      <PlaceField point={place} onPick={(point) => write({ ...point })} />
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
    </div>
  );
}
