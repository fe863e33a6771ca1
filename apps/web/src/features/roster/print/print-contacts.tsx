import { listGuardians } from "@damim/domain/student/guardians.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { PaperTitle } from "./print-name-list.tsx";
import type { PaperHead } from "./print-roster.tsx";

const line = "border border-[#808080] px-1.5 py-[0.7mm]";

/** 비상연락망: whom to call for each pupil, in the order in which to try. */
export function PrintContacts(props: {
  readonly students: readonly RosterStudent[];
  readonly head: PaperHead;
}) {
  const { students, head } = props;
  return (
    <>
      <PaperTitle title="비상연락망" head={head} />
      <table className="w-full border-collapse text-[12px]">
        <thead>
          <tr className="h-[8mm]">
            {head.toClass && <th className={`${line} w-[20mm]`}>반</th>}
            <th className={`${line} w-[11mm]`}>번호</th>
            <th className={`${line} w-[26mm]`}>이름</th>
            <th className={line}>보호자</th>
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <tr key={student.id} className="break-inside-avoid">
              {head.toClass && <td className={`${line} text-center`}>{head.toClass(student)}</td>}
              <td className={`${line} text-center tabular-nums`}>{student.number}</td>
              <td className={`${line} text-[13px] font-semibold`}>{student.name}</td>
              <td className={line}>
                {listGuardians(student).map(({ relation, phone }, index) => (
                  <span key={index} className="mr-[5mm] inline-block">
                    {relation} <b className="tabular-nums">{phone}</b>
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-[2mm] text-[11px]">개인정보가 들어 있어요. 다 쓴 종이는 파쇄해 주세요.</p>
    </>
  );
}
