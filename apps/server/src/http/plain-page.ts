import { html } from "hono/html";

/** A page of the server's own: no script, no account, nothing of the app; `connect.css` gives it the app's colours. */
export function toPlainPage(page: {
  readonly basePath: string;
  readonly title: string;
  readonly body: ReturnType<typeof html>;
}) {
  const { basePath, title, body } = page;
  return html`<!doctype html>
    <html lang="ko">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · 담임</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${basePath}connect.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}
