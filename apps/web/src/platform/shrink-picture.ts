const JPEG_QUALITY = 0.86;

/**
 * A picture drawn anew as JPEG, upright and no longer than `longestSide` pixels on its longer side: smaller to
 * send, and without the place and time that cameras write into the file. Nothing when the browser cannot
 * open it.
 */
export async function shrinkPicture(picture: Blob, longestSide: number): Promise<Blob | undefined> {
  const drawn = await createImageBitmap(picture).catch(() => undefined);
  if (!drawn) return undefined;
  const scale = Math.min(1, longestSide / Math.max(drawn.width, drawn.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(drawn.width * scale));
  canvas.height = Math.max(1, Math.round(drawn.height * scale));
  const pen = canvas.getContext("2d");
  if (!pen) return undefined;
  pen.imageSmoothingQuality = "high";
  // JPEG has no transparency: what shines through is paper.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(drawn, 0, 0, canvas.width, canvas.height);
  drawn.close();
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), "image/jpeg", JPEG_QUALITY);
  });
}
