import type { CaseReader } from "../../caseFile/reader.ts";
import type { OwnSlotId, PageSlug } from "../../caseFile/vaultPlaces.ts";
import { isStudyApplication, isVisitorVisa } from "../../conditions/application/application.ts";
import { familyHosts, hostPays, isSuperVisa } from "../../conditions/visit/visitorVisa.ts";
import { all, any } from "../../kernel/condition.ts";
import { cents } from "../../kernel/money.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { Clause, Text } from "../../kernel/text.ts";
import type { HouseholdAmounts } from "../../tables/money/householdAmounts.ts";
import { hostIncomeTaxYears, hostMinimumIncome } from "../../tables/visit/superVisa.ts";
import { grouped } from "../grouped.ts";
import { countsIfItFits, alwaysRequired } from "../levels.ts";
import type { Slot, VaultPage } from "../page.ts";
import type { PageOwner } from "../person.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { specified } from "../sources.ts";
import { visaOfficeLists } from "../studies/studySources.ts";
import { parsedDocument, suppliedPage } from "../suppliedPage.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** Taxes of the applicant, and of the host of a visitor. */

/** Words that several places of this file say. */
const text = {
  taxReturn: { en: "Income Tax Return", fr: "Déclaration de revenus", noun: "f" },
} satisfies Record<string, Text | Noun>;

const aTaxDocument = {
  documentTypes: ["TaxDocument"],
  potentialWarnings: [...ofReadFields, "fileDate"],
  fieldsToRead: ["applicantFullName", "issueDate"],
  maxFiles: 4,
} as const;

const taxReturn: VaultPage = suppliedPage("main", {
  slug: "income-tax-return",
  rights: closedToOutsiders,
  name: text.taxReturn,
  tags: ["Taxes"],
  appliesTo: [
    "Student",
    "StudentExtension",
    "StandaloneFamily",
    "SpeFamily",
    "PgwpFamily",
    "VisitorVisa",
    "Lmia",
    "C10",
    "ClosedWorkPermit",
    "Dli",
  ],
  slots: [
    parsedDocument("main", {
      ...aTaxDocument,
      id: "incomeTaxReturn",
      name: text.taxReturn,
      level: {
        cases: [
          [
            any(isStudyApplication, isVisitorVisa),
            "Recommended",
            {
              en: "it shows income and ties where you live",
              fr: "elle montre un revenu et des liens là où vous habitez",
            },
          ],
        ],
        otherwise: countsIfItFits,
        sources: [visaOfficeLists],
      },
      instructions: {
        en: "Upload the newest tax return you filed where you live, or the tax office’s answer to it, with your name, the year and the total income. If you file none, say so in a short note.",
        fr: "Téléversez la plus récente déclaration de revenus produite là où vous habitez, ou la réponse du bureau des impôts, avec votre nom, l’année et le revenu total. Si vous n’en produisez pas, dites-le dans une courte note.",
      },
    }),
  ],
});

const amountFor = ({ forPersons, eachMore }: HouseholdAmounts, persons: number): string =>
  grouped(
    cents(
      (forPersons[Math.min(persons, forPersons.length) - 1] ?? 0) + Math.max(0, persons - forPersons.length) * eachMore,
    ),
  );

/** What the host’s family has to earn, by the last table that was read; `—` for a size that is not answered. */
function minimumToday(the: CaseReader): Readonly<Record<string, string | number>> {
  const [years, table, others] = [
    the.row(hostIncomeTaxYears),
    the.row(hostMinimumIncome),
    the.answer("vvNumberOfFamilyMembers"),
  ];
  // The answer leaves the host out (document 3 section 9.3).
  const persons = others === undefined ? undefined : others + 1;
  const incomeOf = (count: number | undefined) =>
    table.found && count !== undefined ? amountFor(table.row.value, count) : "—";
  return {
    years: years.found ? years.row.value : "—",
    tableYear: table.found ? table.row.from.slice(0, 4) : "—",
    two: incomeOf(2),
    three: incomeOf(3),
    four: incomeOf(4),
    five: incomeOf(5),
    persons: persons ?? "—",
    income: incomeOf(persons),
  };
}

