import type { Answers } from "../../caseFile/answers/answers.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import type { IsoDate } from "../../kernel/calendarDate.ts";
import { any } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { isOneOf } from "../oneOf.ts";

/** Conditions about where the person is and which status she holds in Canada. */

export const countryIsCanada = says(
  "countryIsCanada",
  { en: "you live in Canada", fr: "vous habitez au Canada" },
  (the) => the.answer("country") === "CA",
  {
    en: "your answers do not say that you live in Canada",
    fr: "vos réponses n’indiquent pas que vous habitez au Canada",
  },
);

export const countryIsNotCanada = says(
  "countryIsNotCanada",
  { en: "you live outside Canada", fr: "vous habitez hors du Canada" },
  (the) => {
    const country = the.answer("country");
    return country !== undefined && country !== "CA";
  },
  {
    en: "your answers do not say that you live outside Canada",
    fr: "vos réponses n’indiquent pas que vous habitez hors du Canada",
  },
);

export const isOutsideCanadaNow = says(
  "isOutsideCanadaNow",
  { en: "you are outside Canada at the moment", fr: "vous êtes hors du Canada en ce moment" },
  (the) => the.answer("insideCanadaCurrently") === false,
  {
    en: "your answers do not say that you are outside Canada at the moment",
    fr: "vos réponses n’indiquent pas que vous êtes hors du Canada en ce moment",
  },
);

export const saidInsideCanada = says(
  "saidInsideCanada",
  { en: "you said you are in Canada now", fr: "vous avez dit être au Canada maintenant" },
  (the) => the.answer("insideCanadaCurrently") === true,
  { en: "you did not say that you are in Canada now", fr: "vous n’avez pas dit être au Canada maintenant" },
);

export const isInCanada = says(
  "isInCanada",
  { en: "you are in Canada now", fr: "vous êtes au Canada en ce moment" },
  (the) => the.answer("country") === "CA" && the.answer("insideCanadaCurrently") !== false,
  {
    en: "your answers do not show that you are in Canada",
    fr: "vos réponses n’indiquent pas que vous êtes au Canada",
  },
);

/** Nothing while the status is not answered. */
function statusIs(
  the: CaseReader,
  statuses: readonly NonNullable<Answers["currentImmigrationStatus"]>[],
): boolean | undefined {
  const status = the.answer("currentImmigrationStatus");
  return status === undefined ? undefined : statuses.includes(status);
}

export const holdsStudyPermit = says(
  "holdsStudyPermit",
  { en: "you hold a study permit", fr: "vous avez un permis d’études" },
  (the) => statusIs(the, ["studyPermit"]),
  {
    known: {
      en: "your status is not that of a study permit holder",
      fr: "le statut que vous avez indiqué n’est pas un permis d’études",
    },
    unknown: { en: "your answers do not show a study permit", fr: "vos réponses n’indiquent pas de permis d’études" },
  },
);

export const holdsWorkPermit = says(
  "holdsWorkPermit",
  { en: "you hold a work permit", fr: "vous avez un permis de travail" },
  (the) => statusIs(the, ["workPermit"]),
  {
    known: {
      en: "your status is not that of a work permit holder",
      fr: "le statut que vous avez indiqué n’est pas un permis de travail",
    },
    unknown: { en: "your answers do not show a work permit", fr: "vos réponses n’indiquent pas de permis de travail" },
  },
);

/** The name of the status tells neither that a permit ended nor when (ADR 0097). */
export const statusMayBeLost = says(
  "statusMayBeLost",
  { en: "you named no valid status, or another status", fr: "vous n’indiquez aucun statut valide, ou un autre statut" },
  (the) => statusIs(the, ["noStatus", "other"]),
  {
    known: { en: "you name a valid status", fr: "vous indiquez un statut valide" },
    unknown: { en: "your answers do not name your status", fr: "vos réponses n’indiquent pas votre statut" },
  },
);

export const isVisitor = says(
  "isVisitor",
  { en: "you are in Canada as a visitor", fr: "vous êtes au Canada en visite" },
  (the) => statusIs(the, ["visitor"]),
  {
    known: {
      en: "your status is not that of a visitor",
      fr: "le statut que vous avez indiqué n’est pas celui d’une personne en visite",
    },
    unknown: { en: "your answers do not name your status", fr: "vos réponses n’indiquent pas votre statut" },
  },
);

export const waitsForRenewal = says(
  "waitsForRenewal",
  { en: "you are waiting for the decision on an extension", fr: "vous attendez la décision sur une prolongation" },
  (the) => the.answer("currentImmigrationStatus") === "maintained",
  {
    en: "you did not say that you are waiting for the decision on an extension",
    fr: "vous n’avez pas dit attendre la décision sur une prolongation",
  },
);

const previousStatusWas = (id: string, sentence: Text, type: "student" | "worker") =>
  says(id, sentence, (the) => the.answer("insideCanadaPreviousStatusType") === type);

export const wasStudentBefore = previousStatusWas(
  "wasStudentBefore",
  { en: "you were a student in Canada before", fr: "vous étiez aux études au Canada auparavant" },
  "student",
);
export const wasWorkerBefore = previousStatusWas(
  "wasWorkerBefore",
  { en: "you were a worker in Canada before", fr: "vous travailliez au Canada auparavant" },
  "worker",
);

