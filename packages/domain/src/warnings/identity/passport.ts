import { says } from "../../caseFile/rule.ts";
import { addYears } from "../../kernel/calendarDate.ts";
import { longestPassportYears, usualPassportNumberLength } from "../../tables/identity/passportLimits.ts";
import { assessmentWarning } from "../warning.ts";

/** What can be true of a passport and seldom is: the person looks once more and confirms. */

const passportNumberIsUnusual = says(
  "passportNumberIsUnusual",
  {
    en: "the passport number is shorter or longer than passport numbers usually are",
    fr: "le numéro de passeport est plus court ou plus long que d’habitude",
  },
  (the) => {
    const number = the.answer("passportNumber");
    const usual = the.row(usualPassportNumberLength);
    if (number === undefined || !usual.found) return false;
    const { least, most } = usual.row.value;
    return number.length < least || number.length > most;
  },
);

const passportLastsLong = says(
  "passportLastsLong",
  {
    en: "the passport lasts longer than passports usually do",
    fr: "le passeport dure plus longtemps que d’habitude",
  },
  (the) => {
    const [issued, expires] = [the.answer("passportIssueDate"), the.answer("passportExpiryDate")];
    const years = the.row(longestPassportYears);
    return issued !== undefined && expires !== undefined && years.found && expires > addYears(issued, years.row.value);
  },
);

const toConfirm = { isBlocking: false, isPopUp: true, isOurs: true } as const;

export const passportWarnings = [
  assessmentWarning({
    id: "passportNumberUnusual",
    heading: {
      en: "The passport number has an unusual length",
      fr: "Le numéro de passeport a une longueur inhabituelle",
    },
    name: { en: "Check the passport number", fr: "Vérifiez le numéro de passeport" },
    message: {
      en: "Most passport numbers have 6 to 9 letters and digits. Is yours right?",
      fr: "La plupart des numéros de passeport comptent de 6 à 9 lettres et chiffres. Le vôtre est-il exact?",
    },
    fix: { en: "Compare it with the photo page.", fr: "Comparez-le avec la page photo." },
    ...toConfirm,
    raisedWhen: passportNumberIsUnusual,
  }),
  assessmentWarning({
    id: "passportLastsUnusuallyLong",
    heading: { en: "The passport lasts unusually long", fr: "Le passeport est valide plus longtemps que d’habitude" },
    name: { en: "Check the dates of the passport", fr: "Vérifiez les dates du passeport" },
    message: {
      en: "Most passports last ten years or less. Are both dates right?",
      fr: "La plupart des passeports sont valides dix ans ou moins. Les deux dates sont-elles exactes?",
    },
    fix: { en: "Compare them with the photo page.", fr: "Comparez-les avec la page photo." },
    ...toConfirm,
    raisedWhen: passportLastsLong,
  }),
];
