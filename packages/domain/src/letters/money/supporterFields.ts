import { documentCurrency } from "../../conditions/money/documentValue.ts";
import { matches } from "../../fields/checks/checks.ts";
import type { FormPrefill } from "../../forms/fields/field.ts";
import { isAt, isGiven } from "../../forms/fields/fieldConditions.ts";
import { fromDocument, readIn } from "../../forms/prefills/origins.ts";
import { all, not } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { currencyCodes } from "../../lists/money/currencies.ts";
import { answeredRelation, newestRate, relationships, supporterPage, type SupporterRole } from "../facts/supporters.ts";
import type { LetterField } from "../letterContent.ts";
import { narrative } from "../narrative.ts";
import { fieldIs, when } from "../prose/fact.ts";

/** What somebody who pays is asked for their letter, beyond what the questions and their documents tell. */

const say = (en: string, fr: string): Text => ({ en, fr });

const line = (path: string, label: Text, more: Partial<LetterField> = {}): LetterField => ({
  path,
  kind: "text",
  inAnyScript: true,
  needed: "always",
  length: () => ({ most: 200 }),
  ...more,
  label,
});

const fromLetter =
  (field: string): FormPrefill =>
  (the) => {
    const page = supporterPage(the.person.role as SupporterRole, "employment-letter");
    const found = readIn(the, page, field, { role: "main" });
    return (
      found &&
      fromDocument(
        found.document,
        found.value,
        say("from the letter of the employer", "d’après la lettre de l’employeur"),
      )
    );
  };

/** That of the newest bank statement. */
const currencyOfStatements: FormPrefill = (the) => {
  const page = supporterPage(the.person.role as SupporterRole, "proof-of-funds");
  const file = the.case.documents(page).at(-1);
  const currency = file && documentCurrency(file);
  return file && currency !== undefined
    ? fromDocument(file, currency, say("from the bank statements", "d’après les relevés bancaires"))
    : undefined;
};

const ofRate =
  (part: "rate" | "day"): FormPrefill =>
  (the) => {
    const found = newestRate(the, the.text("ownCurrency"));
    return (
      found && {
        value: String(found[part]),
        from: {
          fact: "exchangeRates",
          says: say("from the exchange rates of this office", "d’après les taux de change du cabinet"),
        },
      }
    );
  };

const isInOtherMoney = all(isGiven("ownCurrency"), not(isAt("ownCurrency", "CAD")));

export const whoFields: readonly LetterField[] = [
  {
    path: "relationship",
    kind: "choice",
    look: "dropdown",
    needed: "always",
    shown: when((the) => answeredRelation(the) === undefined),
    label: say("Who you are to the applicant", "Votre lien avec la personne qui fait la demande"),
    choices: Object.entries(relationships).map(([value, label]) => ({ value, label })),
  },
  line("relationshipDetails", say("Your relationship, in a few words", "Votre lien, en quelques mots"), {
    shown: fieldIs("relationship", "other"),
  }),
  line("supporterAddress", say("Your address", "Votre adresse")),
  {
    path: "supporterTelephone",
    kind: "phone",
    needed: "always",
    label: say("Your telephone number, with the country code", "Votre numéro de téléphone, avec l’indicatif du pays"),
    length: () => ({ most: 40 }),
  },
  {
    path: "supporterWork",
    kind: "choice",
    look: "radios",
    needed: "always",
    label: say("Your work", "Votre travail"),
    choices: [
      { value: "employed", label: say("I have an employer", "J’ai un employeur") },
      { value: "selfEmployed", label: say("I work for myself", "Je travaille à mon compte") },
      { value: "retired", label: say("I am retired", "Je suis à la retraite") },
      { value: "other", label: say("None of these", "Rien de cela") },
    ],
    prefill: (the) => {
      const employer = fromLetter("employer")(the);
      return employer && { ...employer, value: "employed" };
    },
  },
  line("supporterOccupation", say("Your job or business", "Votre poste ou votre entreprise"), {
    shown: fieldIs("supporterWork", "employed", "selfEmployed"),
    prefill: fromLetter("jobTitle"),
  }),
  line("supporterEmployer", say("Your employer", "Votre employeur"), {
    shown: fieldIs("supporterWork", "employed"),
    prefill: fromLetter("employer"),
  }),
  {
    path: "ownCurrency",
    kind: "choice",
    look: "dropdown",
    needed: "always",
    label: say("The currency in which you earn and pay", "La devise dans laquelle vous gagnez et payez"),
    choices: [...currencyCodes].map((code) => ({ value: code, label: say(code, code) })),
    prefill: currencyOfStatements,
  },
  {
    path: "yearlyIncome",
    kind: "digits",
    needed: "always",
    label: say("Your income of a year, in that currency", "Votre revenu d’une année, dans cette devise"),
    length: () => ({ most: 15 }),
  },
];

