import { createElement, type CSSProperties, type ReactElement, type ReactNode } from "react";
import { listFooter } from "./mail-text.ts";
import type { Mail, MailFact } from "../../base/ports/mail.ts";

// createElement and not JSX: the server runs its TypeScript as it is, and Node strips types but builds no JSX.
// Colours stand inline, because some mail programs drop <style>; those that know the dark get it from there.

const light = {
  page: "#f5f7fa",
  card: "#ffffff",
  sunken: "#eef1f6",
  line: "#e3e7ed",
  ink: "#191f28",
  soft: "#4e5968",
  brand: "#1b5fe8",
  onBrand: "#ffffff",
  link: "#154dc2",
  warm: "#ffb02e",
};
const dark = {
  page: "#14171c",
  card: "#1c2027",
  sunken: "#272c35",
  line: "#323844",
  ink: "#f2f4f6",
  soft: "#c3c9d2",
  brand: "#7aa7ff",
  onBrand: "#0b1a3a",
  link: "#9dbdff",
};

/** In the dark each class says again what the inline styles say; `!important` is what beats those. */
const darkRules = `
@media (prefers-color-scheme: dark) {
  .page { background-color: ${dark.page} !important; }
  .card { background-color: ${dark.card} !important; border-color: ${dark.line} !important; }
  .sunken { background-color: ${dark.sunken} !important; }
  .line { border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .soft { color: ${dark.soft} !important; }
  .mark { color: ${dark.brand} !important; }
  .brand { background-color: ${dark.brand} !important; }
  .onbrand { color: ${dark.onBrand} !important; }
  .link { color: ${dark.link} !important; }
}
@media (max-width: 480px) {
  .card { padding: 28px 22px !important; }
}`;

const FONT =
  "Pretendard, -apple-system, 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', sans-serif";
const wrapping: CSSProperties = { wordBreak: "keep-all", overflowWrap: "anywhere" };

/**
 * The page of a mail: one card with the wordmark, a heading, a few sentences and at most one button. Nothing
 * comes from outside, no picture and no font, so that opening it tells nobody anything.
 */
export function createMailPage(mail: Mail): ReactElement {
  const { subject, heading, paragraphs, facts = [], action, ending } = mail;
  return createElement(
    "html",
    { lang: "ko" },
    createElement(
      "head",
      null,
      createElement("meta", { charSet: "utf-8" }),
      createElement("meta", { name: "viewport", content: "width=device-width" }),
      createElement("meta", { name: "color-scheme", content: "light dark" }),
      createElement("meta", { name: "supported-color-schemes", content: "light dark" }),
      createElement("title", null, subject),
      createElement("style", null, darkRules),
    ),
    createElement(
      "body",
      { className: "page", style: { margin: 0, padding: 0, backgroundColor: light.page } },
      preview(paragraphs[0] ?? heading),
      table(
        { className: "page", width: "100%", style: { backgroundColor: light.page } },
        cell(
          { align: "center", style: { padding: "32px 12px" } },
          table(
            { width: "100%", style: { maxWidth: 560 } },
            cell(
              { className: "card", style: cardStyle },
              wordmark(),
              createElement("h1", { className: "ink", style: headingStyle }, heading),
              ...paragraphs.map((words) => paragraph(words)),
              facts.length > 0 ? factBox(facts) : null,
              action ? button(action) : null,
              action ? fallbackLink(action.link) : null,
              ending ? quietEnding(ending) : null,
            ),
          ),
          ...listFooter(mail).map((words) =>
            createElement("p", { key: words, className: "soft", style: footerStyle }, words),
          ),
        ),
      ),
    ),
  );
}

