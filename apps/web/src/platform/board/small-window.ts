interface PictureInPicture {
  requestWindow(size: { readonly width: number; readonly height: number }): Promise<Window>;
}

const WIDTH = 320;
const HEIGHT = 180;

/**
 * A small empty window, above all others where the browser has that (not over plain http), else one of its own. Has to be
 * asked for by a press. Nothing where the browser opens none.
 */
export async function openSmallWindow(title: string): Promise<Window | undefined> {
  const { documentPictureInPicture } = globalThis as {
    readonly documentPictureInPicture?: PictureInPicture;
  };
  const size = { width: WIDTH, height: HEIGHT };
  const opened = await documentPictureInPicture?.requestWindow(size).catch(() => undefined);
  const made =
    opened ?? window.open("", "damim-small", `popup,width=${WIDTH},height=${HEIGHT}`) ?? undefined;
  if (made) made.document.title = title;
  return made;
}
