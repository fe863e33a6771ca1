/** How long a sound is, whole seconds; nothing where the file does not say it (a recording that was just made). */
export function measureSound(blob: Blob): Promise<number | undefined | "unreadable"> {
  const address = URL.createObjectURL(blob);
  return new Promise<number | undefined | "unreadable">((resolve) => {
    const player = new Audio();
    player.preload = "metadata";
    player.addEventListener("loadedmetadata", () => {
      const { duration } = player;
      resolve(
        Number.isFinite(duration) ? Math.min(3_600, Math.max(1, Math.round(duration))) : undefined,
      );
    });
    player.addEventListener("error", () => resolve("unreadable"));
    player.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}
