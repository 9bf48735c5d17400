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

/** A group of answers of which more can be made, in the image of one that is there. */
export type Repeats = { readonly image: string; readonly as: string; readonly most: number };

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
    // Cities by province, categories by program.
    if (list.children.some(({ children }) => children.length > 0))
      for (const group of list.children) lists.set(`${list.name}.${attributeOf(group, "lic") ?? ""}`, codes(group));
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

type Edit = { readonly start: number; readonly end: number; readonly text: string };

const written = ({ start, end, opening }: Leaf, value: string): Edit => ({
  start,
  end,
  text: value === "" ? `${opening}/>` : `${opening}>${escaped(value)}</${opening.slice(1).split(" ", 1)[0]}>`,
});

/** A part of the text with some of it written otherwise. */
function edited(text: string, from: number, to: number, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = from;
  for (const edit of edits) {
    parts.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return [...parts, text.slice(at, to)].join("");
}

const isUnder = (group: string, path: string): boolean => path.startsWith(`${group}/`) || path.startsWith(`${group}[`);

/** Copies of a group for the values that lie in none that is there, as many as the last of them needs. */
function copiesOf({ text, leaves }: Datasets, { image, as, most }: Repeats, values: ReadonlyMap<string, string>): Edit {
  const ofImage = [...leaves.values()].filter(({ path }) => path.startsWith(`${image}/`));
  const [first, last] = [ofImage[0], ofImage.at(-1)];
  const [name, copy] = [image, as].map((path) => path.slice(path.lastIndexOf("/") + 1));
  if (!first || !last) throw new Error(`no such group in this form: ${image}`);
  const start = text.lastIndexOf(`<${name}`, first.start);
  const end = text.indexOf(">", text.indexOf(`</${name}`, last.end)) + 1;
  const within = (index: number): string => (index === 0 ? as : `${as}[${index}]`);
  const needed = Array.from({ length: most }, (_, index) => index).findLastIndex((index) =>
    [...values.keys()].some((path) => path.startsWith(`${within(index)}/`)),
  );
  const made = Array.from({ length: needed + 1 }, (_, index) => {
    const edits = ofImage.flatMap((leaf) => {
      const value = values.get(`${within(index)}${leaf.path.slice(image.length)}`);
      return value === undefined ? [] : [written(leaf, value)];
    });
    return edited(text, start, end, edits)
      .replace(`<${name}`, `<${copy}`)
      .replace(new RegExp(`</${name}(?=\\s*>$)`), `</${copy}`);
  });
  return { start: end, end, text: made.join("") };
}

/** Whether a place lies in a group of which copies are made. */
export const isMade = (repeats: Repeats | undefined, path: string): boolean =>
  repeats !== undefined && isUnder(repeats.as, path);

/** The text from the first answer on, with new values at some paths. A path that is not there means another edition: a fault. */
export function answersWith(datasets: Datasets, values: ReadonlyMap<string, string>, repeats?: Repeats): string {
  const made = [...values].filter(([path]) => !datasets.leaves.has(path));
  const [strange] = made.flatMap(([path]) => (isMade(repeats, path) ? [] : [path]));
  if (strange !== undefined) throw new Error(`no such place in this form: ${strange}`);
  const edits = [...datasets.leaves.values()].flatMap((leaf): readonly Edit[] => {
    const value = values.get(leaf.path);
    return value === undefined ? [] : [written(leaf, value)];
  });
  const copies = repeats && made.length > 0 ? [copiesOf(datasets, repeats, new Map(made))] : [];
  return edited(
    datasets.text,
    datasets.answersStart,
    datasets.text.length,
    [...edits, ...copies].toSorted((one, other) => one.start - other.start),
  );
}