const cardStyle: CSSProperties = {
  backgroundColor: light.card,
  border: `1px solid ${light.line}`,
  borderRadius: 20,
  padding: "40px 40px 36px",
  fontFamily: FONT,
  textAlign: "left",
};
const headingStyle: CSSProperties = {
  ...wrapping,
  margin: "28px 0 16px",
  color: light.ink,
  fontSize: 24,
  lineHeight: "32px",
  fontWeight: 800,
  letterSpacing: "-0.02em",
};
const textStyle: CSSProperties = {
  ...wrapping,
  margin: "0 0 12px",
  color: light.ink,
  fontSize: 16,
  lineHeight: "26px",
};
const softStyle: CSSProperties = {
  ...wrapping,
  margin: 0,
  color: light.soft,
  fontSize: 14,
  lineHeight: "22px",
};
const footerStyle: CSSProperties = {
  ...softStyle,
  margin: "16px 8px -12px",
  fontFamily: FONT,
  textAlign: "center",
};

/** Shown by the inbox after the subject, and not on the page. */
function preview(words: string): ReactElement {
  const hidden: CSSProperties = { display: "none", maxHeight: 0, overflow: "hidden" };
  return createElement("div", { style: hidden }, words);
}

/** 담임 and the warm dot, typed: mail programs show no drawings. */
function wordmark(): ReactElement {
  const dot: CSSProperties = {
    display: "inline-block",
    width: 10,
    height: 10,
    marginLeft: 4,
    borderRadius: 5,
    backgroundColor: light.warm,
  };
  const words: CSSProperties = {
    margin: 0,
    color: light.brand,
    fontSize: 22,
    lineHeight: "26px",
    fontWeight: 800,
    letterSpacing: "-0.03em",
  };
  return createElement(
    "p",
    { className: "mark", style: words },
    "담임",
    createElement("span", { style: dot }),
  );
}

function paragraph(words: string): ReactElement {
  return createElement("p", { key: words, className: "ink", style: textStyle }, words);
}

function factBox(facts: readonly MailFact[]): ReactElement {
  const style: CSSProperties = {
    backgroundColor: light.sunken,
    borderRadius: 12,
    padding: "14px 18px",
  };
  return table(
    { width: "100%", style: { margin: "20px 0 8px" } },
    cell(
      { className: "sunken", style },
      ...facts.map(({ label, value }) =>
        createElement(
          "p",
          { key: label, className: "ink", style: { ...textStyle, margin: "2px 0", fontSize: 15 } },
          createElement("span", { className: "soft", style: { color: light.soft } }, `${label} `),
          createElement("b", null, value),
        ),
      ),
    ),
  );
}

function button({ label, link }: { readonly label: string; readonly link: string }): ReactElement {
  const style: CSSProperties = {
    display: "inline-block",
    padding: "14px 24px",
    borderRadius: 12,
    backgroundColor: light.brand,
    color: light.onBrand,
    fontSize: 16,
    lineHeight: "20px",
    fontWeight: 700,
    textDecoration: "none",
  };
  return createElement(
    "p",
    { style: { margin: "24px 0 20px" } },
    createElement("a", { href: link, className: "brand onbrand", style }, label),
  );
}

function fallbackLink(link: string): ReactElement {
  const style: CSSProperties = { color: light.link, wordBreak: "break-all" };
  return createElement(
    "p",
    { className: "soft", style: { ...softStyle, fontSize: 13, lineHeight: "20px" } },
    "버튼이 눌리지 않으면 이 주소를 주소창에 붙여넣어 주세요.",
    createElement("br"),
    createElement("a", { href: link, className: "link", style }, link),
  );
}

function quietEnding(words: string): ReactElement {
  const style: CSSProperties = {
    ...softStyle,
    marginTop: 24,
    paddingTop: 20,
    borderTop: `1px solid ${light.line}`,
  };
  return createElement("p", { className: "soft line", style }, words);
}

interface BoxProps {
  readonly className?: string;
  readonly width?: string;
  readonly align?: "center";
  readonly style?: CSSProperties;
}

/** Tables, because Outlook knows no other way to a box. */
function table(props: BoxProps, content: ReactElement): ReactElement {
  const bare = { role: "presentation", cellPadding: 0, cellSpacing: 0, border: 0, ...props };
  return createElement(
    "table",
    bare,
    createElement("tbody", null, createElement("tr", null, content)),
  );
}

function cell(props: BoxProps, ...content: readonly ReactNode[]): ReactElement {
  return createElement("td", props, ...content);
}