type Host = Extract<PageOwner, "host" | "hostSpouse">;
const sources = [specified("document 2 section 4")];

/** The pages of the partner are only there when the partner co-signs. */
const levels = {
  host: {
    cases: [
      [
        all(isSuperVisa, familyHosts),
        "Required",
        {
          en: "the host has to prove the minimum income",
          fr: "l’hôte doit prouver le revenu minimal",
          to: { host: { en: "you have to prove the minimum income", fr: "vous devez prouver le revenu minimal" } },
        },
      ],
      [
        hostPays,
        "Recommended",
        {
          en: "it shows that the host can pay",
          fr: "il montre que l’hôte peut payer",
          to: { host: { en: "it shows that you can pay", fr: "il montre que vous pouvez payer" } },
        },
      ],
    ],
    otherwise: [
      {
        en: "your answers show neither a super visa with a family host nor a host who pays",
        fr: "vos réponses n’indiquent ni super visa avec un hôte de la famille, ni hôte qui paie",
        to: {
          host: {
            en: "your answers say neither that family asks for a super visa nor that you pay",
            fr: "vos réponses n’indiquent ni super visa pour la famille, ni que vous payez",
          },
        },
      },
      "NotApplicable",
    ],
    sources,
  },
  hostSpouse: {
    otherwise: alwaysRequired({
      en: "the incomes of the host and of the partner are added",
      fr: "les revenus de l’hôte et de son partenaire s’additionnent",
      to: {
        host: {
          en: "your income and that of your partner are added",
          fr: "votre revenu et celui de votre partenaire s’additionnent",
        },
      },
    }),
    sources,
  },
} as const;

type Kind = {
  readonly slugs: Record<Host, PageSlug>;
  readonly name: Noun;
  readonly id: OwnSlotId;
  readonly instructions: Record<Host, Clause>;
  readonly subFileNames: Text;
};

const hostDocument = (owner: Host, { slugs, name, id, instructions, subFileNames }: Kind): VaultPage => {
  const slot: Slot = parsedDocument(owner, {
    ...aTaxDocument,
    id,
    name,
    level: levels[owner],
    instructions: instructions[owner],
    instructionValues: minimumToday,
    subFileNames,
  });
  return suppliedPage(owner, {
    slug: slugs[owner],
    rights: closedToOutsiders,
    name,
    tags: ["Taxes"],
    appliesTo: ["VisitorVisa"],
    info: {
      en: "For a super visa, the host’s family must reach a minimum income before taxes, in Canadian dollars. The amounts are below. Count the host, the host’s partner and children, every visitor of this application, earlier super visa visitors and people the host sponsored. IRCC usually renews the amounts in summer, so compare them with its page before you send the application. A dash means that the size of the family is not answered yet.",
      fr: "Pour un super visa, la famille de l’hôte doit atteindre un revenu minimal avant impôt, en dollars canadiens. Les montants figurent ci-dessous. Comptez l’hôte, son conjoint ou partenaire et ses enfants, chaque personne qui visite dans cette demande, les personnes venues avec un super visa auparavant et celles que l’hôte a parrainées. IRCC renouvelle en général les montants en été, alors comparez-les à sa page avant d’envoyer la demande. Un tiret veut dire que la taille de la famille n’est pas encore indiquée.",
      to: {
        host: {
          en: "For a super visa, your family must reach a minimum income before taxes, in Canadian dollars. The amounts are below. Count yourself, your partner and children. Add every visitor of this application, earlier super visa visitors and people you sponsored. IRCC usually renews the amounts in summer, so compare them with its page before you send the application. A dash means that the size of the family is not answered yet.",
          fr: "Pour un super visa, votre famille doit atteindre un revenu minimal avant impôt, en dollars canadiens. Les montants figurent ci-dessous. Comptez-vous vous-même, votre conjoint ou partenaire et vos enfants, chaque personne qui visite dans cette demande, les personnes venues avec un super visa auparavant et celles que vous avez parrainées. IRCC renouvelle en général les montants en été, alors comparez-les à sa page avant d’envoyer la demande. Un tiret veut dire que la taille de la famille n’est pas encore indiquée.",
        },
        visitor: {
          en: "For a super visa, the host’s family must reach a minimum income before taxes, in Canadian dollars. The amounts are below. Count the host, the host’s partner and children, you and everybody who visits with you, earlier super visa visitors and people the host sponsored. IRCC usually renews the amounts in summer, so compare them with its page before you send the application. A dash means that the size of the family is not answered yet.",
          fr: "Pour un super visa, la famille de l’hôte doit atteindre un revenu minimal avant impôt, en dollars canadiens. Les montants figurent ci-dessous. Comptez l’hôte, son conjoint ou partenaire et ses enfants, vous et les personnes qui visitent avec vous, les personnes venues avec un super visa auparavant et celles que l’hôte a parrainées. IRCC renouvelle en général les montants en été, alors comparez-les à sa page avant d’envoyer la demande. Un tiret veut dire que la taille de la famille n’est pas encore indiquée.",
        },
      },
    },
    externalLink: {
      address: {
        en: "https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada/parent-grandparent-super-visa.html",
        fr: "https://www.canada.ca/fr/immigration-refugies-citoyennete/services/visiter-canada/super-visa-parents-grands-parents.html",
      },
      text: { en: "IRCC’s page on the super visa", fr: "Page d’IRCC sur le super visa" },
    },
    slots: [slot],
  });
};

