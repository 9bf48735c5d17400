/** An element with the places of its parts in the text, so that one can be exchanged without touching the others. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly XmlElement[];
  /** What stands between its tags, without the text of its children. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

export type XmlAttribute = { readonly name: string; readonly value: string };

/** Not well formed, or larger than the answers of a form can be. */
export class DamagedXml extends Error {
  constructor(reason: string) {
    super(`damaged XML: ${reason}`);
    this.name = "DamagedXml";
  }
}

/** Asks for what a form's answers never need: a document type, an entity of its own, an instruction. None is ever followed. */
export class ForbiddenXml extends Error {
  constructor(reason: string) {
    super(`forbidden XML: ${reason}`);
    this.name = "ForbiddenXml";
  }
}

const deepest = 64;
const mostLetters = 16_000_000;
const mostElements = 200_000;
const mostAttributes = 64;

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Characters that XML 1.0 allows. */
const isAllowed = (code: number): boolean =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x10000 && code <= 0x10ffff);

function signOf(reference: string): string {
  const sign = named[reference];
  if (sign !== undefined) return sign;
  const digits = /^#(?:x([0-9a-fA-F]{1,6})|(\d{1,7}))$/.exec(reference);
  if (!digits) throw new ForbiddenXml("an entity of its own");
  const code = digits[1] === undefined ? Number(digits[2]) : Number.parseInt(digits[1], 16);
  if (!isAllowed(code)) throw new DamagedXml("a character that XML does not know");
  return String.fromCodePoint(code);
}

function decoded(text: string): string {
  const plain = text.includes("\r") ? text.replaceAll(/\r\n?/g, "\n") : text;
  if (!plain.includes("&")) return plain;
  if (/&(?![#\w]{1,32};)/.test(plain)) throw new DamagedXml("an ampersand alone");
  return plain.replaceAll(/&([#\w]+);/g, (_, reference: string) => signOf(reference));
}

type Open = { name: string; attributes: readonly XmlAttribute[]; children: XmlElement[]; text: string; start: number };

const startTag =
  /<([A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?)((?:\s+[A-Za-z_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const endTag = /<\/([A-Za-z_][\w.:-]*)\s*>/y;
const attribute = /([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;

function attributesOf(text: string): readonly XmlAttribute[] {
  if (text === "") return [];
  const found = [...text.matchAll(attribute)].map(([, name = "", double, single]) => ({
    name,
    value: decoded(double ?? single ?? ""),
  }));
  if (found.length > mostAttributes) throw new DamagedXml("too many attributes");
  if (new Set(found.map(({ name }) => name)).size !== found.length) throw new DamagedXml("an attribute twice");
  return found;
}

class XmlReader {
  private readonly text: string;
  private position = 0;
  private elements = 0;
  private readonly open: Open[] = [];
  private root: XmlElement | undefined;

  constructor(text: string) {
    if (text.length > mostLetters) throw new DamagedXml("too long");
    this.text = text;
  }

  read(): XmlElement {
    const { text } = this;
    if (text.startsWith("\u{FEFF}")) this.position = 1;
    const declaration = /^\s*<\?xml\s[^?<>]*\?>/.exec(text.slice(this.position, this.position + 200));
    if (declaration) this.position += declaration[0].length;
    while (this.position < text.length) {
      const tag = text.indexOf("<", this.position);
      this.letters(text.slice(this.position, tag === -1 ? text.length : tag));
      if (tag === -1) break;
      this.position = tag;
      this.markup();
    }
    if (!this.root || this.open.length > 0) throw new DamagedXml("ends too early");
    return this.root;
  }

  private letters(raw: string): void {
    if (raw === "") return;
    const within = this.open.at(-1);
    if (within) within.text += decoded(raw);
    else if (raw.trim() !== "") throw new DamagedXml("text outside of the root");
  }

  private markup(): void {
    const { text, position } = this;
    const next = text[position + 1];
    if (next === "/") return this.close();
    if (next === "?") throw new ForbiddenXml("an instruction");
    if (next !== "!") return this.begin();
    if (text.startsWith("<!--", position)) {
      this.position = this.after("-->", position + 4);
      return;
    }
    const within = this.open.at(-1);
    if (!text.startsWith("<![CDATA[", position) || !within) throw new ForbiddenXml("a document type");
    const end = this.after("]]>", position + 9);
    within.text += text.slice(position + 9, end - 3).replaceAll(/\r\n?/g, "\n");
    this.position = end;
  }

  private after(mark: string, from: number): number {
    const found = this.text.indexOf(mark, from);
    if (found === -1) throw new DamagedXml("ends too early");
    return found + mark.length;
  }

  private begin(): void {
    startTag.lastIndex = this.position;
    const found = startTag.exec(this.text);
    if (!found || (this.root && this.open.length === 0)) throw new DamagedXml("a tag that is none");
    const [whole, name = "", attributes = "", empty] = found;
    this.elements += 1;
    if (this.elements > mostElements) throw new DamagedXml("too many elements");
    if (this.open.length >= deepest) throw new DamagedXml("nested too deep");
    this.open.push({ name, attributes: attributesOf(attributes), children: [], text: "", start: this.position });
    this.position += whole.length;
    if (empty === "/") this.finish(name);
  }

  private close(): void {
    endTag.lastIndex = this.position;
    const found = endTag.exec(this.text);
    if (!found) throw new DamagedXml("a tag that is none");
    this.position += found[0].length;
    this.finish(found[1] ?? "");
  }

  private finish(name: string): void {
    const done = this.open.pop();
    if (!done || done.name !== name) throw new DamagedXml("tags that cross");
    const element = { ...done, end: this.position };
    const parent = this.open.at(-1);
    if (parent) parent.children.push(element);
    else this.root = element;
  }
}

/** Strict and small: elements, attributes, text. What a form's answers never hold is an error, and no entity is ever looked up. */
export const readXml = (text: string): XmlElement => new XmlReader(text).read();

/** Text as it stands between tags. */
export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Whether every letter of a text may stand in XML at all. */
export const canStandInXml = (text: string): boolean => [...text].every((sign) => isAllowed(sign.codePointAt(0) ?? 0));

export const attributeOf = (element: XmlElement, name: string): string | undefined =>
  element.attributes.find((one) => one.name === name)?.value;
