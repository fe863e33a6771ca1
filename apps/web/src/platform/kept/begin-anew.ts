/**
 * What stands behind the `#` of a guest's address says whose page it is, and it is read once. An address that differs in
 * nothing else loads no page where it is opened in the same tab: so the page begins anew by itself. What was typed lies
 * under its own address (`tab-memory.ts`).
 *
 * @param isOther whether the address is another's now
 */
export function beginAnewOnOtherKey(isOther: () => boolean): void {
  addEventListener("hashchange", () => {
    if (isOther()) location.reload();
  });
}
