import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import { readIn } from "../../forms/prefills/origins.ts";
import type { FormReader } from "../../forms/formReader.ts";
import { isIsoDate } from "../../kernel/calendarDate.ts";
import { dollars, writtenIn } from "../../kernel/money.ts";
import type { Text } from "../../kernel/text.ts";
import { writtenDay } from "../../kernel/written.ts";
import { asked, isKnown, typedText, type Fact } from "../prose/fact.ts";
import { asText, listed, ofPerson } from "../prose/naming.ts";
import { applicantName } from "./applicant.ts";
import { amountWritten, secondSupporterName, supporterName, writtenRate } from "./money.ts";

/** Whoever pays, as they tell it themselves: who they are to the applicant, what they pay, from what. */

export type SupporterRole = "financialSupporter" | "secondFinancialSupporter";

const prefixes = {
  financialSupporter: "financial-supporter",
  secondFinancialSupporter: "second-financial-supporter",
} as const;
type Kind = "passport" | "proof-of-funds" | "employment-letter" | "tax-return" | "relationship";
export const supporterPage = (role: SupporterRole, kind: Kind): PageSlug => `${prefixes[role]}-${kind}`;

export const nameOfSupporter: Fact = (the) =>
  the.person.role === "secondFinancialSupporter" ? secondSupporterName(the) : supporterName(the);

/** Who pays stands in the answers for the first of two; of the second only the name is asked there. */
export const relationships = {
  mother: { en: "mother", fr: "mère" },
  father: { en: "father", fr: "père" },
  grandmother: { en: "grandmother", fr: "grand-mère" },
  grandfather: { en: "grandfather", fr: "grand-père" },
  sister: { en: "sister", fr: "sœur" },
  brother: { en: "brother", fr: "frère" },
  aunt: { en: "aunt", fr: "tante" },
  uncle: { en: "uncle", fr: "oncle" },
  cousin: { en: "cousin", fr: "cousin ou cousine" },
  spouse: { en: "spouse or partner", fr: "conjoint ou partenaire" },
  friend: { en: "friend", fr: "ami ou amie" },
  employer: { en: "employer", fr: "employeur" },
  other: { en: "other", fr: "autre" },
} as const satisfies Record<string, Text>;
export type Relationship = keyof typeof relationships;

const parents: Readonly<Record<string, Relationship>> = { mother: "mother", father: "father" };

/** The answer, where it names the relation; else what is asked in the letter. */
export const answeredRelation = (the: FormReader): Relationship | undefined =>
  the.person.role === "financialSupporter" ? parents[the.case.answer("financialSupporterRelation") ?? ""] : undefined;

/** Words of somebody who is close by blood; the others have a sentence that needs no gender. */
const ofBlood: Partial<Readonly<Record<string, Text>>> = {
  mother: { en: "I am the mother {of}", fr: "Je suis la mère {of}" },
  father: { en: "I am the father {of}", fr: "Je suis le père {of}" },
  grandmother: { en: "I am the grandmother {of}", fr: "Je suis la grand-mère {of}" },
  grandfather: { en: "I am the grandfather {of}", fr: "Je suis le grand-père {of}" },
  sister: { en: "I am a sister {of}", fr: "Je suis la sœur {of}" },
  brother: { en: "I am a brother {of}", fr: "Je suis le frère {of}" },
  aunt: { en: "I am an aunt {of}", fr: "Je suis la tante {of}" },
  uncle: { en: "I am an uncle {of}", fr: "Je suis l’oncle {of}" },
  cousin: { en: "I am a cousin {of}", fr: "Un lien de cousinage m’unit à {name}" },
  spouse: { en: "I am the spouse or partner {of}", fr: "{name} et moi formons un couple" },
  friend: { en: "I am a friend {of}", fr: "Une amitié m’unit à {name}" },
  employer: { en: "{name} works for me", fr: "{name} travaille pour moi" },
};

/** A whole sentence without its full stop. */
export const relation: Fact = (the) => {
  const name = applicantName(the);
  if (name === undefined || typeof name === "symbol") return name;
  const said = answeredRelation(the) ?? (asked("relationship", (value) => value)(the) as string | undefined);
  if (said === undefined) return undefined;
  const words = ofBlood[said];
  const [plain, of] = [asText(name), ofPerson(name)];
  const put = (text: Text): Text => ({
    en: text.en.replace("{of}", of.en).replace("{name}", plain.en),
    fr: text.fr.replace("{of}", of.fr).replace("{name}", plain.fr),
  });
  if (words) return put(words);
  const details = asked("relationshipDetails")(the);
  if (details === undefined || typeof details !== "string") return undefined;
  const end = details.replace(/[.\s]+$/u, "");
  return put({
    en: `My relationship to {name} is as follows: ${end}`,
    fr: `Mon lien avec {name} est le suivant\u00A0: ${end}`,
  });
};

