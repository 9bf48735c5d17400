import { fill, type Text } from "@boreal/domain/kernel/text";
import type { MemoBlock, MemoTree } from "@boreal/domain/memo/memoTree";
import { withFaces } from "../fontFaces.ts";
import { TaggedPdf, type Ink } from "../taggedPdf.ts";

/** A readiness memo as a PDF that can be read aloud. */

const words = {
  page: { en: "Page {page} of {pages}", fr: "Page {page} sur {pages}" },
  unprintable: { en: "a sign that cannot be printed", fr: "un signe qui ne peut pas être imprimé" },
} satisfies Record<string, Text>;

const colours = { ink: "#16241e", quiet: "#42524a", spruce: "#12372a" } as const;
const inks = {
  title: { size: 19, weight: "bold", colour: colours.ink, leading: 1.2 },
  notice: { size: 11, weight: "bold", colour: colours.ink, leading: 1.4 },
  section: { size: 14, weight: "bold", colour: colours.spruce, leading: 1.25 },
  reason: { size: 12, weight: "bold", colour: colours.ink, leading: 1.3 },
  label: { size: 10.5, weight: "bold", colour: colours.quiet, leading: 1.35 },
  text: { size: 10.5, weight: "regular", colour: colours.ink, leading: 1.4 },
  foot: { size: 8.5, weight: "regular", colour: colours.quiet },
} satisfies Readonly<Record<string, Ink>>;

const langs = { en: "en-CA", fr: "fr-CA" } as const;
const roles = { title: "H1", section: "H2", reason: "H3", label: "P", text: "P", notice: "P" } as const;
/** Above and below each kind of block, in points. */
const space = {
  title: [0, 8],
  notice: [4, 10],
  section: [14, 6],
  reason: [10, 2],
  label: [4, 2],
  text: [0, 3],
} as const;
const bullet = "•";
const indent = 14;
/** A heading stays with what it is about. */
const linesBelowHeading = 4;

export const memoPdf = async (tree: MemoTree): Promise<Buffer> =>
  await withFaces(async () => {
    const { title, language, date, blocks } = tree;
    const pdf = new TaggedPdf({
      title,
      lang: langs[language],
      date,
      unprintable: words.unprintable[language],
    });
    for (const block of blocks) drawBlock(pdf, block);
    pdf.foot(inks.foot, (page, pages) => [`${title} · ${date}`, fill(words.page, { page, pages })[language]]);
    return await pdf.finish();
  });

function drawBlock(pdf: TaggedPdf, block: MemoBlock): void {
  if (block.kind === "items") {
    drawItems(pdf, block.items);
    return;
  }
  const { kind, text } = block;
  const [above, below] = space[kind];
  const isHeading = kind === "section" || kind === "reason" || kind === "label";
  const drawn = pdf.measure({
    text,
    ink: inks[kind],
    x: pdf.left + (kind === "notice" ? indent : 0),
    width: pdf.width - (kind === "notice" ? indent : 0),
  });
  pdf.y += above;
  pdf.makeRoom(drawn.height + (isHeading ? linesBelowHeading * inks.text.size * inks.text.leading : 0));
  if (kind === "notice") pdf.bar(pdf.left, drawn.height, colours.spruce);
  if (kind === "section") pdf.bookmark(text);
  pdf.write(drawn, pdf.element(roles[kind]));
  pdf.y += below;
}

/** A list whose points are told from what they say, as a reader of screens expects. */
function drawItems(pdf: TaggedPdf, items: readonly string[]): void {
  const list = pdf.element("L");
  for (const text of items) {
    const drawn = pdf.measure({ text, ink: inks.text, x: pdf.left + indent, width: pdf.width - indent });
    pdf.makeRoom(drawn.height);
    const top = pdf.y;
    const page = pdf.pages;
    const item = pdf.element("LI", {}, list);
    pdf.write(
      pdf.measure({ text: bullet, ink: inks.text, x: pdf.left + 2, width: indent }),
      pdf.element("Lbl", {}, item),
    );
    // The sign and its text stand on one line, unless the sign ended the page.
    if (pdf.pages === page) pdf.y = top;
    pdf.write(drawn, pdf.element("LBody", {}, item));
    item.end();
    pdf.y += 3;
  }
  list.end();
}
