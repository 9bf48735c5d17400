import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

/** pdf.js knows nothing of our reader, nor of our writer: what a person would see in a form. */

type Drawn = {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string | boolean | undefined>>;
  readonly value?: string;
  readonly children?: readonly (Drawn | null)[];
};

/** In the order of the pages; of a choice its code. */
function shownIn(node: Drawn): readonly string[] {
  const { name, attributes = {}, children = [] } = node;
  if (name === "input" && attributes["type"] === "radio")
    return attributes["checked"] === true ? [String(attributes["xfaOn"])] : [];
  if (name === "input" && attributes["type"] === "checkbox")
    return [attributes["checked"] === true ? String(attributes["xfaOn"]) : String(attributes["xfaOff"])];
  if (name === "input") return [String(attributes["value"] ?? "")];
  if (name === "textarea") return [String(attributes["textContent"] ?? node.value ?? "")];
  if (name === "option") return attributes["selected"] === true ? [String(attributes["value"])] : [];
  return children.flatMap((child) => (child ? shownIn(child) : []));
}

/** What the boxes of a dynamic form show. */
export async function shownByPdfJs(bytes: Buffer): Promise<readonly string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), enableXfa: true, verbosity: VerbosityLevel.ERRORS })
    .promise;
  const all: string[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const drawn = (await (await pdf.getPage(page)).getXfa()) as Drawn | null;
    if (drawn) all.push(...shownIn(drawn));
  }
  await pdf.loadingTask.destroy();
  return all;
}
