import type { Paper, PaperBlock } from "@damim/domain/privacy/paper.ts";
import { html } from "hono/html";

/** A paper as a page of the server's own shows it: `art1` … lead to its articles. */
export function toPaperHtml({ sections }: Paper) {
  return sections.map(
    ({ title, blocks }, at) =>
      html`<section>
        <h2 id="art${at + 1}">${title}</h2>
        ${blocks.map(toBlock)}
      </section>`,
  );
}

function toBlock(block: PaperBlock) {
  if (block.type === "text") return html`<p>${block.text}</p>`;
  if (block.type !== "table") {
    const lines = block.type === "list" ? block.items : block.lines;
    return html`<ul>
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>`;
  }
  const { label, heads, rows } = block;
  return html`<table aria-label="${label}">
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            ${row.map((cell, at) => html`<td data-head="${heads[at] ?? ""}">${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
