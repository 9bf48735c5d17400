import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import { lastDayOfMonth } from "../../kernel/calendarDate.ts";
import { isYoungerOn } from "../../kernel/partialDate.ts";
import type { Text } from "../../kernel/text.ts";
import type { CountryCode } from "../../lists/countries.ts";
import { passportsOf } from "../identity/identity.ts";
import { biometricsAges } from "../../tables/biometrics/biometrics.ts";

/** Conditions about earlier applications, to Canada and elsewhere. */

export const holdsUsPassport = says(
  "holdsUsPassport",
  { en: "you hold a United States passport", fr: "vous avez un passeport des États-Unis" },
  (the) => passportsOf(the)?.includes("US") ?? false,
);

export const appliedBefore = says(
  "appliedBefore",
  { en: "you applied for a visa or permit before", fr: "vous avez déjà demandé un visa ou un permis" },
  (the) => the.answer("hasPreviousVisaApplication") === true,
  {
    en: "your answers do not show an earlier application",
    fr: "vos réponses n’indiquent pas de demande antérieure",
  },
);

export const neverApplied = says(
  "neverApplied",
  {
    en: "you said that you never applied for a visa or permit",
    fr: "vous avez dit n’avoir jamais demandé de visa ou de permis",
  },
  (the) => the.answer("hasPreviousVisaApplication") === false,
);

const canadianApplications = (the: CaseReader) =>
  (the.answer("previousVisas") ?? []).filter((visa) => visa.country === "CA");

export const listsCanadianApplication = says(
  "listsCanadianApplication",
  { en: "you listed an application to Canada", fr: "vous avez inscrit une demande au Canada" },
  (the) => canadianApplications(the).length > 0,
  { en: "you listed no application to Canada", fr: "vous n’avez inscrit aucune demande au Canada" },
);

/** Under the age of biometrics at every Canadian application listed, by the last day of the month that was given. */
export const wasTooYoungForBiometrics = says(
  "wasTooYoungForBiometrics",
  {
    en: "you were too young for biometrics when you applied to Canada",
    fr: "vous étiez trop jeune pour les données biométriques lors de votre demande au Canada",
  },
  (the) => {
    const birthday = the.answer("birthday");
    const ages = the.row(biometricsAges);
    const visas = canadianApplications(the);
    if (birthday === undefined || !ages.found || visas.length === 0) return false;
    return visas.every(
      ({ dateOfIssue }) =>
        dateOfIssue !== undefined && isYoungerOn(birthday, ages.row.value.from, lastDayOfMonth(dateOfIssue)) === true,
    );
  },
);

export const rowOfAnotherType = says(
  "rowOfAnotherType",
  { en: "the visa type is another one", fr: "le type de visa est un autre type" },
  (the) => the.field("visaType") === "other",
);

export const rowRefused = says(
  "rowRefused",
  { en: "the application was refused", fr: "la demande a été refusée" },
  (the) => the.field("result") === "refused",
);

export const rowRefusedByCanada = says(
  "rowRefusedByCanada",
  { en: "Canada refused the application", fr: "le Canada a refusé la demande" },
  (the) => the.field("result") === "refused" && the.field("country") === "CA",
);

export const holdsUsGreenCard = says(
  "holdsUsGreenCard",
  { en: "you are a permanent resident of the United States", fr: "vous avez la résidence permanente des États-Unis" },
  (the) => the.answer("usPr") === true,
);

const approvedBy = (id: string, sentence: Text, country: CountryCode) =>
  says(
    id,
    sentence,
    (the) =>
      the.answer("previousVisas")?.some((visa) => visa.country === country && visa.result === "approved") ?? false,
  );

export const wasApprovedByCanada = approvedBy(
  "wasApprovedByCanada",
  {
    en: "Canada approved one of your earlier applications",
    fr: "le Canada a approuvé une de vos demandes antérieures",
  },
  "CA",
);

export const wasApprovedByUnitedStates = approvedBy(
  "wasApprovedByUnitedStates",
  {
    en: "the United States approved one of your earlier applications",
    fr: "les États-Unis ont approuvé une de vos demandes antérieures",
  },
  "US",
);
