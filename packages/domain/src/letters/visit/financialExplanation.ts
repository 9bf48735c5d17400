import { hostEarnsEnough } from "../../conditions/visit/hostIncome.ts";
import { isSuperVisa, organizationPays } from "../../conditions/visit/visitorVisa.ts";
import type { FormList, FormRow } from "../../forms/fields/field.ts";
import type { FormReader } from "../../forms/formReader.ts";
import { dollars, sum } from "../../kernel/money.ts";
import type { Text } from "../../kernel/text.ts";
import { all } from "../../kernel/condition.ts";
import { letterContent } from "../define.ts";
import { inRow } from "../facts/entered.ts";
import { amountWritten } from "../facts/money.ts";
import { arrival, departure, documentsOn, fundsOn } from "../facts/visit.ts";
import { narrative } from "../narrative.ts";
import { factOfField, holds, when, type Fact } from "../prose/fact.ts";
import { asksFor, gapsOf } from "../prose/gap.ts";
import { sentence, typed, type LetterLine } from "../prose/sentence.ts";
import { assistedSection, draftLimit } from "./assisted.ts";
import { senderOfVisit, visitorFields, visitorSigns, whoVisits } from "./ofTheVisitor.ts";
import { visitGap } from "./gapsInAnswers.ts";
import { hostNameField } from "./visitFields.ts";
import { whoPays } from "./visitorLetter.ts";

/** What the visit costs, who pays which part of it, and which documents show the money. */

const key = "visitorVisaFinancialExplanation:visitor";
const inLetter = gapsOf(key);
const list = "costs";

const payers: Readonly<Record<string, Text>> = {
  me: { en: "paid by me", fr: "à ma charge" },
  host: { en: "paid by my host", fr: "à la charge de mon hôte" },
  partner: { en: "paid by my spouse or partner", fr: "à la charge de la personne avec qui je vis en couple" },
  other: { en: "paid by somebody else", fr: "à la charge d’une autre personne" },
};

const costs: FormList = {
  list,
  title: { en: "What the visit costs", fr: "Ce que coûte la visite" },
  rowTitle: { en: "Cost {number}", fr: "Dépense {number}" },
  addLabel: { en: "Add a cost", fr: "Ajouter une dépense" },
  hint: {
    en: "For example flights, lodging, meals, insurance. In Canadian dollars.",
    fr: "Par exemple les vols, le logement, les repas, l’assurance. En dollars canadiens.",
  },
  most: () => 20,
  needed: "always",
  fields: [
    { path: "what", kind: "text", label: { en: "What for", fr: "Pour quoi" }, needed: "always" },
    { path: "amount", kind: "amount", label: { en: "Amount", fr: "Montant" }, needed: "always" },
    {
      path: "payer",
      kind: "choice",
      label: { en: "Who pays", fr: "Qui paie" },
      needed: "always",
      choices: [
        { value: "me", label: { en: "The visitor", fr: "La personne qui visite" } },
        { value: "host", label: { en: "The host", fr: "L’hôte" } },
        {
          value: "partner",
          label: { en: "The visitor’s spouse or partner", fr: "Le conjoint ou partenaire de la personne qui visite" },
        },
        { value: "other", label: { en: "Somebody else", fr: "Une autre personne" } },
      ],
    },
  ],
};

const amountOf = ({ amount }: FormRow): number | undefined => {
  const value = typeof amount === "string" && amount.trim() !== "" ? Number(amount) : Number.NaN;
  return Number.isFinite(value) && value >= 0 ? value : undefined;
};

const rowsOf = (the: FormReader): readonly FormRow[] => the.rows(list).rows;

const costLine = (row: FormRow): LetterLine =>
  sentence(
    { en: "{what}: {amount}, {payer}.", fr: "{what}\u00A0: {amount}, {payer}." },
    {
      what: inRow(list, row, "what"),
      amount: inRow(list, row, "amount", () => {
        const amount = amountOf(row);
        return amount === undefined ? undefined : amountWritten(dollars(amount));
      }),
      payer: inRow(list, row, "payer", (value) => payers[value]),
    },
    {
      startsParagraph: true,
      gap: inLetter(
        "What each cost is for, its amount and who pays it",
        "Pour chaque dépense, son objet, son montant et qui la paie",
        list,
      ),
    },
  );

const total: Fact = (the) => {
  const amounts = rowsOf(the).map(amountOf);
  the.case.trace.note(factOfField(the, list), amounts.length === 0);
  if (amounts.length < 2 || amounts.some((amount) => amount === undefined)) return undefined;
  return amountWritten(sum(amounts.map((amount) => dollars(amount ?? 0))));
};

