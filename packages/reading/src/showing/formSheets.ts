import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import { pdfjsFolderAddress } from "../pages/pdfPages.ts";

/**
 * A piece of a page of an Adobe form, ready to be drawn and nothing else: no control, no address, no script. `is` names what it
 * stands for, as pdf.js names it; a box that is ticked is `on`.
 */
export type SheetPart = {
  readonly tag: "div" | "p" | "span" | "br" | "svg" | "line" | "rect";
  readonly is?: readonly string[];
  readonly on?: true;
  readonly style?: Readonly<Record<string, string | number>>;
  /** Of lines and boxes that are drawn. */
  readonly at?: Readonly<Record<string, string | number>>;
  readonly text?: string;
  readonly inside?: readonly SheetPart[];
};

/** One page, in points. */
export type FormSheet = { readonly width: number; readonly height: number; readonly part: SheetPart };

/** As pdf.js gives it (src/core/xfa). */
type XfaNode = {
  readonly name: string;
  readonly value?: unknown;
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly children?: readonly (XfaNode | null)[];
};

/** More than any form that was ever seen has. */
const most = { sheets: 20, parts: 30_000, text: 5000 };

const drawnStyles = new Set([
  "top",
  "left",
  "width",
  "height",
  "minWidth",
  "minHeight",
  "maxWidth",
  "maxHeight",
  "transform",
  "transformOrigin",
  "position",
  "alignSelf",
  "display",
  "flex",
  "flexDirection",
  "justifyContent",
  "alignItems",
  "color",
  "backgroundColor",
  "visibility",
  "overflow",
  "fontKerning",
  "letterSpacing",
  "fontStyle",
  "fontSize",
  "lineHeight",
  "fontWeight",
  "textAlign",
  "textIndent",
  "textDecoration",
  "verticalAlign",
  "padding",
  "paddingLeft",
  "paddingRight",
  "paddingTop",
  "paddingBottom",
  "margin",
  "marginLeft",
  "marginRight",
  "marginTop",
  "marginBottom",
  "borderWidth",
  "borderColor",
  "borderStyle",
  "borderRadius",
  "stroke",
  "strokeWidth",
  "fill",
  "whiteSpace",
]);
const drawnPlaces = new Set(["x", "y", "x1", "x2", "y1", "y2", "rx", "ry", "width", "height"]);

const isPlain = (value: unknown): value is string | number =>
  typeof value === "number" ||
  (typeof value === "string" && value.length < 200 && !/url\(|expression|[;{}\\]/i.test(value));

const picked = (values: unknown, known: ReadonlySet<string>): Readonly<Record<string, string | number>> | undefined => {
  if (typeof values !== "object" || values === null) return undefined;
  const found = Object.entries(values).flatMap(([name, value]): readonly (readonly [string, string | number])[] => {
    const plainName = name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return known.has(plainName) && isPlain(value) && value !== "" ? [[plainName, value]] : [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
};

const tags: Readonly<Record<string, SheetPart["tag"]>> = {
  div: "div",
  p: "p",
  span: "span",
  br: "br",
  svg: "svg",
  line: "line",
  rect: "rect",
  label: "div",
  input: "div",
  textarea: "div",
  select: "div",
  button: "div",
  a: "span",
  ul: "div",
  ol: "div",
  li: "div",
  "#text": "span",
};

const words = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value.slice(0, most.text) : undefined;

/** What stands in a control: what was typed, or the name of what was chosen. */
function textOf({ name, value, attributes = {}, children = [] }: XfaNode): string | undefined {
  switch (name) {
    case "input":
      return attributes["type"] === "text" ? words(attributes["value"]) : undefined;
    case "textarea":
      return words(attributes["textContent"]);
    case "select":
      return words(children.find((option) => option?.attributes?.["selected"] === true)?.value)?.trim() || undefined;
    default:
      return words(value);
  }
}

function partOf(node: XfaNode, room: { parts: number }): SheetPart | undefined {
  const tag = tags[node.name];
  room.parts -= 1;
  if (!tag || room.parts < 0) return undefined;
  const { attributes = {}, children = [] } = node;
  const inside = node.name === "select" ? [] : children.flatMap((child) => (child ? (partOf(child, room) ?? []) : []));
  const [style, at, text] = [picked(attributes["style"], drawnStyles), picked(attributes, drawnPlaces), textOf(node)];
  const names = Array.isArray(attributes["class"])
    ? attributes["class"].filter((one): one is string => typeof one === "string" && /^xfa\w+$/.test(one))
    : [];
  return {
    tag,
    ...(names.length > 0 ? { is: names } : {}),
    ...(node.name === "input" && attributes["checked"] === true ? { on: true as const } : {}),
    ...(style ? { style } : {}),
    ...(at && (tag === "svg" || tag === "line" || tag === "rect") ? { at } : {}),
    ...(text === undefined ? {} : { text }),
    ...(inside.length > 0 ? { inside } : {}),
  };
}

/** The pages of a dynamic form as pdf.js lays them out; nothing for any other file. Its scripts never run. */
export async function formSheets(bytes: Uint8Array): Promise<readonly FormSheet[] | undefined> {
  const task = getDocument({
    data: Uint8Array.from(bytes),
    enableXfa: true,
    useSystemFonts: false,
    disableFontFace: true,
    useWorkerFetch: false,
    cMapUrl: pdfjsFolderAddress("cmaps"),
    standardFontDataUrl: pdfjsFolderAddress("standard_fonts"),
    wasmUrl: pdfjsFolderAddress("wasm"),
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const file = await task.promise;
    if (!file.isPureXfa) return undefined;
    const room = { parts: most.parts };
    const sheets: FormSheet[] = [];
    for (let number = 1; number <= Math.min(file.numPages, most.sheets); number++) {
      const page = await file.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const part = partOf((await page.getXfa()) as XfaNode, room);
      if (part) sheets.push({ width, height, part });
    }
    return sheets;
  } finally {
    await task.destroy();
  }
}