const kinds: readonly Kind[] = [
  {
    slugs: { host: "cra-notice-of-assessment", hostSpouse: "cra-notice-of-assessment-spouse" },
    name: { en: "Notice of Assessment", fr: "Avis de cotisation", noun: "m" },
    id: "noticeOfAssessment",
    instructions: {
      host: {
        en: "Upload the notice of assessment from the Canada Revenue Agency for each of the last {years} tax years, every page. It shows the total income on line 15000. In our table for {tableYear}, a super visa host needs {two} dollars a year for a family of two, {three} for three, {four} for four and {five} for five. According to your answers, the family counts {persons} people: {income}.",
        fr: "Téléversez l’avis de cotisation de l’Agence du revenu du Canada pour les {years} dernières années d’imposition, toutes les pages. Il montre le revenu total à la ligne 15000. Selon notre barème de {tableYear}, l’hôte d’un super visa doit gagner {two} dollars par année pour une famille de deux, {three} pour trois, {four} pour quatre et {five} pour cinq. Selon vos réponses, la famille compte {persons} personnes : {income}.",
        to: {
          host: {
            en: "Upload your notice of assessment from the Canada Revenue Agency for each of the last {years} tax years, every page. It shows the total income on line 15000. For a super visa, you need {two} dollars a year for a family of two, {three} for three, {four} for four and {five} for five (our table for {tableYear}). According to your answers, your family counts {persons} people: {income}.",
            fr: "Téléversez votre avis de cotisation de l’Agence du revenu du Canada pour les {years} dernières années d’imposition, toutes les pages. Il montre le revenu total à la ligne 15000. Pour un super visa, il vous faut {two} dollars par année pour une famille de deux, {three} pour trois, {four} pour quatre et {five} pour cinq (notre barème de {tableYear}). Selon vos réponses, votre famille compte {persons} personnes : {income}.",
          },
        },
      },
      hostSpouse: {
        en: "Upload the notice of assessment of the host’s partner, who co-signs, for each of the last {years} tax years, every page. The incomes of both are added. In our table for {tableYear}, the two need {three} dollars a year for a family of three, {four} for four and {five} for five. According to your answers, the family counts {persons} people: {income}.",
        fr: "Téléversez l’avis de cotisation du conjoint ou partenaire de l’hôte, qui cosigne, pour les {years} dernières années d’imposition, toutes les pages. Les deux revenus s’additionnent. Selon notre barème de {tableYear}, il leur faut {three} dollars par année pour une famille de trois, {four} pour quatre et {five} pour cinq. Selon vos réponses, la famille compte {persons} personnes : {income}.",
        to: {
          host: {
            en: "Upload the notice of assessment of your partner, who co-signs, for each of the last {years} tax years, every page. Your incomes are added. In our table for {tableYear}, the two of you need {three} dollars a year for a family of three, {four} for four and {five} for five. According to your answers, your family counts {persons} people: {income}.",
            fr: "Téléversez l’avis de cotisation de votre conjoint ou partenaire, qui cosigne, pour les {years} dernières années d’imposition, toutes les pages. Vos deux revenus s’additionnent. Selon notre barème de {tableYear}, il vous faut à deux {three} dollars par année pour une famille de trois, {four} pour quatre et {five} pour cinq. Selon vos réponses, votre famille compte {persons} personnes : {income}.",
          },
        },
      },
    },
    subFileNames: { en: "Notice {n}", fr: "Avis {n}" },
  },
  {
    slugs: { host: "t4-slip", hostSpouse: "t4-slip-spouse" },
    name: { en: "T4 Slip", fr: "Feuillet T4", noun: "m" },
    id: "t4Slip",
    instructions: {
      host: {
        en: "Upload the host’s T4 slips for each of the last {years} tax years, from each employer. A self-employed person adds the T1 return instead. Cover the social insurance number before you scan. For a super visa, a family of {persons} people, according to your answers, needs {income} dollars a year (our table for {tableYear}).",
        fr: "Téléversez les feuillets T4 de l’hôte pour les {years} dernières années d’imposition, de chaque employeur. Une personne qui travaille à son compte fournit plutôt la déclaration T1. Couvrez le numéro d’assurance sociale avant de numériser. Pour un super visa, une famille de {persons} personnes, selon vos réponses, doit avoir {income} dollars par année (notre barème de {tableYear}).",
        to: {
          host: {
            en: "Upload your T4 slips for each of the last {years} tax years, from each employer. If you are self-employed, add the T1 return instead. Cover the social insurance number before you scan. For a super visa, a family of {persons} people, according to your answers, needs {income} dollars a year (our table for {tableYear}).",
            fr: "Téléversez vos feuillets T4 pour les {years} dernières années d’imposition, de chaque employeur. Si vous travaillez à votre compte, fournissez plutôt la déclaration T1. Couvrez le numéro d’assurance sociale avant de numériser. Pour un super visa, une famille de {persons} personnes, selon vos réponses, doit avoir {income} dollars par année (notre barème de {tableYear}).",
          },
        },
      },
      hostSpouse: {
        en: "Upload the T4 slips of the host’s partner, who co-signs, for each of the last {years} tax years, from each employer, or the T1 return if the partner is self-employed. The incomes of both are added. A family of {persons} people, according to your answers, needs {income} dollars a year (our table for {tableYear}).",
        fr: "Téléversez les feuillets T4 du conjoint ou partenaire de l’hôte, qui cosigne, pour les {years} dernières années d’imposition, de chaque employeur, ou la déclaration T1 si cette personne travaille à son compte. Les deux revenus s’additionnent. Une famille de {persons} personnes, selon vos réponses, doit avoir {income} dollars par année (notre barème de {tableYear}).",
        to: {
          host: {
            en: "Upload the T4 slips of your partner, who co-signs, for each of the last {years} tax years, from each employer, or the T1 return if your partner is self-employed. Your incomes are added. A family of {persons} people, according to your answers, needs {income} dollars a year (our table for {tableYear}).",
            fr: "Téléversez les feuillets T4 de votre conjoint ou partenaire, qui cosigne, pour les {years} dernières années d’imposition, de chaque employeur, ou la déclaration T1 si cette personne travaille à son compte. Vos deux revenus s’additionnent. Une famille de {persons} personnes, selon vos réponses, doit avoir {income} dollars par année (notre barème de {tableYear}).",
          },
        },
      },
    },
    subFileNames: { en: "Slip {n}", fr: "Feuillet {n}" },
  },
];

const hosts: readonly Host[] = ["host", "hostSpouse"];

export const taxPages: readonly VaultPage[] = [
  taxReturn,
  ...kinds.flatMap((kind) => hosts.map((owner) => hostDocument(owner, kind))),
];
