/** Whether an admin stopped this account: a decision that ends. What was to be sent waits on the device until then. */
export function isStopped(status: number, type: string | undefined): boolean {
  return status === 403 && type === "Suspended";
}
