import { says } from "../../caseFile/rule.ts";
import {
  claimsBiometricsWithoutApplication,
  deniesBiometricsDespiteApplication,
  gaveBiometrics,
} from "../../conditions/biometrics/biometrics.ts";
import { neverApplied } from "../../conditions/background/visaHistory.ts";
import { addYears } from "../../kernel/calendarDate.ts";
import { all, any } from "../../kernel/condition.ts";
import { biometricsNumberLength, biometricsValidity } from "../../tables/biometrics/biometrics.ts";
import { assessmentWarning } from "../warning.ts";

const expiryIsPast = says(
  "expiryIsPast",
  { en: "the expiry date is before today", fr: "la date d’expiration est avant aujourd’hui" },
  (the) => {
    const expiry = the.answer("biometricsExpiryDate");
    return expiry !== undefined && expiry < the.today();
  },
);

const expiryIsTooFar = says(
  "expiryIsTooFar",
  {
    en: "the expiry date is later than biometrics last",
    fr: "la date d’expiration dépasse la durée des données biométriques",
  },
  (the) => {
    const expiry = the.answer("biometricsExpiryDate");
    const validity = the.row(biometricsValidity);
    return expiry !== undefined && validity.found && expiry > addYears(the.today(), validity.row.value);
  },
);

const numberIsShort = says(
  "numberIsShort",
  { en: "the biometrics number is shorter than usual", fr: "le numéro biométrique est plus court que d’habitude" },
  (the) => {
    const number = the.answer("biometricsIdentificationNumber");
    const length = the.row(biometricsNumberLength);
    return number !== undefined && length.found && number.length < length.row.value.least;
  },
);

const lettersOfApplicant = [
  "biometrics-validity-letter",
  "biometrics-collection-letter",
  "biometrics-request-letter",
] as const;

const differsFromLetter = says(
  "differsFromLetter",
  {
    en: "your answer differs from a biometrics letter in the vault",
    fr: "votre réponse diffère d’une lettre biométrique du coffre",
  },
  (the) => {
    const [number, expiry] = [the.answer("biometricsIdentificationNumber"), the.answer("biometricsExpiryDate")];
    const differs = (answered: string | undefined, read: unknown) =>
      answered !== undefined && typeof read === "string" && read !== "" && read !== answered;
    return lettersOfApplicant.some((page) =>
      the
        .documents(page)
        .some(
          ({ parsedValues }) =>
            differs(number, parsedValues?.["biometricsIdentificationNumber"]) ||
            differs(expiry, parsedValues?.["biometricsExpiryDate"]),
        ),
    );
  },
);

/** Document 3 section 4.3: shown with two buttons before the person goes on; never blocking. */
export const biometricsAnswerWarnings = [
  assessmentWarning({
    id: "neverAppliedMisrepresentation",
    name: { en: "Never Applied Confirmation", fr: "Confirmation\u00A0: aucune demande" },
    heading: {
      en: "You said that no visa or permit was ever applied for",
      fr: "Vous avez indiqué qu’aucun visa ni permis n’a jamais été demandé",
    },
    message: {
      en: "Say yes if you ever applied for any visa or permit, for any country. Hiding one can be treated as misrepresentation, with a five-year ban from Canada.",
      fr: "Répondez oui si vous avez déjà demandé un visa ou un permis, pour tout pays. Cacher une demande peut être considéré comme une fausse déclaration, avec une interdiction de cinq ans d’entrer au Canada.",
    },
    fix: { en: "Confirm, or change the answer.", fr: "Confirmez ou modifiez la réponse." },
    isBlocking: false,
    isPopUp: true,
    raisedWhen: neverApplied,
  }),
  assessmentWarning({
    id: "biometricsContradictionNone",
    name: { en: "Biometrics contradiction", fr: "Contradiction sur la biométrie" },
    message: {
      en: "You said you never gave biometrics, but you listed an application to Canada. Biometrics are not required below age 14.",
      fr: "Vous dites n’avoir jamais donné vos données biométriques, mais vous avez inscrit une demande au Canada. Elles ne sont pas exigées avant 14 ans.",
    },
    fix: { en: "Confirm, or correct the answers.", fr: "Confirmez ou corrigez les réponses." },
    isBlocking: false,
    isPopUp: true,
    raisedWhen: deniesBiometricsDespiteApplication,
  }),
  assessmentWarning({
    id: "biometricsContradictionGiven",
    name: { en: "Biometrics contradiction", fr: "Contradiction sur la biométrie" },
    message: {
      en: "You said you gave biometrics, but no application to Canada is listed.",
      fr: "Vous dites avoir donné vos données biométriques, mais aucune demande au Canada n’est inscrite.",
    },
    fix: { en: "Confirm, or add the earlier application.", fr: "Confirmez ou ajoutez la demande antérieure." },
    isBlocking: false,
    isPopUp: true,
    raisedWhen: claimsBiometricsWithoutApplication,
  }),
  assessmentWarning({
    id: "checkBiometricsInformation",
    name: { en: "Check Biometrics Information", fr: "Vérifier les renseignements biométriques" },
    message: { en: "Check your biometrics information.", fr: "Vérifiez vos renseignements biométriques." },
    fix: {
      en: "Look at your biometrics letter and correct the fields if they are wrong.",
      fr: "Regardez votre lettre biométrique et corrigez les champs s’ils sont erronés.",
    },
    isBlocking: false,
    isPopUp: false,
    raisedWhen: all(gaveBiometrics, any(expiryIsPast, expiryIsTooFar, numberIsShort, differsFromLetter)),
  }),
];