const shown: readonly LetterLine[] = [
  sentence(
    {
      en: "My bank documents show funds of {amount} in Canadian dollars.",
      fr: "Mes documents bancaires font état de {amount}, en dollars canadiens.",
    },
    { amount: fundsOn("visitor-visa-visitor-proof-of-funds") },
    { startsParagraph: true },
  ),
  sentence(
    {
      en: "The bank documents of my spouse or partner show funds of {amount} in Canadian dollars.",
      fr: "Les documents bancaires de la personne avec qui je vis en couple font état de {amount}, en dollars canadiens.",
    },
    { amount: fundsOn("visitor-visa-spouse-proof-of-funds") },
  ),
  sentence(
    {
      en: "The bank documents of my host show funds of {amount} in Canadian dollars.",
      fr: "Les documents bancaires de mon hôte font état de {amount}, en dollars canadiens.",
    },
    { amount: fundsOn("visitor-visa-host-proof-of-funds") },
  ),
  sentence(
    {
      en: "My host’s income reaches the minimum that is asked for of a family of its size.",
      fr: "Le revenu de mon hôte atteint le minimum exigé pour une famille de cette taille.",
    },
    {},
    { when: all(holds(isSuperVisa), holds(hostEarnsEnough)) },
  ),
  sentence(
    { en: "I enclose {documents}.", fr: "Je joins {documents}." },
    {
      documents: documentsOn([
        ["visitor-visa-visitor-proof-of-funds", { en: "my bank documents", fr: "mes documents bancaires" }],
        [
          "visitor-visa-host-proof-of-funds",
          { en: "the bank documents of my host", fr: "les documents bancaires de mon hôte" },
        ],
        ["visitor-visa-sponsor-documents", { en: "the documents of who pays", fr: "les documents de qui paie" }],
        [
          "cra-notice-of-assessment",
          { en: "the notice of assessment of my host", fr: "l’avis de cotisation de mon hôte" },
        ],
      ]),
    },
  ),
];

export const visitFinancialExplanation = letterContent({
  id: "visitorVisaFinancialExplanation",
  person: "visitor",
  frame: "letter",
  writes: "applicant",
  confirms: "applicant",
  generates: ["lawyer"],
  waiting: {
    en: "You write this letter here and confirm it. Your lawyer then makes the file that goes with the application.",
    fr: "Vous écrivez cette lettre ici et la confirmez. Votre équipe juridique prépare ensuite le fichier qui accompagne la demande.",
  },
  sender: senderOfVisit,
  subject: sentence({ en: "How the visit is paid for", fr: "Paiement de la visite" }, {}),
  signature: visitorSigns(key),
  sections: [
    {
      id: "facts",
      title: { en: "The visit and who pays", fr: "La visite et qui la paie" },
      hasNoHeading: true,
      asks: [...visitorFields, hostNameField, costs],
      lines: [
        ...whoVisits(key),
        sentence(
          {
            en: "My visit to Canada is planned from {arrival} to {departure}.",
            fr: "Ma visite au Canada est prévue du {arrival} au {departure}.",
          },
          { arrival, departure },
          { startsParagraph: true, gap: visitGap },
        ),
        ...whoPays,
        sentence(
          {
            en: "These are the costs of the visit, in Canadian dollars:",
            fr: "Voici les frais de la visite, en dollars canadiens\u00A0:",
          },
          {},
          { when: when((the) => rowsOf(the).length > 0), startsParagraph: true },
        ),
        { each: (the) => rowsOf(the).map(costLine) },
        sentence({ en: "In total: {total}.", fr: "Au total\u00A0: {total}." }, { total }, { startsParagraph: true }),
        asksFor(
          inLetter(
            "What the visit costs, and who pays each part",
            "Ce que coûte la visite, et qui paie chaque partie",
            list,
          ),
          when((the) => rowsOf(the).length === 0),
          { startsParagraph: true },
        ),
        ...shown,
      ],
    },
    assistedSection({
      title: { en: "Where the money is from", fr: "D’où vient l’argent" },
      asks: [
        narrative("moneySource", {
          label: { en: "Where the money is from", fr: "D’où vient l’argent" },
          questions: [
            { en: "Salary, savings, a business, a pension?", fr: "Salaire, épargne, entreprise, pension?" },
            { en: "Is a part of it borrowed, and from whom?", fr: "Une partie est-elle empruntée, et à qui?" },
            { en: "What was each large deposit?", fr: "Que représente chaque dépôt important?" },
          ],
          most: draftLimit,
        }),
        narrative("payerReason", {
          label: { en: "Why the organization pays", fr: "Pourquoi l’organisme paie" },
          most: draftLimit,
          shown: holds(organizationPays),
        }),
      ],
      lines: [
        typed(
          "moneySource",
          {
            thing: { en: "The money comes from", fr: "Voici d’où vient l’argent\u00A0:" },
            before: { en: "The money comes from the following", fr: "Voici d’où vient l’argent" },
            isList: true,
          },
          { gap: inLetter("Where the money is from", "D’où vient l’argent", "moneySource") },
        ),
        typed(
          "payerReason",
          {
            before: {
              en: "The organization pays for the following reason",
              fr: "L’organisme paie pour la raison suivante",
            },
          },
          {
            when: holds(organizationPays),
            gap: inLetter("Why the organization pays", "Pourquoi l’organisme paie", "payerReason"),
          },
        ),
        sentence(
          { en: "Thank you for considering my application.", fr: "Je vous remercie d’examiner ma demande." },
          {},
        ),
      ],
    }),
  ],
});
