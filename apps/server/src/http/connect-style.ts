/** Of the pages that the server makes itself: the colours of the app's tokens, no font to fetch. */
export const CONNECT_STYLE = `
:root {
  color-scheme: light dark;
  --bg: light-dark(#f6f7f9, #121418);
  --surface: light-dark(#ffffff, #1b1e24);
  --fg: light-dark(#17191e, #f2f4f7);
  --fg-2: light-dark(#4a505c, #b6bcc8);
  --line: light-dark(#d9dde4, #363b45);
  --brand: light-dark(#1b5fe8, #1b5fe8);
  --brand-weak: light-dark(#e8effd, #24324f);
  --on-weak: light-dark(#154dc2, #c5d9ff);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--bg);
  color: var(--fg);
  font: 16px/1.6 Pretendard, "Apple SD Gothic Neo", "Malgun Gothic", system-ui, sans-serif;
  word-break: keep-all;
  overflow-wrap: anywhere;
}
main {
  max-width: 640px;
  margin: 0 auto;
  padding: 32px 20px 64px;
}
h1 { font-size: 26px; line-height: 1.35; margin: 0 0 12px; }
h2 { font-size: 19px; margin: 40px 0 8px; }
p { margin: 8px 0; }
a { color: var(--on-weak); }
.hint { color: var(--fg-2); font-size: 15px; }
.button {
  display: inline-block;
  margin: 8px 0;
  padding: 12px 20px;
  border-radius: 12px;
  background: var(--brand);
  color: #ffffff;
  font-weight: 700;
  text-decoration: none;
}
button.button { border: 0; font-size: inherit; font-family: inherit; cursor: pointer; }
.qr { width: 200px; margin: 24px 0 0; border-radius: 12px; }
.button.weak { background: var(--brand-weak); color: var(--on-weak); }
a:focus-visible, button:focus-visible, summary:focus-visible {
  outline: 3px solid var(--brand);
  outline-offset: 2px;
}
.addresses { margin: 12px 0; padding: 0; list-style: none; }
.addresses li {
  margin: 8px 0;
  padding: 14px 16px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
  font-size: 18px;
  font-weight: 600;
}
details {
  margin: 8px 0;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
}
summary { padding: 14px 16px; font-weight: 600; cursor: pointer; }
ol { margin: 0; padding: 0 20px 16px 40px; }
ul { margin: 8px 0; padding: 0 0 0 22px; }
li { margin: 4px 0; }
.gaps {
  padding: 12px 16px;
  border-radius: 12px;
  background: light-dark(#fff3dc, #3b2f16);
  color: light-dark(#6b4300, #ffdf9e);
  font-weight: 600;
}
table { width: 100%; margin: 8px 0; border-collapse: collapse; font-size: 15px; }
th, td { padding: 8px 6px; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { color: var(--fg-2); font-size: 14px; }
/* On a phone each row is a card that names its columns. */
@media screen and (max-width: 560px) {
  thead { position: absolute; clip-path: inset(50%); }
  table, tbody, tr, td { display: block; }
  tr { padding: 8px 0; border-bottom: 1px solid var(--line); }
  td { padding: 2px 0; border: 0; }
  td:not(:first-child)::before { content: attr(data-head) ": "; color: var(--fg-2); }
  td:first-child { font-weight: 600; }
  td:empty { display: none; }
}
@page { size: A4; margin: 15mm; }
@media print {
  :root { color-scheme: light; --bg: #ffffff; --surface: #ffffff; --fg: #000000; --fg-2: #000000; --line: #808080; --on-weak: #000000; }
  body { font-size: 10.5pt; line-height: 1.45; }
  main { max-width: none; padding: 0; }
  h1 { font-size: 18pt; }
  h2 { margin: 14px 0 4px; font-size: 12pt; break-after: avoid; }
  table { font-size: 9.5pt; }
  tr { break-inside: avoid; }
  .gaps { border: 1px solid #000000; background: none; color: #000000; }
}
.fingerprint {
  padding: 14px 16px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
  font: 14px/1.7 ui-monospace, Consolas, monospace;
  word-break: break-all;
}
`;
