import { childAnswer } from "../../caseFile/whose/documentHolder.ts";
import type { PersonRef } from "../../caseFile/personRole.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import { isIsoDate, type IsoDate } from "../../kernel/calendarDate.ts";
import { all, any, not } from "../../kernel/condition.ts";
import { isStandaloneFamily, typeIsOneOf } from "../application/application.ts";
import { contactReasons } from "../application/reasonsForContact.ts";
import { listsCanadianApplication, wasTooYoungForBiometrics } from "../background/visaHistory.ts";

/** In the visitor flow the question has a key of its own (docs/facts/questionnaire.md section 3). */
const applicantGave = (the: CaseReader) =>
  the.application("type") === "VisitorVisa" ? the.answer("vvHasProvidedBiometrics") : the.answer("hasBiometrics");

export const gaveBiometrics = says(
  "gaveBiometrics",
  { en: "you gave biometrics", fr: "vous avez donné vos données biométriques" },
  (the) => applicantGave(the) === true,
  {
    en: "your answers do not say that you gave biometrics",
    fr: "vos réponses n’indiquent pas que vous avez donné vos données biométriques",
  },
);

export const neverGaveBiometrics = says(
  "neverGaveBiometrics",
  { en: "you said that you never gave biometrics", fr: "vous avez dit n’avoir jamais donné vos données biométriques" },
  (the) => applicantGave(the) === false,
);

export const biometricsGivenWithoutExpiry = says(
  "biometricsGivenWithoutExpiry",
  {
    en: "you gave biometrics and no expiry date is recorded",
    fr: "vous avez donné vos données biométriques et aucune date d’expiration n’est notée",
  },
  (the) => applicantGave(the) === true && the.answer("biometricsExpiryDate") === undefined,
);

export const spouseBiometricsGivenWithoutExpiry = says(
  "spouseBiometricsGivenWithoutExpiry",
  {
    en: "your spouse or partner gave biometrics and no expiry date is recorded",
    fr: "votre conjoint ou partenaire a donné ses données biométriques et aucune date d’expiration n’est notée",
  },
  (the) => the.answer("spouseBiometrics") === true && the.answer("spouseBiometricsExpiryDate") === undefined,
);

export const childBiometricsGivenWithoutExpiry = says(
  "childBiometricsGivenWithoutExpiry",
  {
    en: "this child gave biometrics and no expiry date is recorded",
    fr: "cet enfant a donné ses données biométriques et aucune date d’expiration n’est notée",
  },
  (the) => {
    const row = childAnswer(the);
    return row?.hasBiometrics === true && row.biometricsExpiryDate === undefined;
  },
);

/** Valid means: the expiry date is after today, not on it (docs/facts/vault.md section 1). */
export const biometricsStillValid = says(
  "biometricsStillValid",
  { en: "your earlier biometrics are still valid", fr: "vos données biométriques antérieures sont encore valides" },
  (the) => {
    const expiry = the.answer("biometricsExpiryDate");
    if (expiry === undefined || expiry <= the.today()) return false;
    // For permanent residence they are given anew (docs/facts/programmes.md section 6).
    return the.application("type") !== "ExpressEntryIta";
  },
);

export const spouseGaveBiometrics = says(
  "spouseGaveBiometrics",
  {
    en: "your spouse or partner already gave biometrics",
    fr: "votre conjoint ou partenaire a déjà donné ses données biométriques",
  },
  (the) => the.answer("spouseBiometrics") === true,
);

export const asksForBiometricsExtension = says(
  "asksForBiometricsExtension",
  {
    en: "you ask for more time to give biometrics",
    fr: "vous demandez plus de temps pour donner vos données biométriques",
  },
  (the) => the.application("type") === "IrccRequest" && contactReasons(the).includes("biometricsExtension"),
);

/** The last day in the newest validity letters of a person, as read or corrected; the latest of several. */
export const validityLetterExpiry = (the: CaseReader, page: PageSlug, person: PersonRef): IsoDate | undefined =>
  the
    .documents(page, person)
    .map(({ parsedValues }) => parsedValues?.["biometricsExpiryDate"])
    .filter((date): date is IsoDate => typeof date === "string" && isIsoDate(date))
    .toSorted()
    .at(-1);

/** A validity letter of the spouse with an expiry date after today. */
export const spouseValidityLetterIsValid = says(
  "spouseValidityLetterIsValid",
  {
    en: "a valid biometrics letter of your spouse or partner is in the vault",
    fr: "une lettre biométrique valide de votre conjoint ou partenaire est dans le coffre",
  },
  // The vault of a family that applies on its own has no page for it, so it is not waited for.
  (the) => {
    if (isStandaloneFamily.evaluate(the).holds) return false;
    const expiry = validityLetterExpiry(the, "biometrics-validity-letter-spouse", { role: "spouse" });
    return expiry !== undefined && expiry > the.today();
  },
);

/** Applications that ask for a work or study permit. */
const asksForPermit = typeIsOneOf(
  "asksForPermit",
  { en: "you ask for a study or work permit", fr: "vous demandez un permis d’études ou de travail" },
  [
    "Student",
    "StudentExtension",
    "Dli",
    "WorkPermit",
    "WorkPermitExtension",
    "CoOpWorkPermit",
    "Lmia",
    "C10",
    "ClosedWorkPermit",
    "Iec",
    "Bowp",
  ],
);

const isRefugeeInCanada = says(
  "isRefugeeInCanada",
  {
    en: "you made a refugee claim in Canada or are a protected person, and then no biometrics are required for a permit",
    fr: "vous avez demandé l’asile au Canada ou vous êtes une personne protégée, et alors aucune donnée biométrique n’est exigée pour un permis",
  },
  (the) => {
    if (the.answer("country") !== "CA" || the.answer("insideCanadaCurrently") === false) return false;
    const status = the.answer("currentImmigrationStatus");
    if (status === "refugeeClaimant" || the.answer("insideCanadaOther")?.includes("refugeeClaimant") === true)
      return true;
    return status === "maintained" && the.answer("insideCanadaPreviousStatusType") === "refugee";
  },
);

/** Regulations section 12.2: who made a refugee claim in Canada, or is protected, gives none for a permit (docs/facts/programmes.md section 6). */
export const isExemptAsRefugee = all(asksForPermit, isRefugeeInCanada);

/** Document 3 section 4.3, scenario 1: no biometrics but a previous Canadian application, unless too young then. */
export const deniesBiometricsDespiteApplication = all(
  neverGaveBiometrics,
  listsCanadianApplication,
  not(wasTooYoungForBiometrics),
);

/** Document 3 section 4.3, scenario 2: biometrics given but no previous Canadian application. */
export const claimsBiometricsWithoutApplication = all(gaveBiometrics, not(listsCanadianApplication));

export const biometricsAnswersContradict = any(deniesBiometricsDespiteApplication, claimsBiometricsWithoutApplication);
