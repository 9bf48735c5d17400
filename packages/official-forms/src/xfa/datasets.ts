import { attributeOf, DamagedXml, escaped, readXml, type XmlElement } from "./readXml.ts";

const dataNamespace = "http://www.xfa.org/schema/xfa-data/1.0/";
const richText = "http://www.w3.org/1999/xhtml";

/** One answer of a form: where its element stands in the text, and what it says. */
export type Leaf = {
  readonly path: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
  readonly opening: string;
};

/** The lists of options that some forms carry beside the answers: code to label, in the language of the form. */
export type OptionLists = ReadonlyMap<string, ReadonlyMap<string, string>>;

export type Datasets = {
  readonly text: string;
  /** By data path, in the order of the text. */
  readonly leaves: ReadonlyMap<string, Leaf>;
  /** Where the first answer begins; what stands before never changes. */
  readonly answersStart: number;
  readonly lists: () => OptionLists;
};

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);
const prefixOf = (name: string): string => (name.includes(":") ? name.slice(0, name.indexOf(":")) : "");

/** The packet itself, or the packet within a document that holds all packets. */
function packetIn(root: XmlElement): XmlElement {
  const packet =
    localName(root.name) === "datasets" ? root : root.children.find(({ name }) => localName(name) === "datasets");
  if (!packet) throw new DamagedXml("no answers");
  return packet;
}

function dataIn(root: XmlElement, packet: XmlElement): XmlElement {
  const prefix = prefixOf(packet.name);
  const declared = prefix === "" ? "xmlns" : `xmlns:${prefix}`;
  if ((attributeOf(packet, declared) ?? attributeOf(root, declared)) !== dataNamespace)
    throw new DamagedXml("no answers");
  const found = packet.children.filter(({ name }) => name === (prefix === "" ? "data" : `${prefix}:data`));
  const [data] = found;
  if (!data || found.length > 1) throw new DamagedXml("no answers");
  return data;
}

const isRichText = (element: XmlElement): boolean =>
  localName(element.name) === "body" &&
  attributeOf(element, prefixOf(element.name) === "" ? "xmlns" : `xmlns:${prefixOf(element.name)}`) === richText;

/** Text with looks, as some forms keep names: paragraphs become lines. A blank form holds a single no-break space there. */
function lettersOf(element: XmlElement): string {
  if (element.children.length === 0) return element.text;
  const parts = element.children.map((child) => (localName(child.name) === "br" ? "\n" : lettersOf(child)));
  return localName(element.name) === "body" ? parts.join("\n") : parts.join("") + element.text.trim();
}

const plainText = (body: XmlElement): string => {
  const text = lettersOf(body);
  return text.replaceAll("\u{A0}", " ").trim() === "" ? "" : text;
};

/** Attributes that say that there is nothing, or text with looks: neither is true once a value is set. */
const isUndone = (name: string): boolean => name === "xsi:nil" || name === "xfa:contentType";

const quoted = (value: string): string => escaped(value).replaceAll('"', "&quot;");

const openingOf = (element: XmlElement): string =>
  `<${element.name}${element.attributes
    .filter(({ name }) => !isUndone(name))
    .map(({ name, value }) => ` ${name}="${quoted(value)}"`)
    .join("")}`;

function collect(element: XmlElement, path: string, leaves: Map<string, Leaf>): void {
  const seen = new Map<string, number>();
  for (const child of element.children) {
    const count = seen.get(child.name) ?? 0;
    seen.set(child.name, count + 1);
    const here = `${path}${path === "" ? "" : "/"}${child.name}${count === 0 ? "" : `[${count}]`}`;
    const [first] = child.children;
    if (first && !isRichText(first)) collect(child, here, leaves);
    else if (attributeOf(child, "xfa:dataNode") !== "dataGroup") {
      leaves.set(here, {
        path: here,
        value: first ? plainText(first) : child.text,
        start: child.start,
        end: child.end,
        opening: openingOf(child),
      });
    }
  }
}

/** Lists are `<NameList><Name lic="code">label</Name>...`; the list of cities has a level for the province. */
function listsIn(packet: XmlElement): OptionLists {
  const lists = new Map<string, ReadonlyMap<string, string>>();
  const codes = (element: XmlElement): ReadonlyMap<string, string> =>
    new Map(
      element.children.flatMap((child) => {
        const code = attributeOf(child, "lic");
        return code === undefined || code === "" ? [] : [[code, child.text] as const];
      }),
    );
  const file = packet.children.find(({ name }) => name === "LOVFile");
  for (const list of file?.children.flatMap(({ children }) => children) ?? []) {
    lists.set(list.name, codes(list));
    if (list.name === "CityList")
      for (const province of list.children)
        lists.set(`CityList.${attributeOf(province, "lic") ?? ""}`, codes(province));
  }
  return lists;
}

/** The answers of a form, from the text of its `datasets` packet (or of the one stream that holds all packets). */
export function readDatasets(text: string): Datasets {
  const root = readXml(text);
  const packet = packetIn(root);
  const data = dataIn(root, packet);
  const leaves = new Map<string, Leaf>();
  collect(data, "", leaves);
  let lists: OptionLists | undefined;
  return { text, leaves, answersStart: data.start, lists: () => (lists ??= listsIn(packet)) };
}

/** The text from the first answer on, with new values at some paths. A path that is not there means another edition: a fault. */
export function answersWith(datasets: Datasets, values: ReadonlyMap<string, string>): string {
  for (const path of values.keys())
    if (!datasets.leaves.has(path)) throw new Error(`no such place in this form: ${path}`);
  const parts: string[] = [];
  let at = datasets.answersStart;
  for (const leaf of datasets.leaves.values()) {
    const value = values.get(leaf.path);
    if (value === undefined) continue;
    parts.push(
      datasets.text.slice(at, leaf.start),
      value === ""
        ? `${leaf.opening}/>`
        : `${leaf.opening}>${escaped(value)}</${leaf.opening.slice(1).split(" ", 1)[0]}>`,
    );
    at = leaf.end;
  }
  parts.push(datasets.text.slice(at));
  return parts.join("");
}