export const passportNumber: Fact = (the) =>
  readIn(the, supporterPage(the.person.role as SupporterRole, "passport"), "passportNumber", { role: "main" })?.value;

const documentsOf: readonly (readonly [Kind, Text])[] = [
  ["passport", { en: "a copy of my identity document", fr: "une copie de ma pièce d’identité" }],
  ["proof-of-funds", { en: "my bank statements", fr: "mes relevés bancaires" }],
  ["employment-letter", { en: "proof of my income", fr: "une preuve de mon revenu" }],
  ["tax-return", { en: "my tax return", fr: "ma déclaration de revenus" }],
  ["relationship", { en: "proof of our relationship", fr: "une preuve de notre lien" }],
];

/** What lies in the vault of this person. */
export const enclosures: Fact = (the) =>
  listed(
    documentsOf.flatMap(([kind, words]) =>
      the.case.documents(supporterPage(the.person.role as SupporterRole, kind)).length > 0 ? [words] : [],
    ),
  );

const whatIsPaid = [
  ["paysTuition", { en: "the tuition", fr: "les droits de scolarité" }],
  ["paysLiving", { en: "the living costs", fr: "les frais de subsistance" }],
  ["paysTravel", { en: "the travel", fr: "le voyage" }],
] as const satisfies readonly (readonly [string, Text])[];

export const thingsPaid: Fact = (the) =>
  listed(
    whatIsPaid.flatMap(([path, words]) => {
      const isPaid = the.isYes(path);
      the.case.trace.note(`letters.${the.key}.${path}`, !isPaid);
      return isPaid ? [words] : [];
    }),
  );

const number = (the: FormReader, path: string): number | undefined => {
  const value = Number(typedText(the, path) ?? Number.NaN);
  return Number.isFinite(value) && value > 0 ? value : undefined;
};

/** A field of the letter as a number, noted. */
const counted = (the: FormReader, path: string): number | undefined => {
  asked(path)(the);
  return number(the, path);
};

export const perYear: Fact = (the) => {
  const amount = counted(the, "supportPerYear");
  return amount === undefined ? undefined : amountWritten(dollars(amount));
};
export const years: Fact = (the) => counted(the, "supportYears");
export const total: Fact = (the) => {
  const [amount, count] = [counted(the, "supportPerYear"), counted(the, "supportYears")];
  return amount === undefined || count === undefined ? undefined : amountWritten(dollars(amount * count));
};
export const paysOneYear = (the: FormReader): boolean => number(the, "supportYears") === 1;
export const paysSeveralYears = (the: FormReader): boolean => (number(the, "supportYears") ?? 0) > 1;

/** The newest rate of the case for a currency. */
export const newestRate = (the: FormReader, currency: string | undefined) =>
  the.case
    .exchangeRates()
    .filter((rate) => rate.currency === currency)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .at(-1);

/** Canadian dollars turned into the own currency, to the unit. */
const inOwn =
  (amountOf: (the: FormReader) => number | undefined): Fact =>
  (the) => {
    const [amount, rate] = [amountOf(the), counted(the, "exchangeRate")];
    const currency = asked("ownCurrency")(the);
    if (amount === undefined || rate === undefined || typeof currency !== "string" || currency === "CAD")
      return undefined;
    return writtenIn(Math.round(amount / rate) * 100, currency, 0);
  };

export const perYearInOwn = inOwn((the) => counted(the, "supportPerYear"));
export const totalInOwn = inOwn((the) => {
  const [amount, count] = [counted(the, "supportPerYear"), counted(the, "supportYears")];
  return amount === undefined || count === undefined ? undefined : amount * count;
});
export const ownCurrency: Fact = asked("ownCurrency");
export const rate: Fact = asked("exchangeRate", writtenRate);
export const rateDay: Fact = asked("exchangeRateDate", (day) => (isIsoDate(day) ? writtenDay(day) : undefined));

/** Of what somebody earns in a year, in the money of their country. */
export const yearlyIncome: Fact = (the) => {
  const [amount, currency] = [counted(the, "yearlyIncome"), asked("ownCurrency")(the)];
  if (amount === undefined || typeof currency !== "string") return undefined;
  return currency === "CAD" ? amountWritten(dollars(amount)) : writtenIn(amount * 100, currency, 0);
};

export const isNotKnown = (fact: Fact) => (the: FormReader) => !isKnown(fact).evaluate(the).holds;
