/** The kind whose rows may hold locked words. Apart: the first screen knows no more of them. */
export const SECRET_KIND = "consult";
