import { useEffect, useState } from "react";

/** An address of bytes that stand in this page alone, given back when they go. */
export function useBlobAddress(blob: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ readonly blob: Blob; readonly address: string }>();
  useEffect(() => {
    if (!blob) return;
    const address = URL.createObjectURL(blob);
    // oxlint-disable-next-line react/set-state-in-effect -- an address has to be given back, so an effect makes it
    setMade({ blob, address });
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return made && made.blob === blob ? made.address : undefined;
}