const tick = (path: string, label: Text): LetterField => ({ path, kind: "tick", label });

export const amountFields: readonly LetterField[] = [
  tick("paysTuition", say("I pay the tuition", "Je paie les droits de scolarité")),
  tick("paysLiving", say("I pay the living costs", "Je paie les frais de subsistance")),
  tick("paysTravel", say("I pay the travel", "Je paie le voyage")),
  {
    path: "supportPerYear",
    kind: "amount",
    needed: "always",
    label: say("What you pay in a year, in Canadian dollars", "Ce que vous payez en une année, en dollars canadiens"),
  },
  {
    path: "supportYears",
    kind: "digits",
    needed: "always",
    label: say("For how many years", "Pendant combien d’années"),
    length: () => ({ most: 2 }),
  },
  line(
    "exchangeRate",
    say("Canadian dollars for one unit of your currency", "Dollars canadiens pour une unité de votre devise"),
    {
      shown: isInOtherMoney,
      needed: "never",
      prefill: ofRate("rate"),
      checks: [
        matches(
          "letterRate",
          say(
            "Write a number with a full stop, such as 0.0163.",
            "Écrivez un nombre avec un point, par exemple 0.0163.",
          ),
          /^\d{1,7}(?:\.\d{1,8})?$/,
        ),
      ],
    },
  ),
  {
    path: "exchangeRateDate",
    kind: "date",
    shown: isInOtherMoney,
    label: say("Day of this rate", "Jour de ce taux"),
    prefill: ofRate("day"),
  },
  narrative("howPaid", {
    label: say("How and when you pay", "Comment et quand vous payez"),
    questions: [
      say("By transfer, and to whom? Each term, each month?", "Par virement, et à qui? Chaque session, chaque mois?"),
    ],
    most: 300,
    isOptional: true,
  }),
];

export const sourceFields: readonly LetterField[] = [
  narrative("sourceOfMoney", {
    label: say("Where this money comes from", "D’où vient cet argent"),
    questions: [
      say("Salary, savings, a sale, a business?", "Salaire, épargne, vente, entreprise?"),
      say("Since when do you have it?", "Depuis quand l’avez-vous?"),
    ],
    least: 20,
    most: 500,
  }),
  {
    path: "giftOrLoan",
    kind: "choice",
    look: "radios",
    needed: "always",
    label: say("Is it a gift or a loan?", "Est-ce un don ou un prêt?"),
    choices: [
      { value: "gift", label: say("A gift", "Un don") },
      { value: "loan", label: say("A loan", "Un prêt") },
    ],
  },
  narrative("loanTerms", {
    label: say("When and how it is to be paid back", "Quand et comment il doit être remboursé"),
    most: 300,
    shown: fieldIs("giftOrLoan", "loan"),
  }),
  {
    path: "supportsOthers",
    kind: "yesNo",
    needed: "always",
    label: say("Do you support others with your income?", "Soutenez-vous d’autres personnes avec votre revenu?"),
  },
  narrative("othersSupported", {
    label: say("Whom you support, and with how much", "Qui vous soutenez, et avec combien"),
    most: 300,
    shown: fieldIs("supportsOthers", true),
  }),
];

export const reasonField: LetterField = narrative("studyPlanFinancialSupport", {
  label: say("Why you give this support", "Pourquoi vous apportez ce soutien"),
  questions: [
    say("What do these studies mean to you?", "Que représentent ces études pour vous?"),
    say("If you are no relative: why do you pay?", "Si vous n’êtes pas de la famille\u00A0: pourquoi payez-vous?"),
  ],
  least: 20,
  most: 500,
});
