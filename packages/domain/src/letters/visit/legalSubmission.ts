import { hostEarnsEnough } from "../../conditions/visit/hostIncome.ts";
import {
  hostIsDescendant,
  hostIsKnownChild,
  visitorChildrenCome,
  visitorPartnerComes,
} from "../../conditions/visit/visitParty.ts";
import { isSuperVisa } from "../../conditions/visit/visitorVisa.ts";
import { all, any, not } from "../../kernel/condition.ts";
import { refusalsAreTold, theLaws, willLeave } from "../authority/provisions.ts";
import {
  argumentSection,
  byFirm,
  currentJob,
  labelled,
  signedByFirm,
  whoIsRepresented,
  type Represented,
} from "../authority/submission.ts";
import { theFacts, theProvisions } from "../authority/applicantSubmission.ts";
import { letterContent } from "../define.ts";
import { quoted, tiesOfVisitorOnFile } from "../facts/ofFirm.ts";
import { refusalLinesOfFirm } from "../facts/refusals.ts";
import {
  childrenOfVisit,
  oneChildComes,
  documentsOn,
  fundsOn,
  otherPayer,
  partnerOfVisitor,
  tiesOfVisitor,
  visaAppliedFor,
} from "../facts/visit.ts";
import { holds } from "../prose/fact.ts";
import { gap } from "../prose/gap.ts";
import { sentence, type LetterLine } from "../prose/sentence.ts";
import { assistedSection } from "./assisted.ts";
import { descendantGap } from "./gapsInAnswers.ts";
import { comesAndGoes, comesFor, ofTheVisitor, visitorsPay } from "./toldOfVisitor.ts";
import { visitorName, visitorNameField } from "./visitFields.ts";

/** The firm’s letter for a visitor, who may be another person than whoever prepares the application (ADR 0186). */

const key = "visitorVisaLegalSubmission:visitor";
const represented: Represented = { key, name: visitorName, nameGap: `letters.${key}.visitorName` };
const what = { en: "application for a visitor visa", fr: "demande de visa de visiteur" };

const facts: readonly LetterLine[] = [
  ...whoIsRepresented(represented, what),
  sentence(
    { en: "The application is for a super visa.", fr: "La demande vise un super visa." },
    {},
    { when: holds(isSuperVisa), startsParagraph: true },
  ),
  comesFor,
  sentence(
    {
      en: "The reason, in the words of the answers: {reason}",
      fr: "Le motif, dans les mots des réponses\u00A0: {reason}",
    },
    { reason: quoted("vvReasonForVisitDetails") },
  ),
  comesAndGoes,
  sentence(
    {
      en: "The spouse or partner {ofVisitor} comes along: {partner}.",
      fr: "La personne qui vit en couple avec {name} vient aussi\u00A0: {partner}.",
    },
    { ofVisitor: ofTheVisitor, name: visitorName, partner: partnerOfVisitor },
    { when: holds(visitorPartnerComes) },
  ),
  sentence(
    { en: "A child comes along: {child}.", fr: "Enfant qui vient aussi\u00A0: {child}." },
    { child: childrenOfVisit },
    { when: oneChildComes },
  ),
  sentence(
    { en: "Children who come along: {children}.", fr: "Enfants qui viennent aussi\u00A0: {children}." },
    { children: childrenOfVisit },
    { when: all(holds(visitorChildrenCome), not(oneChildComes)) },
  ),
  currentJob(visitorName, { startsParagraph: true }),
  sentence(
    {
      en: "We were told that {name} has this to go home to: {ties}.",
      fr: "Selon ce qui nous a été indiqué, voici ce qui attend {name} après la visite\u00A0: {ties}.",
    },
    { name: visitorName, ties: tiesOfVisitor },
    { gap: gap("What brings the visitor home", "Ce qui ramène la personne chez elle", "answers.vvObligations") },
  ),
  ...visitorsPay({ startsParagraph: true }),
  sentence(
    {
      en: "Most of the costs of the visit are paid by {payer}.",
      fr: "La plus grande partie des frais de la visite sera payée par {payer}.",
    },
    { payer: otherPayer },
  ),
  sentence(
    {
      en: "The visitor’s bank documents show funds of {funds}.",
      fr: "Les documents bancaires de la personne qui visite font état de {funds}.",
    },
    { funds: fundsOn("visitor-visa-visitor-proof-of-funds") },
  ),
  sentence(
    {
      en: "The host’s bank documents show funds of {funds}.",
      fr: "Les documents bancaires de l’hôte font état de {funds}.",
    },
    { funds: fundsOn("visitor-visa-host-proof-of-funds") },
  ),
  { each: refusalLinesOfFirm },
];

const superVisa: readonly LetterLine[] = [
  sentence(
    {
      en: "A super visa is for a parent or grandparent. The host is a child or grandchild {ofVisitor}.",
      fr: "Un super visa s’adresse à un parent ou à un grand-parent. L’hôte est l’enfant ou le petit-enfant {ofVisitor}.",
    },
    {
      ofVisitor: ofTheVisitor,
      told: (the) => (any(hostIsKnownChild, hostIsDescendant).evaluate(the.case).holds ? "yes" : undefined),
    },
    {
      when: holds(isSuperVisa),
      startsParagraph: true,
      gap: descendantGap,
    },
  ),
  sentence(
    {
      en: "We were told that the income of the host reaches the minimum that is asked for.",
      fr: "Selon ce qui nous a été indiqué, le revenu de l’hôte atteint le minimum exigé.",
    },
    { told: (the) => (hostEarnsEnough.evaluate(the.case).holds ? "yes" : undefined) },
    {
      when: holds(isSuperVisa),
      gap: gap("Whether the host earns the minimum", "Si l’hôte gagne le minimum", "answers.vvHasFamilyFundsRequired"),
    },
  ),
];

export const visitLegalSubmission = letterContent({
  id: "visitorVisaLegalSubmission",
  person: "visitor",
  ...byFirm,
  subject: sentence(
    { en: "{what} {ofName}", fr: "{what} {ofName}" },
    {
      what: visaAppliedFor,
      ofName: ofTheVisitor,
    },
    {
      gap: gap(
        "Name of the person whose application it is",
        "Nom de la personne dont c’est la demande",
        represented.nameGap,
      ),
    },
  ),
  signature: signedByFirm(represented),
  sections: [
    { id: "facts", title: theFacts, asks: [visitorNameField], lines: facts },
    assistedSection({
      hasHeading: true,
      title: theProvisions,
      lines: [
        theLaws,
        willLeave({
          paragraph: "179(b)",
          shows: tiesOfVisitorOnFile,
          missing: "visitor-visa-visitor-employment-letter",
        }),
        ...superVisa,
        labelled(
          { en: "Also on file", fr: "Aussi au dossier" },
          documentsOn([
            ["visitor-visa-host-letter", { en: "the letter of the host", fr: "la lettre de l’hôte" }],
            [
              "visitor-visa-visitor-letter",
              { en: "the letter of the visitor", fr: "la lettre de la personne qui visite" },
            ],
            ["visitor-visa-itinerary", { en: "the itinerary", fr: "l’itinéraire" }],
            ["visitor-visa-host-status", { en: "proof of the host’s status", fr: "la preuve du statut de l’hôte" }],
            ["super-visa-insurance", { en: "proof of the medical insurance", fr: "la preuve de l’assurance médicale" }],
            ["super-visa-relationship", { en: "proof of the relationship", fr: "la preuve du lien" }],
          ]),
          { startsParagraph: true },
        ),
        refusalsAreTold,
      ],
    }),
    argumentSection(key),
  ],
});
