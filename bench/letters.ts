import { contentOf } from "@boreal/domain/letters/contents";
import { draftLetter } from "@boreal/domain/letters/draft";
import { letters } from "@boreal/domain/letters/letters";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { letterFile, type LetterFileKind } from "@boreal/server/output/letters/letterFile";
import { filledLetter } from "../tests/samples/filledLetters.ts";
import { drawPdf } from "../tests/samples/pdfDocument.ts";
import { median, medianTime, type Figure } from "./figure.ts";

const runs = 9;

/** Every letter that a student’s case can have, with every field filled in. */
const ofOneCase = letters
  .filter(({ appliesTo }) => appliesTo.includes("Student"))
  .map(({ id }) => filledLetter(id, ["en"], "Student"));
const drafts = ofOneCase.flatMap(({ caseFile, drafts: written }) => written.map((draft) => ({ caseFile, draft })));

async function draw(kinds: readonly LetterFileKind[]): Promise<readonly Buffer[]> {
  const files: Buffer[] = [];
  for (const { caseFile, draft } of drafts)
    for (const kind of kinds) files.push(await letterFile(draft, { kind, caseFile, main: readerFor(caseFile) }));
  return files;
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 2 * runs; run += 1) {
    const begun = performance.now();
    await work();
    if (run >= runs) times.push(performance.now() - begun);
  }
  return median(times);
}

/** The same words, one sentence below the other, in a font that needs no file: untagged and uncounted. */
const bare = async () => {
  for (const { draft } of drafts)
    await drawPdf((pdf) => {
      for (const { text } of draft.sections.flatMap(({ sentences }) => sentences))
        pdf.font("Helvetica").fontSize(11).text(text);
    });
};

/** The letters of one case: drafted, and drawn as both files. */
export async function measure(): Promise<readonly Figure[]> {
  const many = `${drafts.length} letters of one case`;
  const files = await draw(["pdf", "docx"]);
  return [
    {
      what: `${many}, PDF and DOCX together`,
      unit: "ms",
      value: await medianOf(() => draw(["pdf", "docx"])),
      bound: 1000,
      peer: { name: "bare pdfkit documents of the same sentences", value: await medianOf(bare) },
      runs,
    },
    { what: "the PDFs alone", unit: "ms", value: await medianOf(() => draw(["pdf"])), runs },
    { what: "the DOCX alone", unit: "ms", value: await medianOf(() => draw(["docx"])), runs },
    {
      what: "all of them drafted",
      unit: "ms",
      value: medianTime(runs, () =>
        drafts.map(({ caseFile, draft: { content, person, language } }) =>
          draftLetter(contentOf(content.id), { caseFile, main: readerFor(caseFile), person, language }),
        ),
      ),
      runs,
    },
    {
      what: "size of all files",
      unit: "KB",
      value: files.reduce((sum, { length }) => sum + length, 0) / 1024,
      runs: 1,
    },
  ];
}
