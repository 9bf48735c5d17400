import { wasRefusedBefore } from "../../conditions/background/history.ts";
import { childIsInCase, spouseAccompanies, spouseIsInCase } from "../../conditions/family/family.ts";
import { all, not } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { fullName } from "../facts/applicant.ts";
import { childrenNames, hasOneChild, spouseName } from "../facts/family.ts";
import { fundsShown, livingCosts, scholarship, tuition, tuitionPaid } from "../facts/money.ts";
import { payerOfStudies } from "../facts/ofFirm.ts";
import { holds, isAnswer, type Fact } from "../prose/fact.ts";
import { gap } from "../prose/gap.ts";
import { sentence, type LetterLine } from "../prose/sentence.ts";

/** Provisions that the firm’s letters name beside the facts that meet them (docs/facts/letters.md section 4). */

/** Before the first provision is named. */
export const theLaws: LetterLine = sentence(
  {
    en: "In this letter, the Act is the Immigration and Refugee Protection Act, S.C. 2001, c. 27, and the Regulations are the Immigration and Refugee Protection Regulations, SOR/2002-227.",
    fr: "Dans la présente lettre, la Loi est la Loi sur l’immigration et la protection des réfugiés, L.C. 2001, ch. 27, et le Règlement est le Règlement sur l’immigration et la protection des réfugiés, DORS/2002-227.",
  },
  {},
);

type Leaving = { readonly paragraph: string; readonly shows: Fact; readonly missing: string };

/** By the paragraph of the Regulations for the kind of application, which repeats paragraph 20(1)(b) of the Act. */
export const willLeave = ({ paragraph, shows, missing }: Leaving): LetterLine =>
  sentence(
    {
      en: "Paragraph {paragraph} of the Regulations, like paragraph 20(1)(b) of the Act, asks that an applicant leave Canada by the end of the authorized stay. On this point, see {documents}.",
      fr: "L’alinéa {french} du Règlement, comme l’alinéa 20(1)b) de la Loi, exige que la personne quitte le Canada à la fin du séjour autorisé. Sur ce point, voir {documents}.",
    },
    { paragraph: () => paragraph, french: () => inFrench(paragraph), documents: shows },
    {
      startsParagraph: true,
      gap: gap(
        "Documents that show what brings the person home",
        "Documents qui montrent ce qui ramène la personne chez elle",
        `documents.${missing}`,
      ),
    },
  );

/** 216(1)(b) is 216(1)b) in French. */
const inFrench = (paragraph: string): string => paragraph.replace(/\((\p{Ll})\)$/u, "$1)");

const intents: Text = {
  en: "Subsection 22(2) of the Act provides that an intention to become a permanent resident does not prevent a person from becoming a temporary resident, where the officer is satisfied that they will leave by the end of the authorized stay.",
  fr: "Le paragraphe 22(2) de la Loi prévoit que l’intention d’obtenir la résidence permanente n’empêche pas l’obtention du statut de résident temporaire, si l’agent est convaincu que la personne partira à la fin du séjour autorisé.",
};
/** Of somebody who said that they also want to stay for good. */
export const twoIntents: LetterLine = sentence(
  intents,
  {},
  {
    when: isAnswer("willPursuePr", "yes"),
    startsParagraph: true,
  },
);

/** Every refusal that was told, of whatever country. */
export const refusalsAreTold: LetterLine = sentence(
  {
    en: "Subsection 16(1) of the Act asks for truthful answers. The refusals that we were told of are named above.",
    fr: "Le paragraphe 16(1) de la Loi exige des réponses véridiques. Les refus qui nous ont été signalés figurent plus haut.",
  },
  {},
  { when: holds(wasRefusedBefore), startsParagraph: true },
);

/** Section 220 of the Regulations, with the sums that the case holds. */
export const enoughMoney: readonly LetterLine[] = [
  sentence(
    {
      en: "Section 220 of the Regulations asks for enough money, available without work in Canada, for the tuition, for the living costs of the student and of the family who come along, and for the transport to and from Canada.",
      fr: "L’article 220 du Règlement exige des fonds suffisants et disponibles, sans travail au Canada, pour les droits de scolarité, pour la subsistance de la personne qui étudie et de la famille qui l’accompagne, et pour le transport aller-retour.",
    },
    {},
    { startsParagraph: true },
  ),
  sentence(
    {
      en: "The tuition of the first year is {tuition}.",
      fr: "Les droits de scolarité de la première année sont de {tuition}.",
    },
    { tuition },
    { gap: gap("Tuition of the first year", "Droits de scolarité de la première année", "answers.firstYearTuition") },
  ),
  sentence(
    { en: "Of the tuition, {paid} is paid already.", fr: "De ces droits, {paid} sont déjà payés." },
    { paid: tuitionPaid },
  ),
  sentence(
    {
      en: "For a year of living costs, {living} is asked of the applicant.",
      fr: "Pour une année de subsistance, {living} sont exigés.",
    },
    { living: livingCosts },
  ),
  sentence(
    { en: "A scholarship of {scholarship} pays a part.", fr: "Une bourse de {scholarship} en paie une partie." },
    { scholarship },
  ),
  sentence({ en: "{payer} helps to pay.", fr: "{payer} aide à payer." }, { payer: payerOfStudies }),
  sentence(
    { en: "The documents on file show funds of {funds}.", fr: "Les documents au dossier font état de {funds}." },
    { funds: fundsShown },
    { gap: gap("Documents that show the money", "Documents qui montrent les fonds", "documents.proof-of-funds") },
  ),
];

/** Who comes along with an applicant. */
export const familyComes: readonly LetterLine[] = [
  sentence(
    {
      en: "The spouse or partner of {name}, {spouse}, comes along.",
      fr: "{spouse}, qui vit en couple avec {name}, vient aussi.",
    },
    { name: fullName, spouse: spouseName },
    { when: holds(all(spouseIsInCase, spouseAccompanies)) },
  ),
  sentence(
    { en: "A child comes along: {child}.", fr: "Enfant qui vient aussi\u00A0: {child}." },
    { child: childrenNames },
    { when: all(holds(childIsInCase), hasOneChild) },
  ),
  sentence(
    {
      en: "These children come along: {children}.",
      fr: "Les enfants suivants viennent aussi\u00A0: {children}.",
    },
    { children: childrenNames },
    { when: all(holds(childIsInCase), not(hasOneChild)) },
  ),
];
