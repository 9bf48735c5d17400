import { wasRefusedBefore } from "../../conditions/background/history.ts";
import {
  saidPartnerIncluded,
  visitorChildrenCome,
  visitorHasPartner,
  visitorPartnerComes,
} from "../../conditions/visit/visitParty.ts";
import { hostPays, someoneHosts } from "../../conditions/visit/visitorVisa.ts";
import { all, not } from "../../kernel/condition.ts";
import { letterContent } from "../define.ts";
import { refusalLines } from "../facts/refusals.ts";
import {
  childrenOfVisit,
  oneChildComes,
  departure,
  isPaidBy,
  otherPayer,
  partnerOfVisitor,
  tiesOfPartner,
  tiesOfVisitor,
  visaAppliedFor,
  whereHomeIs,
} from "../facts/visit.ts";
import { worksAs } from "../facts/work.ts";
import { narrative } from "../narrative.ts";
import { holds, isAnswer, isKnown, isUnknown, when } from "../prose/fact.ts";
import { gap, gapsOf } from "../prose/gap.ts";
import { sentence, typed, type LetterLine } from "../prose/sentence.ts";
import { assistedSection, draftLimit } from "./assisted.ts";
import {
  senderOfVisit,
  stayFields,
  visitorFields,
  visitorSigns,
  whenVisits,
  whereVisits,
  whoVisits,
} from "./ofTheVisitor.ts";
import { payerGap } from "./gapsInAnswers.ts";
import { detailsField, detailsLines } from "./purpose.ts";
import { payingHost } from "./visitFields.ts";

/** The visitor tells the officer who comes, why now, and what they go home to (docs/facts/letters.md section 4). */

const key = "visitorVisaVisitorLetter:visitor";
const childNamesGap = gap("Full name of each child who comes", "Nom complet de chaque enfant qui vient", "dependents");

const inLetter = gapsOf(key);

export const whoPays: readonly LetterLine[] = [
  sentence(
    {
      en: "I pay for most of the visit myself.",
      fr: "Je paierai moi-même la plus grande partie des frais de la visite.",
    },
    {},
    { when: when(isPaidBy("myself")) },
  ),
  sentence(
    {
      en: "My spouse or partner pays for most of the visit.",
      fr: "La personne avec qui je vis en couple paiera la plus grande partie des frais de la visite.",
    },
    {},
    { when: when(isPaidBy("partner")) },
  ),
  sentence(
    { en: "{host} pays for most of the visit.", fr: "{host} paiera la plus grande partie des frais de la visite." },
    { host: payingHost },
    { when: holds(hostPays) },
  ),
  sentence(
    {
      en: "Most of the costs of the visit are paid by {payer}.",
      fr: "La plus grande partie des frais de la visite sera payée par {payer}.",
    },
    { payer: otherPayer },
    {
      when: all(
        when((the) => !isPaidBy("myself", "partner")(the) && the.case.answer("vvReasonForVisit") !== "studies"),
        not(all(holds(hostPays), isKnown(payingHost))),
      ),
      gap: payerGap,
    },
  ),
];

export const companyOfVisitor: readonly LetterLine[] = [
  sentence(
    {
      en: "My spouse or partner, {partner}, comes with me.",
      fr: "{partner}, avec qui je vis en couple, m’accompagne.",
    },
    { partner: partnerOfVisitor },
    { when: all(holds(visitorPartnerComes), isKnown(partnerOfVisitor)) },
  ),
  sentence(
    { en: "My spouse or partner comes with me.", fr: "La personne avec qui je vis en couple m’accompagne." },
    {},
    { when: all(holds(visitorPartnerComes), isUnknown(partnerOfVisitor)) },
  ),
  sentence(
    {
      en: "My spouse or partner does not come with me.",
      fr: "La personne avec qui je vis en couple ne m’accompagne pas.",
    },
    {},
    { when: all(holds(visitorHasPartner), isAnswer("vvIncludePartner", false), not(holds(saidPartnerIncluded))) },
  ),
  sentence(
    { en: "My child comes with me: {child}.", fr: "Mon enfant m’accompagne\u00A0: {child}." },
    { child: childrenOfVisit },
    { when: oneChildComes, gap: childNamesGap },
  ),
  sentence(
    { en: "These children come with me: {children}.", fr: "Les enfants suivants m’accompagnent\u00A0: {children}." },
    { children: childrenOfVisit },
    {
      when: all(holds(visitorChildrenCome), not(oneChildComes)),
      gap: childNamesGap,
    },
  ),
];

