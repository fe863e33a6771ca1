/** Where teachers write when something breaks; a build for a school sets its own. */
export const supportEmail: string = import.meta.env["VITE_SUPPORT_EMAIL"] ?? "help@damim.example";
