/** The address of our own server's API below the app's base path: `apiUrl("sync")`. */
export function apiUrl(path: string): string {
  return `${import.meta.env.BASE_URL}api/${path}`;
}
