import sharp from "sharp";
import { drawDepartmentLetter, departmentLetter } from "../biometricsLetter/departmentLetter.ts";
import { madeUpLetter } from "../biometricsLetter/letter.ts";
import { degraded } from "../degrade.ts";
import { madeUpPassport } from "../identity/drawn.ts";
import { drawnPortrait, type PortraitLook } from "../identity/portrait.ts";
import { otherDocuments, spanishLetter } from "../otherDocuments.ts";
import { pageImage } from "../pageImage.ts";
import { drawPdf } from "../pdfDocument.ts";
import { holders, type MadeUpHolder } from "../identity/people.ts";
import { ngozi, paperLike, type Defect } from "./defect.ts";
import { screenshotOf } from "./screenshot.ts";

/** What is wrong with a file by itself. */

const acceptance = { page: "letter-of-acceptance", slot: "letterOfAcceptance" } as const;
const letter = madeUpLetter(0, "en", "request");
const scanned = async () => pageImage(await paperLike("acceptance-0-letter-en")());

const holder = ({ index = 0, ...change }: Partial<MadeUpHolder> & { readonly index?: number } = {}): MadeUpHolder => {
  const [first] = holders;
  if (!first) throw new Error("no holder");
  return { ...(holders[index] ?? first), ...change };
};
export const passport =
  (change: Partial<MadeUpHolder> = {}) =>
  () =>
    madeUpPassport(holder(change), "english", 200);
const inPassport = { page: "passport", slot: "passportBioPage" } as const;

/** One page of three, which says so. */
const firstOfThree = () =>
  drawPdf((pdf) => {
    drawDepartmentLetter(pdf, letter);
    pdf.fontSize(9).text("Page 1 of 3", 450, 700, { lineBreak: false });
  });

const twoPapers = () =>
  drawPdf((pdf) => {
    drawDepartmentLetter(pdf, letter);
    pdf.addPage();
    pdf
      .fontSize(12)
      .text("Example Bank: account statement", 56, 56)
      .text("Statement period: March 2026. Opening balance: 10.00. Closing balance: 12.00.")
      .text("Account number 000-1. Deposits 4.00, withdrawals 2.00. Thank you for banking with us this month.");
  });

const coveredWords = () =>
  drawPdf((pdf) => {
    drawDepartmentLetter(pdf, letter);
    pdf.rect(350, 122, 140, 14).fill("#000000");
  });

const request = { page: "biometrics-request-letter", slot: "biometricsRequestLetter" } as const;

const photo = (look: Partial<PortraitLook>) => ({
  page: "digital-photo" as const,
  slot: "digitalPhoto",
  bytes: () => drawnPortrait(look),
});

export const fileDefects: readonly Defect[] = [
  { warning: "documentMismatch", of: ngozi, files: [{ ...acceptance, bytes: otherDocuments.BankStatements }] },
  { warning: "documentLanguage", of: ngozi, files: [{ ...acceptance, bytes: spanishLetter }] },
  { warning: "multipleDocumentTypes", of: ngozi, files: [{ ...request, bytes: twoPapers }] },
  {
    warning: "missingData",
    of: ngozi,
    files: [{ ...acceptance, bytes: paperLike("acceptance-0-letter-en", { rows: { "Program start date": "" } }) }],
  },
  { warning: "redactedData", of: ngozi, files: [{ ...request, bytes: coveredWords }] },
  { warning: "invalidDocument", of: ngozi, files: [{ ...acceptance, bytes: () => drawPdf(() => undefined) }] },
  { warning: "incompleteDocument", of: ngozi, files: [{ ...request, bytes: firstOfThree }] },
  {
    warning: "notReadable",
    of: ngozi,
    files: [
      {
        ...acceptance,
        bytes: async () =>
          sharp(await scanned())
            .resize({ width: 240 })
            .jpeg()
            .toBuffer(),
      },
    ],
  },
  {
    warning: "blurry",
    of: ngozi,
    files: [
      {
        ...acceptance,
        bytes: async () =>
          sharp(await scanned())
            .blur(4)
            .jpeg({ quality: 80 })
            .toBuffer(),
      },
    ],
  },
  {
    warning: "sideways",
    of: ngozi,
    files: [{ ...acceptance, bytes: async () => degraded(await scanned(), "sideways") }],
  },
  {
    warning: "excessiveBackground",
    of: ngozi,
    files: [{ ...inPassport, bytes: async () => degraded(await passport()(), "onTable") }],
  },
  {
    warning: "compressedDocumentNotLegible",
    of: ngozi,
    files: [
      {
        ...acceptance,
        bytes: async () =>
          sharp(await scanned())
            .resize({ width: 570 })
            .jpeg({ quality: 9 })
            .toBuffer(),
      },
    ],
  },
  {
    warning: "passportNotInColour",
    of: ngozi,
    files: [
      {
        ...inPassport,
        bytes: async () =>
          sharp(await passport()())
            .greyscale()
            .jpeg()
            .toBuffer(),
      },
    ],
  },
  {
    warning: "onlineScreenshot",
    of: ngozi,
    files: [
      {
        page: "proof-of-funds",
        slot: "bankStatements",
        bytes: async () => screenshotOf(await pageImage(await otherDocuments.BankStatements())),
      },
    ],
  },
  { warning: "digitalPhotoComposition", of: ngozi, files: [photo({ head: 0.35, y: 0.4 })] },
  { warning: "digitalPhotoBackground", of: ngozi, files: [photo({ background: "room" })] },
  { warning: "digitalPhotoFullFace", of: ngozi, files: [photo({ sunglasses: true })] },
  { warning: "digitalPhotoFullBody", of: ngozi, files: [photo({ head: 0.14, y: 0.16, legs: true })] },
  { warning: "digitalPhotoSmile", of: ngozi, files: [photo({ smiles: true })] },
  {
    warning: "digitalPhotoSelfie",
    of: ngozi,
    files: [photo({ lens: "iPhone 15 front TrueDepth camera 2.69mm f/1.9" })],
  },
];

/** A biometrics letter of this kind. */
export const biometricsLetterOf = (change: Partial<typeof letter>) => () =>
  departmentLetter({ ...madeUpLetter(0, "en", "validity"), ...change });
