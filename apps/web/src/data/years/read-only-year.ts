/** A page tried to change a year that is over. Thrown, so that nothing after it says that it was done. */
export class ReadOnlyYear extends Error {
  override readonly name = "ReadOnlyYear";
}
