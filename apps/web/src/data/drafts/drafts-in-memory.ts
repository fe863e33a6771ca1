/** Half-written texts of devices that keep nothing on their disk: gone with the page, but not with the form. */
export const draftsInMemory = new Map<string, string>();