const home: readonly LetterLine[] = [
  sentence(
    { en: "I work as {job}.", fr: "J’occupe actuellement le poste suivant\u00A0: {job}." },
    { job: worksAs },
    { when: isAnswer("employmentStatus", "employed"), startsParagraph: true },
  ),
  sentence(
    { en: "I am self-employed.", fr: "Je travaille à mon compte." },
    {},
    { when: isAnswer("employmentStatus", "selfEmployed"), startsParagraph: true },
  ),
  sentence(
    { en: "I am a student at present.", fr: "Je fais actuellement des études." },
    {},
    { when: isAnswer("employmentStatus", "student"), startsParagraph: true },
  ),
  sentence(
    { en: "I am retired.", fr: "Je suis à la retraite." },
    {},
    { when: isAnswer("employmentStatus", "retired"), startsParagraph: true },
  ),
  sentence(
    { en: "{place}, I have {ties}.", fr: "{place}, j’ai {ties}." },
    { place: whereHomeIs, ties: tiesOfVisitor },
    { when: isKnown(whereHomeIs) },
  ),
  sentence(
    { en: "At home, I have {ties}.", fr: "Chez moi, j’ai {ties}." },
    { ties: tiesOfVisitor },
    { when: isUnknown(whereHomeIs) },
  ),
  sentence(
    {
      en: "My spouse or partner, who comes along, has {ties} there.",
      fr: "La personne avec qui je vis en couple, qui m’accompagne, y a {ties}.",
    },
    { ties: tiesOfPartner },
    { when: all(holds(visitorPartnerComes), isKnown(tiesOfVisitor)) },
  ),
  typed(
    "homeTies",
    {
      infinitive: { en: "After the visit, I will go home to", fr: "Après la visite, je vais rentrer chez moi pour" },
      thing: { en: "I go home to", fr: "Ce qui m’attend chez moi, c’est" },
      before: { en: "I have the following to go home to", fr: "Voici ce qui m’attend chez moi" },
      isList: true,
    },
    {
      gap: inLetter(
        "What you go home to, and who expects you there",
        "Ce qui vous attend chez vous, et qui vous y attend",
        "homeTies",
      ),
    },
  ),
];

export const visitorLetter = letterContent({
  id: "visitorVisaVisitorLetter",
  person: "visitor",
  frame: "letter",
  writes: "visitor",
  confirms: "visitor",
  generates: ["lawyer"],
  waiting: {
    en: "The visitor writes this letter here and confirms it. Your lawyer then makes the file that goes with the application.",
    fr: "La personne qui visite écrit cette lettre ici et la confirme. Votre équipe juridique prépare ensuite le fichier qui accompagne la demande.",
  },
  sender: senderOfVisit,
  subject: sentence(
    { en: "{kind}", fr: "{kind}" },
    {
      kind: visaAppliedFor,
    },
  ),
  signature: visitorSigns(key),
  sections: [
    {
      id: "facts",
      title: { en: "Who comes, when and where", fr: "Qui vient, quand et où" },
      hasNoHeading: true,
      asks: [...visitorFields, ...stayFields],
      lines: [...whoVisits(key), ...whenVisits, ...whereVisits(key), ...companyOfVisitor, ...whoPays],
    },
    assistedSection({
      title: { en: "Why I come, and what I go home to", fr: "Pourquoi je viens, et ce qui m’attend chez moi" },
      asks: [
        detailsField,
        narrative("visitPlans", {
          label: { en: "What you plan to do in Canada", fr: "Ce que vous prévoyez faire au Canada" },
          questions: [
            { en: "Whom will you see, and what will you do together?", fr: "Qui verrez-vous, et que ferez-vous?" },
            { en: "Why these dates?", fr: "Pourquoi ces dates?" },
          ],
          most: draftLimit,
        }),
        narrative("homeTies", {
          label: { en: "What you go home to", fr: "Ce qui vous attend chez vous" },
          questions: [
            { en: "Who expects you back, and when?", fr: "Qui vous attend, et quand?" },
            {
              en: "What is approved or agreed: a leave, a date, a contract?",
              fr: "Qu’est-ce qui est approuvé ou convenu\u00A0: un congé, une date, un contrat?",
            },
          ],
          most: draftLimit,
        }),
      ],
      lines: [
        ...detailsLines(key),
        typed(
          "visitPlans",
          {
            infinitive: { en: "In Canada, I plan to", fr: "Au Canada, je prévois" },
            before: { en: "My plans in Canada are the following", fr: "Mes projets au Canada sont les suivants" },
            isList: true,
          },
          { gap: inLetter("What you plan to do in Canada", "Ce que vous prévoyez faire au Canada", "visitPlans") },
        ),
        ...home,
      ],
    }),
    {
      id: "pastRefusals",
      title: { en: "Past refusals", fr: "Refus antérieurs" },
      shown: holds(wasRefusedBefore),
      asks: [
        narrative("refusalChange", {
          label: { en: "What has changed since the refusal", fr: "Ce qui a changé depuis le refus" },
          most: draftLimit,
        }),
      ],
      lines: [
        { each: refusalLines },
        typed(
          "refusalChange",
          { before: { en: "Since then, the following has changed", fr: "Depuis, ce qui suit a changé" } },
          {
            startsParagraph: true,
            gap: inLetter("What has changed since the refusal", "Ce qui a changé depuis le refus", "refusalChange"),
          },
        ),
      ],
    },
    {
      id: "closing",
      title: { en: "Closing", fr: "Conclusion" },
      hasNoHeading: true,
      asks: [],
      lines: [
        sentence(
          {
            en: "I plan to leave Canada on {departure}, and I know that I must leave by the end of the stay that is authorized.",
            fr: "Je prévois quitter le Canada le {departure}, et je sais que je dois partir au plus tard à la fin du séjour autorisé.",
          },
          { departure },
        ),
        sentence(
          { en: "A letter of my host is enclosed.", fr: "Une lettre de mon hôte est jointe." },
          {},
          {
            when: when(
              (the) =>
                someoneHosts.evaluate(the.case).holds && the.case.documents("visitor-visa-host-letter").length > 0,
            ),
          },
        ),
        sentence(
          { en: "Thank you for considering my application.", fr: "Je vous remercie d’examiner ma demande." },
          {},
        ),
      ],
    },
  ],
});
