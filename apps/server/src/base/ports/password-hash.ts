/** How passwords become what is kept. */
export interface PasswordHash {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (kept: { readonly hash: string; readonly password: string }) => Promise<boolean>;
}
