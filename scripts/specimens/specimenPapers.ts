import type { DocumentType } from "@boreal/domain/vault/files/documentTypes";
import { isReadByMachine } from "@boreal/domain/vault/files/readTypes";
import { formTable } from "../../tests/samples/biometricsLetter/formTable.ts";
import { madeUpLetter } from "../../tests/samples/biometricsLetter/letter.ts";
import { madeUpPassportPdf } from "../../tests/samples/identity/drawn.ts";
import type { MadeUpHolder } from "../../tests/samples/identity/people.ts";
import { papers } from "../../tests/samples/papers/all.ts";
import { bankStatements } from "../../tests/samples/papers/bankStatement.ts";
import type { Place } from "./specimenOf.ts";
import { drawPaper } from "../../tests/samples/papers/paper.ts";

type Language = "en" | "fr";
export type SpecimenPaper = {
  readonly documentType: DocumentType;
  readonly language: Language;
  readonly draw: () => Promise<Buffer>;
  readonly picture?: Place;
};

const drawn = [...papers, ...bankStatements].filter(({ layout }) => layout === "letter");
const typesOfPapers = [...new Set(drawn.map(({ documentType }) => documentType as DocumentType))].filter(
  (type) => type !== "Other" && isReadByMachine(type),
);

/** Of the made-up passports (tests/samples/identity/drawn.ts): 5 and 17 mm from the corner, 30 by 39 mm. */
const photo: Place = [14.2, 48.2, 85, 110.6];

/** Utopia issues no passports. */
const holder: MadeUpHolder = {
  state: "UTO",
  nationality: "UTO",
  family: "MERIDIAN",
  given: "ALMA ROSE",
  number: "U12345678",
  sex: "F",
  birth: "2001-03-14",
  expiry: "2031-06-17",
  issued: "2021-06-18",
  place: "EXAMPLEVILLE",
  title: ["UTOPIA / UTOPIE", "PASSPORT / PASSEPORT"],
};

/** Of each kind of document the made-up paper that stands for it, in both languages where both were written. */
export const specimenPapers: readonly SpecimenPaper[] = (["en", "fr"] as const).flatMap((language) => [
  ...typesOfPapers.flatMap((documentType): readonly SpecimenPaper[] => {
    const ofType = drawn.filter((paper) => paper.documentType === documentType);
    const paper = ofType.find((one) => one.language === language) ?? ofType[0];
    return paper ? [{ documentType, language, draw: () => drawPaper(paper) }] : [];
  }),
  { documentType: "BiometricsLetter", language, draw: () => formTable(madeUpLetter(0, language, "collection")) },
  {
    documentType: "Passport",
    language,
    draw: () => madeUpPassportPdf(holder, "bilingual"),
    picture: photo,
  },
]);
