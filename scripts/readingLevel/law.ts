import type { ProductText } from "./productTexts.ts";

/** Names of authorities, programs and statutes: whoever reads them knows them or not, and no plainer word is right. Each counts as one word. */
const names: readonly RegExp[] = [
  /International Experience Canada|Expérience internationale Canada/gu,
  /Global Affairs Canada|Affaires mondiales Canada/gu,
  /Canada Revenue Agency|Agence du revenu du Canada/gu,
  /Federal Court|Cour fédérale/gu,
  /Immigration, Refugees and Citizenship Canada|Immigration, Réfugiés et Citoyenneté Canada/gu,
];

/** The text with each name as a placeholder. */
export const withoutNames = (text: string): string =>
  names.reduce((left, name) => left.replaceAll(name, "{name}"), text);

/** Texts that are no sentence of ours, by their English half. */
const quoted: Readonly<Record<string, string>> = {
  "Error adding dependent to visa application": "the specification's message (document 3 section 8)",
  "Vocational training (Quebec PTC, DVS, AVS)": "names of diplomas of Quebec",
  "Temporary residence, decision under judicial review": "written into the box of form IMM 5476",
  "Opportunities Upon Completing my Canadian Study Program":
    "a heading of the statement of purpose (document 3 section 3.7)",
  "Application already made, request to IRCC": "written into the box of form IMM 5476",
};

/** An address, or the title of an official form, which ends in its number. */
const isTitle = (text: string): boolean => /^https?:\/\/\S+$|\(IMM \d{4}[A-Z]?\)$/u.test(text);

/** Letters that only the legal team writes, to a court or to an officer: in the words of the statutes that they argue from. */
const lettersOfTheTeam: readonly string[] = [
  "authority/",
  "court/",
  "courtHeading.ts",
  "studies/coOpSubmission.ts",
  "studies/graduateLetter.ts",
  "work/",
].map((path) => `packages/domain/src/letters/${path}`);

/** The applicant answers for it and swears to it. */
const affidavitOfApplicant = "packages/domain/src/letters/court/mandamus/";

/** Law and quotations: they stay as they are, however hard they are to read. */
export const isLaw = ({ en, fr, path }: ProductText): boolean =>
  Object.hasOwn(quoted, en) ||
  isTitle(en) ||
  isTitle(fr) ||
  (lettersOfTheTeam.some((letters) => path.startsWith(letters)) && !path.startsWith(affidavitOfApplicant));

export const quotedTexts: readonly string[] = Object.keys(quoted);
