import { applicationTypes, type ApplicationType } from "../../caseFile/application.ts";
import type { Text } from "../../kernel/text.ts";
import { finds, typeIs, typeIsNot, type MemoCondition } from "../memoReader.ts";
import type { Strand } from "../reasonDefinition.ts";
import type { MemoReasonId } from "../reasonIds.ts";

/** Against which applications a reason can be raised at all. */

export const temporary: readonly ApplicationType[] = applicationTypes.filter(
  (type) => !["ExpressEntry", "ExpressEntryIta", "JudicialReview", "IrccRequest", "SinRequest"].includes(type),
);
export const studies: readonly ApplicationType[] = ["Student", "StudentExtension", "Dli"];
export const families: readonly ApplicationType[] = ["StandaloneFamily", "SpeFamily", "PgwpFamily"];
export const fromAbroad: readonly ApplicationType[] = [
  "Student",
  "StandaloneFamily",
  "VisitorVisa",
  "Lmia",
  "C10",
  "ClosedWorkPermit",
  "Iec",
];

export const isSocialInsurance = typeIs(
  "isSocialInsurance",
  {
    en: "a social insurance number is asked for, and IRCC decides nothing",
    fr: "il s’agit d’une demande de numéro d’assurance sociale, et IRCC ne décide rien",
  },
  ["SinRequest"],
);

export const isRequestAboutFile = typeIs(
  "isRequestAboutFile",
  {
    en: "this is a request about a file, and no permit or visa is decided on",
    fr: "il s’agit d’une demande au sujet d’un dossier, et aucun permis ni visa n’est à décider",
  },
  ["IrccRequest"],
);

export const isForResidence = typeIs(
  "isForResidence",
  {
    en: "permanent residence is asked for, and nobody has to show that the stay will end",
    fr: "la demande vise la résidence permanente, et personne n’a à montrer que le séjour prendra fin",
  },
  ["ExpressEntry", "ExpressEntryIta"],
);

export const bridgesToResidence = typeIs(
  "bridgesToResidence",
  {
    en: "an application for permanent residence is in process, and the Act lets one intend to stay (section 22(2))",
    fr: "une demande de résidence permanente est en cours, et la Loi permet l’intention de rester (paragraphe 22(2))",
  },
  ["Bowp"],
);

export const isNotForStudies = typeIsNot(
  "isNotForStudies",
  { en: "this application is not for studies", fr: "cette demande ne porte pas sur des études" },
  [...studies, "JudicialReview"],
);

export const isNotFromAbroad = typeIsNot(
  "isNotFromAbroad",
  {
    en: "this application is not made from outside Canada to come for a time",
    fr: "cette demande n’est pas faite hors du Canada en vue d’un séjour temporaire",
  },
  fromAbroad,
);

export const isNotTemporary = typeIsNot(
  "isNotTemporary",
  { en: "this application is not for a temporary stay", fr: "cette demande ne vise pas un séjour temporaire" },
  temporary,
);

export const isInCourt = typeIs(
  "isInCourt",
  {
    en: "a court looks at the decision, and this reason is not one that its letters answer",
    fr: "un tribunal examine la décision, et ce motif n’est pas de ceux que traitent ses lettres",
  },
  ["JudicialReview"],
);

/** For reasons of which the documents of a court case say nothing: only the record shows what the officer had. */
export const beforeTheOfficer: Strand = {
  id: "beforeTheOfficer",
  shows: { en: "what the officer had before them", fr: "ce dont l’agent disposait" },
  pages: ["certified-tribunal-record"],
};

const notNamed: Text = {
  en: "the letters of this court case name other reasons, and not this one",
  fr: "les lettres de ce dossier judiciaire nomment d’autres motifs, et non celui-ci",
};

/** While no letter of the case names a reason, any may be the one. */
export const isNotNamedInCourt = (id: MemoReasonId): MemoCondition =>
  finds("isNotNamedInCourt", notNamed, (the) => {
    if (the.type() !== "JudicialReview") return false;
    const named = the.reasonsInCourt();
    return named.length > 0 && !named.includes(id);
  });

export const notForDecisions = [isSocialInsurance, isRequestAboutFile] as const;
