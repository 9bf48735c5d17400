import type { Text } from "../../kernel/text.ts";

/**
 * Professional degrees at a university that let a spouse ask for an open work permit, and how their names are told in the
 * name of a program. Source: IRCC officer manual C42, copy of 2026-02-12 (docs/facts/programmes.md section 10).
 * Which of them count on a day is in `tables/work/spouseOpenWorkPermit.ts`, by their letters.
 */
export type ProfessionalDegree = {
  readonly id: string;
  readonly name: Text;
  /** The letters of the officer manual. */
  readonly letters: readonly string[];
  /** Letters that say it without doubt, written without dots and accents, English or French. */
  readonly toldByLetters: readonly string[];
  /** Words that say it, in small letters without accents. */
  readonly toldByWords: RegExp;
};

export const professionalDegrees: readonly ProfessionalDegree[] = [
  {
    id: "dentistry",
    name: { en: "Dentistry (DDS, DMD)", fr: "Médecine dentaire (DDS, DMD)" },
    letters: ["DDS", "DMD"],
    toldByLetters: ["DDS", "DMD"],
    toldByWords: /\bdoctor of dental (surgery|medicine)\b|\bmedecine dentaire\b/,
  },
  {
    id: "law",
    name: { en: "Law (LLB, JD, BCL)", fr: "Droit (LL.B., J.D., B.C.L.)" },
    letters: ["LLB", "JD", "BCL"],
    toldByLetters: ["LLB", "JD", "BCL"],
    toldByWords: /\bbachelor of (laws?|civil law)\b|\bjuris doctor\b|\bbaccalaureat en droit\b/,
  },
  {
    id: "medicine",
    name: { en: "Medicine (MD)", fr: "Médecine (M.D.)" },
    letters: ["MD"],
    toldByLetters: ["MD"],
    toldByWords: /\bdoctor of medicine\b|\bdoctorat (de premier cycle )?en medecine\b(?! (dentaire|veterinaire))/,
  },
  {
    id: "optometry",
    name: { en: "Optometry (OD)", fr: "Optométrie (OD)" },
    letters: ["OD"],
    toldByLetters: ["OD"],
    toldByWords: /\bdoctor of optometry\b|\bdoctorat (de premier cycle )?en optometrie\b/,
  },
  {
    id: "pharmacy",
    name: { en: "Pharmacy (PharmD, BS, BSc, BPharm)", fr: "Pharmacie (Pharm.D., B.Sc., B.Pharm.)" },
    letters: ["PharmD", "BS", "BSc", "BPharm"],
    // BS and BSc alone stand for any science.
    toldByLetters: ["PharmD", "BPharm"],
    toldByWords:
      /\b(doctor of|bachelor of( science)?( in)?) pharmacy\b|\b(doctorat|baccalaureat) (de premier cycle )?en pharmacie\b/,
  },
  {
    id: "veterinary",
    name: { en: "Veterinary medicine (DVM)", fr: "Médecine vétérinaire (D.M.V.)" },
    letters: ["DVM"],
    toldByLetters: ["DVM", "DMV"],
    toldByWords: /\bdoctor of veterinary medicine\b|\bmedecine veterinaire\b/,
  },
  {
    id: "nursing",
    name: { en: "Nursing (BScN, BSN, BNSc, BN)", fr: "Sciences infirmières (B.Sc.Inf.)" },
    letters: ["BScN", "BSN", "BNSc", "BN"],
    toldByLetters: ["BScN", "BSN", "BNSc", "BN", "BScInf"],
    toldByWords:
      /\bbachelor of (science in nursing|nursing|nursing science)\b|\bbaccalaureat en sciences infirmieres\b/,
  },
  {
    id: "education",
    name: { en: "Education (BEd)", fr: "Éducation (B.Éd.)" },
    letters: ["BEd"],
    toldByLetters: ["BEd"],
    toldByWords: /\bbachelor of education\b|\bbaccalaureat en education\b/,
  },
  {
    id: "engineering",
    name: { en: "Engineering (BEng, BE, BASc)", fr: "Génie (B.Ing., B.Sc.A.)" },
    letters: ["BEng", "BE", "BASc"],
    toldByLetters: ["BEng", "BE", "BASc", "BIng", "BScA"],
    toldByWords: /\bbachelor of (engineering(?! technology)|applied science)\b|\bbaccalaureat en (genie|ingenierie)\b/,
  },
];

const byLetters = new Map(
  professionalDegrees.flatMap((degree) => degree.toldByLetters.map((letters) => [letters, degree] as const)),
);

/** The professional degree that the name of a program tells of, in English or French; nothing when it tells of none. */
export function professionalDegreeIn(program: string): ProfessionalDegree | undefined {
  const plain = program.normalize("NFD").replaceAll(/\p{M}/gu, "");
  const words = plain.toLowerCase().replaceAll(/[^a-z]+/g, " ");
  const told = professionalDegrees.find((degree) => degree.toldByWords.test(words));
  if (told) return told;
  for (const word of plain.replaceAll(".", "").split(/[^A-Za-z]+/)) {
    const degree = byLetters.get(word);
    if (degree) return degree;
  }
  return undefined;
}
