const line = "border border-[#808080] px-0.5 text-center";
const posts = ["담임", "부장", "교감", "교장"];

/** 결재 boxes of a sheet that is handed in, empty. Only paper shows them. */
export function SignatureBoxes() {
  return (
    <table className="shrink-0 border-collapse">
      <tbody>
        <tr>
          <th rowSpan={2} className={`${line} w-6`}>
            결재
          </th>
          {posts.map((post) => (
            <th key={post} className={`${line} w-15 font-normal`}>
              {post}
            </th>
          ))}
        </tr>
        <tr className="h-9">
          {posts.map((post) => (
            <td key={post} className={line} />
          ))}
        </tr>
      </tbody>
    </table>
  );
}
