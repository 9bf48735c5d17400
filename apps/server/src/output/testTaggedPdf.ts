import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

type Node = {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly scope?: string;
  readonly children?: readonly Node[];
};
type TextItem = {
  readonly str?: string;
  readonly type?: string;
  readonly id?: string | null;
  readonly tag?: string;
  readonly hasEOL?: boolean;
};
type Operators = { readonly fnArray: readonly number[]; readonly argsArray: readonly (readonly unknown[] | null)[] };
type Page = {
  getStructTree(): Promise<Node | null>;
  getTextContent(options: { readonly includeMarkedContent: true }): Promise<{ readonly items: readonly TextItem[] }>;
  getOperatorList(): Promise<Operators>;
  getAnnotations(): Promise<readonly unknown[]>;
};
type Document = {
  readonly numPages: number;
  getPage(number: number): Promise<Page>;
  getMarkInfo(): Promise<ReadonlyMap<string, boolean> | null>;
  getViewerPreferences(): Promise<ReadonlyMap<string, unknown> | null>;
  getMetadata(): Promise<{
    readonly info: Readonly<Record<string, unknown>>;
    readonly metadata: { getRaw(): string } | null;
  }>;
  getOutline(): Promise<readonly { readonly title: string }[] | null>;
  readonly loadingTask: { destroy(): Promise<void> };
};
type Pdfjs = {
  readonly OPS: Readonly<Record<string, number>>;
  getDocument(options: { data: Uint8Array; verbosity: number }): { readonly promise: Promise<Document> };
};

/** The PDF library of the reading package: a reader that shares nothing with what wrote the file. */
async function pdfjs(): Promise<Pdfjs> {
  const reading = createRequire(createRequire(import.meta.url).resolve("@boreal/reading/readDocument"));
  return (await import(pathToFileURL(reading.resolve("pdfjs-dist/legacy/build/pdf.mjs")).href)) as Pdfjs;
}

/** One element of the structure with the text that it marks, in the order of reading. */
export type ReadElement = {
  readonly role: string;
  readonly scope?: string;
  readonly text: string;
  readonly children: readonly ReadElement[];
};

export type ReadPdf = {
  readonly isMarked: boolean;
  readonly showsTitle: boolean;
  readonly info: Readonly<Record<string, unknown>>;
  readonly xmp: string;
  readonly outline: readonly string[];
  readonly pages: number;
  /** What each page says beside its elements: its foot. */
  readonly feet: readonly string[];
  readonly annotations: number;
  /** Things drawn that are neither part of the structure nor decoration. */
  readonly unmarked: number;
  readonly elements: readonly ReadElement[];
};

export async function readTaggedPdf(bytes: Buffer): Promise<ReadPdf> {
  const { getDocument, OPS } = await pdfjs();
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  try {
    const [marks, viewer, { info, metadata }, outline] = [
      await document.getMarkInfo(),
      await document.getViewerPreferences(),
      await document.getMetadata(),
      await document.getOutline(),
    ];
    const elements: ReadElement[] = [];
    const feet: string[] = [];
    let [unmarked, annotations] = [0, 0];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const tree = await page.getStructTree();
      const { texts, beside } = textsById((await page.getTextContent({ includeMarkedContent: true })).items);
      feet.push(beside);
      elements.push(...(tree?.children ?? []).flatMap((node) => elementOf(node, texts)));
      unmarked += unmarkedIn(await page.getOperatorList(), OPS);
      annotations += (await page.getAnnotations()).length;
    }
    return {
      isMarked: marks?.get("Marked") === true,
      showsTitle: viewer?.get("DisplayDocTitle") === true,
      info,
      xmp: metadata?.getRaw() ?? "",
      outline: (outline ?? []).map(({ title }) => title),
      pages: document.numPages,
      feet,
      annotations,
      unmarked,
      elements,
    };
  } finally {
    await document.loadingTask.destroy();
  }
}

function textsById(items: readonly TextItem[]) {
  const texts = new Map<string, string>();
  let beside = "";
  const open: (string | null)[] = [];
  for (const { str, type, id, hasEOL } of items) {
    if (type === "beginMarkedContentProps" || type === "beginMarkedContent") open.push(id ?? null);
    else if (type === "endMarkedContent") open.pop();
    const within = open.findLast((one) => one !== null);
    if (str !== undefined && within) texts.set(within, `${texts.get(within) ?? ""}${str}${hasEOL ? "\n" : ""}`);
    else beside += `${str ?? ""} `;
  }
  return { texts, beside };
}

function elementOf(node: Node, texts: ReadonlyMap<string, string>): readonly ReadElement[] {
  if (node.type === "content") return [{ role: "content", text: texts.get(node.id ?? "") ?? "", children: [] }];
  const children = (node.children ?? []).flatMap((child) => elementOf(child, texts));
  const text = children.map((child) => child.text).join("");
  return [
    {
      role: node.role ?? "",
      ...(node.scope === undefined ? {} : { scope: node.scope }),
      text,
      children: children.filter(({ role }) => role !== "content"),
    },
  ];
}

function unmarkedIn({ fnArray }: Operators, OPS: Pdfjs["OPS"]): number {
  const named = (...names: readonly string[]) => new Set(names.map((name) => OPS[name]));
  const begins = named("beginMarkedContent", "beginMarkedContentProps");
  const draws = named("showText", "showSpacedText", "stroke", "fill", "eoFill", "constructPath", "paintImageXObject");
  let [depth, count] = [0, 0];
  for (const operation of fnArray) {
    if (begins.has(operation)) depth += 1;
    else if (operation === OPS.endMarkedContent) depth -= 1;
    else if (draws.has(operation) && depth === 0) count += 1;
  }
  return count;
}

/** Every element below these, in the order of reading. */
export const allElements = (elements: readonly ReadElement[]): readonly ReadElement[] =>
  elements.flatMap((element) => [element, ...allElements(element.children)]);
