import { createHash } from "node:crypto";
import type {
  AnswerSheet,
  ContinuedText,
  SheetGroup,
  SheetLine,
  SheetRemark,
} from "@boreal/domain/forms/answerSheet/answerSheet";
import { sheetWords as words } from "@boreal/domain/forms/answerSheet/answerSheetWords";
import { fill, type Language, type Text } from "@boreal/domain/kernel/text";
import { escaped } from "./escaped.ts";
import { sheetScript, sheetStyle } from "./answerSheetStyle.ts";

/** Where else the sheet can be had; a page in a file of its own has no such places. */
export type SheetWays = { readonly otherLanguage: string; readonly pdf: string };

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

/** What the page may do: its own style and its own script, nothing from anywhere and nothing sent anywhere. */
export const sheetPolicy = `default-src 'none'; style-src ${hashOf(sheetStyle)}; script-src ${hashOf(sheetScript)}; base-uri 'none'; form-action 'none'`;

const langs: Readonly<Record<Language, string>> = { en: "en-CA", fr: "fr-CA" };

/** The answer sheet as one page without anything beside it: read, printed, and copied from field by field. */
export function answerSheetHtml(sheet: AnswerSheet, language: Language, ways?: SheetWays): string {
  return new SheetPage(sheet, language).draw(ways);
}

class SheetPage {
  private readonly sheet: AnswerSheet;
  private readonly language: Language;

  constructor(sheet: AnswerSheet, language: Language) {
    this.sheet = sheet;
    this.language = language;
  }

  draw(ways: SheetWays | undefined): string {
    const { sheet } = this;
    const title = escaped(`${words.title[this.language]}, ${sheet.form[this.language]}`);
    return `<!doctype html>
<html lang="${langs[this.language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${escaped(sheetPolicy)}">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${sheetStyle}</style>
</head>
<body>
<a class="skip" href="#answers">${this.say(words.skip)}</a>
<main>
<p class="kicker">${this.say(words.title)}</p>
<h1>${this.say(sheet.form)}</h1>
<p class="notice">${this.say(words.notOfficial)}</p>
${ways ? this.ways(ways) : ""}<dl>
${this.fact(words.person, this.say(sheet.person))}
${this.fact(words.date, `<time datetime="${sheet.date}">${sheet.date}</time>`)}
${this.fact(words.state, this.say(sheet.state))}
</dl>
<nav aria-label="${this.say(words.sections)}"><ul class="sections">
${this.entries()
  .map(({ id, title: name }) => `<li><a href="#s-${escaped(id)}">${this.say(name)}</a></li>`)
  .join("\n")}
</ul></nav>
<div id="answers" tabindex="-1">
${sheet.sections.map((section) => `<section aria-labelledby="s-${escaped(section.id)}"><h2 id="s-${escaped(section.id)}">${this.say(section.title)}</h2>\n${section.groups.map((group) => this.group(group)).join("\n")}</section>`).join("\n")}
${sheet.continued.length > 0 ? this.continued() : ""}</div>
<p id="copied" role="status" class="vh" data-word="${this.say(words.copiedWord)}"></p>
</main>
<script>${sheetScript}</script>
</body>
</html>
`;
  }

  private say(text: Text): string {
    return escaped(text[this.language]);
  }

  private entries(): readonly { readonly id: string; readonly title: Text }[] {
    return [
      ...this.sheet.sections,
      ...(this.sheet.continued.length > 0 ? [{ id: continuedId, title: words.continued }] : []),
    ];
  }

  private ways({ otherLanguage, pdf }: SheetWays): string {
    const other = this.language === "en" ? { lang: "fr", name: "Français" } : { lang: "en", name: "English" };
    return `<ul class="ways"><li><a href="${escaped(otherLanguage)}" hreflang="${other.lang}" lang="${other.lang}">${other.name}</a></li><li><a href="${escaped(pdf)}">${this.say(words.asPdf)}</a></li></ul>\n`;
  }

  private fact(label: Text, html: string): string {
    return `<div class="row"><dt>${this.say(label)}</dt><dd>${html}</dd></div>`;
  }

  private group({ title, remark, lines }: SheetGroup): string {
    const head = `${title ? `<h3>${this.say(title)}</h3>\n` : ""}${remark ? `${this.remark(remark)}\n` : ""}`;
    if (lines.length === 0) return remark ? head : `${head}<p class="empty">${this.say(words.leftEmpty)}</p>\n`;
    return `${head}<dl>\n${lines.map((line) => this.line(line)).join("\n")}\n</dl>\n`;
  }

  private line({ path, label, value, code, typed, remark }: SheetLine): string {
    const shown = value?.[this.language];
    const coded = code === undefined ? "" : ` <span class="code">${this.say(words.code)} ${escaped(code)}</span>`;
    const said =
      shown === undefined
        ? remark
          ? ""
          : `<span class="value empty">${this.say(words.leftEmpty)}</span>`
        : `<span class="value"><bdi dir="auto">${escaped(shown)}</bdi>${coded}</span>`;
    const copy = shown === undefined ? "" : this.copyButton(typed ?? shown, label);
    return `<div class="row" id="f-${escaped(path)}"><dt>${this.say(label)}</dt><dd>${said}${copy}${remark ? this.remark(remark) : ""}</dd></div>`;
  }

  private copyButton(text: string, label: Text): string {
    const of = (sentence: Text) => escaped(fill(sentence, { label: label[this.language] })[this.language]);
    return `<button type="button" hidden data-copy="${escaped(text)}" data-done="${of(words.copied)}" data-failed="${of(words.notCopied)}"><span>${this.say(words.copy)}</span><span class="vh"> ${this.say(label)}</span></button>`;
  }

  private remark({ kind, says }: SheetRemark): string {
    const mark = kind === "note" ? "i" : "!";
    return `<p class="remark ${kind}"><span class="mark" aria-hidden="true">${mark}</span>${this.say(words[kind])}${this.language === "fr" ? "\u00A0" : ""}: ${this.say(says)}</p>`;
  }

  private continued(): string {
    const texts = this.sheet.continued.map((one) => this.continuedText(one)).join("\n");
    return `<section class="continued" aria-labelledby="s-${continuedId}"><h2 id="s-${continuedId}">${this.say(words.continued)}</h2>
<p>${this.say(this.sheet.person)}, ${this.say(this.sheet.form)}</p>
<p>${this.say(words.continuedLead)}</p>
${texts}</section>\n`;
  }

  private continuedText({ title, about, text }: ContinuedText): string {
    return `<h3>${this.say(title)}</h3>\n${about.map((question) => `<p class="about">${this.say(question)}</p>\n`).join("")}<p class="whole" dir="auto">${escaped(text)}</p>\n${this.copyButton(text, title)}`;
  }
}

/** No section of a form is called so. */
const continuedId = "continued-texts";
