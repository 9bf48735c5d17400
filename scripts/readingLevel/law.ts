import type { ProductText } from "./productTexts.ts";

/** Names of authorities, programs and statutes: whoever reads them knows them or not, and no plainer word is right. Each counts as one word. */
const names: readonly RegExp[] = [
  /International Experience Canada|Expérience internationale Canada/gu,
  /Global Affairs Canada|Affaires mondiales Canada/gu,
  /Canada Revenue Agency|Agence du revenu du Canada/gu,
  /Federal Court|Cour fédérale/gu,
];

/** The text with each name as a placeholder. */
export const withoutNames = (text: string): string =>
  names.reduce((left, name) => left.replaceAll(name, "{name}"), text);

/** Texts that are no sentence of ours, by their English half. */
const quoted: Readonly<Record<string, string>> = {
  "Error adding dependent to visa application": "the specification's message (document 3 section 8)",
  "Vocational training (Quebec PTC, DVS, AVS)": "names of diplomas of Quebec",
  "Temporary residence, decision under judicial review": "written into the box of form IMM 5476",
  "Application already made, request to IRCC": "written into the box of form IMM 5476",
};

/** An address, or the title of an official form, which ends in its number. */
const isTitle = (text: string): boolean => /^https?:\/\/\S+$|\(IMM \d{4}[A-Z]?\)$/u.test(text);

/** Law and quotations: they stay as they are, however hard they are to read. */
export const isLaw = ({ en, fr }: ProductText): boolean => Object.hasOwn(quoted, en) || isTitle(en) || isTitle(fr);

export const quotedTexts: readonly string[] = Object.keys(quoted);
