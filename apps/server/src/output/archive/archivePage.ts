import type { Language, Text } from "@boreal/domain/kernel/text";
import { escaped } from "../escaped.ts";

/** A text of a person as it is, a text of ours in both languages, or a way to a file beside the page. */
export type PageCell = string | Text | { readonly href: string; readonly says: string | Text };

export type PageSection = {
  readonly id: string;
  readonly title: Text;
  readonly intro?: Text;
  readonly head: readonly Text[];
  readonly rows: readonly (readonly PageCell[])[];
};

export type ArchivePage = {
  readonly title: Text;
  readonly lead: readonly Text[];
  readonly facts: readonly (readonly [Text, PageCell])[];
  readonly sections: readonly PageSection[];
  /** In which language it opens. */
  readonly language: Language;
};

const langs: Readonly<Record<Language, string>> = { en: "en-CA", fr: "fr-CA" };
const none: Text = { en: "Nothing.", fr: "Rien." };
const languageChoice: Text = { en: "Language", fr: "Langue" };
const contents: Text = { en: "Contents", fr: "Sommaire" };

/**
 * The page by which an archive is read: one file, without scripts, with nothing from anywhere, opened from a folder. Both
 * languages are in it; the choice between them is two radio buttons and a rule of style, and where no style is, both are read.
 */
export function archivePage({ title, lead, facts, sections, language }: ArchivePage): Buffer {
  const chosen = (one: Language) => (one === language ? " checked" : "");
  return Buffer.from(
    `<!doctype html>
<html lang="${langs[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${escaped(title[language])}</title>
<style>${style}</style>
</head>
<body>
<fieldset class="choice"><legend>${both(languageChoice)}</legend>
<span class="way"><input type="radio" name="language" id="en"${chosen("en")}><label for="en" lang="en-CA">English</label></span>
<span class="way"><input type="radio" name="language" id="fr"${chosen("fr")}><label for="fr" lang="fr-CA">Français</label></span>
</fieldset>
<main>
<h1>${both(title)}</h1>
${lead.map((text) => `<p>${both(text)}</p>`).join("\n")}
<dl>
${facts.map(([label, value]) => `<div><dt>${both(label)}</dt><dd>${cell(value)}</dd></div>`).join("\n")}
</dl>
<nav><h2>${both(contents)}</h2><ul>
${sections.map(({ id, title: name, rows }) => `<li><a href="#${id}">${both(name)}</a> (${rows.length})</li>`).join("\n")}
</ul></nav>
${sections.map(drawSection).join("\n")}
</main>
</body>
</html>
`,
    "utf8",
  );
}

function drawSection({ id, title, intro, head, rows }: PageSection): string {
  const before = `<section aria-labelledby="${id}"><h2 id="${id}">${both(title)}</h2>\n${intro ? `<p>${both(intro)}</p>\n` : ""}`;
  if (rows.length === 0) return `${before}<p>${both(none)}</p></section>`;
  const columns = head.map((name) => `<th scope="col">${both(name)}</th>`).join("");
  const body = rows.map((row) => `<tr>${row.map((one) => `<td>${cell(one)}</td>`).join("")}</tr>`).join("\n");
  return `${before}<div class="wide" tabindex="0" role="region" aria-labelledby="${id}"><table><thead><tr>${columns}</tr></thead><tbody>\n${body}\n</tbody></table></div></section>`;
}

const both = ({ en, fr }: Text): string =>
  en === fr ? escaped(en) : `<span lang="en-CA">${escaped(en)} </span><span lang="fr-CA">${escaped(fr)}</span>`;

function cell(value: PageCell): string {
  if (typeof value === "string") return `<bdi>${escaped(value)}</bdi>`;
  if ("href" in value) return `<a href="${escaped(value.href)}">${cell(value.says)}</a>`;
  return both(value);
}

/** The colours of the product, in light and dark; paper gets both languages of no part. */
const style = `
:root{color-scheme:light dark;--paper:light-dark(#fbf9f4,#111a16);--ink:light-dark(#16241e,#e8eee9);--quiet:light-dark(#42524a,#b6c4bb);--line:light-dark(#ddd7c9,#2d3b34);--spruce:light-dark(#12372a,#b4e4cc);--lake:light-dark(#104e74,#93cbf1);--focus:light-dark(#0f6fae,#7cc0ee)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:anywhere}
main,.choice{max-width:64rem;margin:0 auto;padding:1rem}
.choice{border:0;display:flex;flex-wrap:wrap;align-items:center;gap:0 1rem;padding-bottom:0}.choice legend{float:left;margin-right:1rem}.way{display:inline-flex;align-items:center;gap:.5rem}
.choice input{width:1.25rem;height:1.25rem;margin:0}.choice label{min-height:2.75rem;display:inline-flex;align-items:center}
h1{margin:.25rem 0 1rem;font-size:clamp(1.5rem,5vw,2rem);line-height:1.2}
h2{margin:2rem 0 .5rem;font-size:1.25rem;color:var(--spruce)}
a{color:var(--lake)}nav ul{list-style:none;padding:0;margin:0;columns:18rem}nav a{display:inline-flex;align-items:center;min-height:2.75rem}
a:focus-visible,input:focus-visible,.wide:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
dl{margin:0}dl div{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,2fr);gap:.25rem 1rem;padding:.25rem 0;border-top:1px solid var(--line)}dt{color:var(--quiet)}dd{margin:0}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.375rem .75rem .375rem 0;border-top:1px solid var(--line);white-space:pre-wrap;min-width:6rem}th{color:var(--quiet);font-weight:600}
body:has(#en:checked) main [lang="fr-CA"],body:has(#en:checked) legend [lang="fr-CA"],body:has(#fr:checked) main [lang="en-CA"],body:has(#fr:checked) legend [lang="en-CA"]{display:none}
@media (max-width:40rem){dl div{grid-template-columns:minmax(0,1fr)}}
@media print{.choice,nav{display:none}:root{color-scheme:light}a{color:inherit}}
`;
