/** Made by `npm run screenshots -- guides`, from the walk of each guide; a guide without them is read as well. */
const pictures = import.meta.glob<string>("./pictures/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The address of what one sees before a step, by the place of the step from 0. */
export function findGuidePicture(guideId: string, step: number): string | undefined {
  return pictures[`./pictures/${guideId}-${step + 1}.webp`];
}
