import { sendRequest } from "../../platform/server/send-request.ts";
import { readTabText, saveTabText } from "../../platform/kept/tab-memory.ts";

/**
 * Opens the page anew where a part of it did not arrive: a newer version on the server may have taken the part away.
 * False when it did not and a person has to decide: it was tried already and nobody pressed, or the
 * server does not answer (the browser's own error page would take the place of ours).
 */
export async function openAnew({
  isPressed = false,
}: { readonly isPressed?: boolean } = {}): Promise<boolean> {
  const wasTried = readTabText("openedAnew") !== undefined;
  if ((wasTried && !isPressed) || !(await isServerThere())) return false;
  saveTabText("openedAnew", "yes");
  location.reload();
  return true;
}

/** All parts are here: the next time one is missing, the page may open itself anew again. */
export function noteArrived(): void {
  saveTabText("openedAnew", undefined);
}

/** Whether a page that is opened now would come. */
export async function isServerThere(): Promise<boolean> {
  return sendRequest("healthz").then(
    ({ ok }) => ok,
    () => false,
  );
}
