/** 「심의 뒤에 바뀐 것」, a sentence each, and what to do. */
export function DriftList({ drift }: { readonly drift: readonly string[] }) {
  return (
    <>
      <ul aria-label="심의 뒤에 바뀐 것" className="list-disc pl-5">
        {drift.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-1">「바뀐 것」 알림과 새 자료를 인쇄해 학교에 알려 주세요.</p>
    </>
  );
}