export const hadPreviousStatus = says(
  "hadPreviousStatus",
  { en: "you had another status in Canada before", fr: "vous aviez un autre statut au Canada auparavant" },
  (the) => the.answer("insideCanadaPreviousStatus") === true,
  {
    en: "you did not say that you had another status in Canada before",
    fr: "vous n’avez pas dit avoir eu un autre statut au Canada auparavant",
  },
);

export const hadNoPreviousStatus = says(
  "hadNoPreviousStatus",
  { en: "you had no other status in Canada before", fr: "vous n’aviez pas d’autre statut au Canada auparavant" },
  (the) => the.answer("insideCanadaPreviousStatus") === false,
  {
    en: "you did not say that you had no other status before",
    fr: "vous n’avez pas dit n’avoir eu aucun autre statut auparavant",
  },
);

export const previousStatusNeedsText = says(
  "previousStatusNeedsText",
  {
    en: "your earlier status was visitor or another status",
    fr: "votre statut précédent était celui de visiteur, ou un autre statut",
  },
  (the) => {
    const type = the.answer("insideCanadaPreviousStatusType");
    return type === undefined ? undefined : isOneOf(type, ["visitor", "other"]);
  },
  {
    known: {
      en: "your earlier status needs no explanation",
      fr: "votre statut précédent ne demande pas d’explication",
    },
    unknown: {
      en: "your answers do not name an earlier status",
      fr: "vos réponses n’indiquent pas de statut précédent",
    },
  },
);

export const cameWithPermitOrVisa = says(
  "cameWithPermitOrVisa",
  {
    en: "you have a temporary resident permit, or you came with a visitor visa or an eTA",
    fr: "vous avez un permis de séjour temporaire, ou votre entrée s’est faite avec un visa de visiteur ou une AVE",
  },
  (the) => {
    const reasons = the.answer("insideCanadaOther");
    return reasons && (reasons.includes("temporaryResidentPermit") || reasons.includes("entryVisaOrEta"));
  },
  // Nobody is asked in an application to visit.
  {
    known: {
      en: "you named neither a temporary resident permit nor an entry with a visitor visa or an eTA",
      fr: "vous n’avez nommé ni permis de séjour temporaire ni entrée avec un visa de visiteur ou une AVE",
    },
  },
);

/** A visitor or permit holder whose stay is counted from the entry, also when no reason for applying here fits. */
const isHereTemporarily = says(
  "isHereTemporarily",
  {
    en: "you are here as a visitor or with a temporary resident permit",
    fr: "vous êtes ici en visite ou avec un permis de séjour temporaire",
  },
  (the) => {
    const status = the.answer("currentImmigrationStatus");
    return status === undefined ? undefined : isOneOf(status, ["visitor", "trp"]);
  },
  {
    known: {
      en: "you are here neither as a visitor nor with a temporary resident permit",
      fr: "vous n’êtes ici ni en visite ni avec un permis de séjour temporaire",
    },
    unknown: {
      en: "your answers do not name your status in Canada",
      fr: "vos réponses n’indiquent pas votre statut au Canada",
    },
  },
);

/** Who is asked for the days of entry (document 3 sections 2.2 and 4.6; ADR 0056). */
export const stayRestsOnEntry = any(cameWithPermitOrVisa, isHereTemporarily);

export const leftCanada = says(
  "leftCanada",
  { en: "you left Canada after your first entry", fr: "vous avez quitté le Canada après votre première entrée" },
  (the) => the.answer("insideCanadaLeft") === true,
  {
    en: "you did not say that you left Canada after your first entry",
    fr: "vous n’avez pas dit avoir quitté le Canada après votre première entrée",
  },
);

export const namedPermanentResidence = says(
  "namedPermanentResidence",
  {
    en: "you already told us that you applied for permanent residence",
    fr: "vous avez déjà dit avoir demandé la résidence permanente",
  },
  (the) => the.answer("insideCanadaOther")?.includes("appliedForPr") ?? false,
  {
    en: "you did not name permanent residence among your reasons",
    fr: "vous n’avez pas nommé la résidence permanente parmi vos motifs",
  },
);

/** The day on which the permit of the status that was answered ends, when it was given. */
function permitExpiry(the: CaseReader): IsoDate | undefined {
  const status = the.answer("currentImmigrationStatus");
  if (status === "studyPermit") return the.answer("studyPermitExpiryDate");
  return status === "workPermit" ? the.answer("pgwpExpiryDate") : undefined;
}

/** A permit without a known end counts as valid; it is valid on the day on which it ends (docs/facts/inside-canada.md section 2). */
export const holdsValidPermit = says(
  "holdsValidPermit",
  {
    en: "you hold a study or work permit that is still valid",
    fr: "vous avez un permis d’études ou de travail encore valide",
  },
  (the) => {
    const expiry = permitExpiry(the);
    return (
      isOneOf(the.answer("currentImmigrationStatus"), ["studyPermit", "workPermit"]) &&
      (expiry === undefined || expiry >= the.today())
    );
  },
  {
    en: "your answers do not show a study or work permit that is still valid",
    fr: "vos réponses n’indiquent pas de permis d’études ou de travail encore valide",
  },
);
