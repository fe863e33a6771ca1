/** A value or an expected refusal; what may go wrong is part of the type (docs: ARCHITECTURE.md, Errors). */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: E };

/** The shape of every expected refusal: a fact in PascalCase, with what its sentence needs. */
export interface Refusal {
  readonly type: string;
}

/**
 * One Korean sentence for each refusal of a union. A missing case does not compile.
 *
 * ```ts
 * const messages: MessagesFor<{ type: "NameEmpty" }> = { NameEmpty: () => "이름을 적어 주세요." };
 * ```
 */
export type MessagesFor<E extends Refusal> = {
  readonly [T in E["type"]]: (refusal: Extract<E, { readonly type: T }>) => string;
};

/** Wraps a value that a rule allowed. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Wraps an expected refusal. */
export function refuse<const E extends Refusal>(
  refusal: E,
): { readonly ok: false; readonly refusal: E } {
  return { ok: false, refusal };
}

/**
 * The sentence that a person reads for a refusal.
 *
 * ```ts
 * toSentence(memoMessages, { type: "TooManyPhotos", most: 20 }); // "메모 하나에 사진은 20장까지 넣을 수 있어요."
 * ```
 */
export function toSentence<E extends Refusal>(messages: MessagesFor<E>, refusal: E): string {
  // The compiler cannot see that the entry found by `type` takes exactly this member of the union.
  const write = messages[refusal.type as E["type"]] as (refusal: E) => string;
  return write(refusal);
}
