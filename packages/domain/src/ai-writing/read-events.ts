/**
 * Reads server-sent events whatever pieces they come in; gives back the data of each that is whole. Bytes of one letter
 * may come apart too, so pieces are texts of a streaming decoder.
 */
export function createEventReader(): (piece: string) => readonly string[] {
  let rest = "";
  return (piece) => {
    rest += piece;
    const blocks = rest.split(/\r?\n\r?\n/u);
    rest = blocks.pop() ?? "";
    return blocks.flatMap((block) => {
      const data = block
        .split(/\r?\n/u)
        .filter((line) => line.startsWith("data:"))
        .map((line) => line.slice(5).replace(/^ /u, ""));
      return data.length > 0 ? [data.join("\n")] : [];
    });
  };
}
