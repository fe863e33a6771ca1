import { describe, expect, it } from "vitest";
import { buildReading } from "./reading/build-reading.ts";
import { listVacantNumbers } from "./reading/vacant-numbers.ts";
import { splitPastedText } from "./reading/source/split-pasted-text.ts";

describe("made-up names", () => {
  const of26 = (line: (number: number) => string): string =>
    Array.from({ length: 26 }, (_, index) => line(index + 1)).join("\n");

  it.each([
    ["beside running numbers", of26((n) => `${n}\t학생${n}`), "학생26"],
    ["behind a blank", of26((n) => `${n} 학생${n}`), "학생26"],
    ["behind a comma", of26((n) => `${n},학생${n}`), "학생26"],
    ["with a blank before their number", of26((n) => `${n}번 학생 ${n}`), "학생 26"],
    ["alone", of26((n) => `학생${n}`), "학생26"],
    ["alone, with a blank", of26((n) => `학생 ${n}`), "학생 26"],
    ["that begin with a number", of26((n) => `${n}\t${n}번 학생`), "26번 학생"],
    ["of one letter", of26((n) => `${n}\t${"가나다라"[n % 4]}`), "다"],
  ])("%s are names", (_how, text, last) => {
    const { taken, notTaken, classes } = buildReading(splitPastedText(text));

    expect(taken).toHaveLength(26);
    expect(taken.at(-1)?.student).toEqual({ number: 26, name: last });
    expect([notTaken, classes]).toEqual([[], []]);
  });

  it("beside two running numbers are of one class", () => {
    const reading = buildReading([
      ["1", "1", "권아인"],
      ["2", "2", "조수아"],
    ]);

    expect([reading.classes, reading.taken.length]).toEqual([[], 2]);
  });
});

describe("columns of an office's list", () => {
  it.each([
    ["성별코드", "주민등록상 생년월일"],
    ["성별 구분", "주민등록상생년월일(8자리)"],
    ["학생성별", "학생 생년월일"],
  ])("「%s」 of 1 to 4 and 「%s」 of eight digits are sex and birthday", (sex, birthday) => {
    const reading = buildReading([
      ["번호", "이름", sex, birthday, "보호자 성별", "보호자 생년월일"],
      ["1", "권아인", "4", "20150312", "1", "19850101"],
      ["2", "조수아", "3", "20150401", "2", "19860101"],
    ]);

    expect(reading.taken.map(({ student }) => student)).toEqual([
      { number: 1, name: "권아인", sex: "female", birthday: "2015-03-12" },
      { number: 2, name: "조수아", sex: "male", birthday: "2015-04-01" },
    ]);
    expect(reading.unusedHeadings).toEqual(["보호자 성별", "보호자 생년월일"]);
  });

  it("of codes and eight digits without headings are sex and birthday", () => {
    const reading = buildReading([
      ["1", "권아인", "4", "20150312"],
      ["2", "조수아", "3", "20150401"],
      ["3", "정수아", "4", "20150502"],
    ]);

    expect(reading.taken.map(({ student }) => [student.sex, student.birthday])).toEqual([
      ["female", "2015-03-12"],
      ["male", "2015-04-01"],
      ["female", "2015-05-02"],
    ]);
  });

  it("of a resident number give the day alone, its second half nothing", () => {
    const reading = buildReading([
      ["번호", "이름", "주민번호 앞자리", "주민번호 뒷자리"],
      ["1", "권아인", "150312", "4123456"],
    ]);

    expect(reading.taken[0]?.student).toEqual({
      number: 1,
      name: "권아인",
      birthday: "2015-03-12",
    });
    expect(reading.rows[0]?.cells).not.toMatchObject({ sex: expect.anything() });
    expect(reading.unusedHeadings).toEqual(["주민번호 뒷자리"]);
  });
});

describe("sums", () => {
  it.each([
    "합계",
    "계 3",
    "총원",
    "총 3명",
    "총 인원: 3명",
    "전체 학생수",
    "재적 3",
    "남 1 여 2",
    "남자 1명, 여자 2명",
    "계 3명 (남 1명, 여 2명)",
    "평균",
  ])("are passed over as a sum wherever it stands: %s", (sum) => {
    const pupils = ["권아인", "조수아", "정수아"].map((name, index) => [`${index + 1}`, name]);
    const texts = (rows: readonly (readonly string[])[], by: string): string =>
      rows.map((row) => row.join(by)).join("\n");
    const heading = ["연번", "번호", "이름", "성별"];
    const headed = [
      heading,
      ...pupils.map(([number = "", name = ""]) => [number, number, name, "여"]),
    ];
    const readings = [
      buildReading([...headed, [sum, "", "", "3"]]),
      buildReading([...headed, [sum, "3", "", ""]]),
      buildReading([...headed, ["", "", sum, "3명"]]),
      buildReading([...headed, ["", sum, "", "남 1 여 2"]]),
      buildReading([...pupils, [sum, "3"]]),
      buildReading(splitPastedText(`${texts(pupils, " ")}\n${sum}`)),
      buildReading(
        splitPastedText(
          `${texts(
            pupils.map((pupil) => pupil.slice(1)),
            " ",
          )}\n${sum}`,
        ),
      ),
    ];

    for (const reading of readings) {
      expect(reading.taken).toHaveLength(3);
      expect([reading.notTaken, listVacantNumbers(reading)]).toEqual([[], []]);
    }
  });

  it.each(["계은서", "총명한", "남학생1", "여인원", "전체린"])("are not %s", (name) => {
    expect(
      buildReading([
        ["번호", "이름"],
        ["1", name],
      ]).taken,
    ).toHaveLength(1);
  });
});
