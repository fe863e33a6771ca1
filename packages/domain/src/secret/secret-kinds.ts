export type SecretKind = "consult";

/** The kinds whose rows may hold locked words. Apart: the first screen knows no more of them. */
export const secretKinds: readonly string[] = ["consult"] satisfies readonly SecretKind[];
