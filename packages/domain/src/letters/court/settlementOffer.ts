import { counted } from "../../kernel/text.ts";
import { letterContent } from "../define.ts";
import { fullName } from "../facts/applicant.ts";
import { dayInLetter } from "../facts/ownFields.ts";
import { narrative } from "../narrative.ts";
import { asked } from "../prose/fact.ts";
import { gapsOf } from "../prose/gap.ts";
import { sentence, typed } from "../prose/sentence.ts";
import { isAt, isNotGiven, noAt, yesAt } from "../../forms/fields/fieldConditions.ts";
import { asksFor, nameGap, subjectOfCase } from "./caseInCourt.ts";
import { decidedOn, decisionFields, reasonGiven, whatWasRefused } from "./decision.ts";
import { reasonLines, refusalReasonList } from "./refusalReasons.ts";
import { filedBySolicitor } from "./solicitor.ts";
import { betweenLawyers, counselFields, counselForRespondent, counselLines, dayOfSignature } from "./toOtherSide.ts";

/** An offer to settle a case in court: never filed, for no offer is shown to the Court before the merits are decided (rule 422). */

const gap = gapsOf("settlementOffer");

const daysWords = (days: string) =>
  counted(
    { one: { en: "{count} day", fr: "{count} jour" }, other: { en: "{count} days", fr: "{count} jours" } },
    Number(days),
  );

export const settlementOffer = letterContent({
  id: "settlementOffer",
  person: "main",
  frame: "firm",
  writes: "lawyer",
  confirms: "lawyer",
  generates: ["lawyer"],
  waiting: {
    en: "Your lawyer decides whether to offer a settlement, writes it and confirms it. It goes to the lawyers of the government and is never filed with the Court.",
    fr: "Votre équipe juridique décide s’il faut offrir un règlement, le rédige et le confirme. L’offre va aux avocats du gouvernement et n’est jamais déposée à la Cour.",
  },
  ...betweenLawyers,
  addressee: counselLines,
  mark: { en: "WITHOUT PREJUDICE", fr: "SOUS TOUTES RÉSERVES" },
  subject: subjectOfCase,
  signature: [],
  sections: [
    {
      id: "counsel",
      title: { en: "To whom it goes", fr: "Destinataire" },
      asks: counselFields,
      lines: [],
    },
    {
      id: "decision",
      title: { en: "The decision", fr: "La décision" },
      asks: decisionFields,
      lines: [
        sentence(
          {
            en: "We act for {name}, the applicant in this case.",
            fr: "Nous représentons {name}, partie demanderesse dans la présente affaire.",
          },
          { name: fullName },
          { gap: nameGap },
        ),
        sentence(
          {
            en: "The decision under review was made on {day} and refused {what}.",
            fr: "La décision contestée a été rendue le {day} et refuse {what}.",
          },
          { day: decidedOn, what: whatWasRefused },
          {
            gap: gap(
              "The date of the decision and what it refused",
              "La date de la décision et ce qu’elle a refusé",
              "decisionDate",
            ),
          },
        ),
        sentence(
          {
            en: "It gives the following reason: “{reason}.”",
            fr: "Elle donne le motif suivant\u00A0: «\u00A0{reason}.\u00A0»",
          },
          { reason: reasonGiven },
        ),
        sentence(
          {
            en: "The applicant offers to settle the application without a hearing, for the reasons and on the terms below.",
            fr: "La partie demanderesse offre de régler la demande sans audience, pour les motifs et aux conditions qui suivent.",
          },
          {},
          { startsParagraph: true },
        ),
      ],
    },
    {
      id: "refusalReasons",
      title: { en: "Refusal reasons answered", fr: "Motifs de refus traités" },
      asks: [refusalReasonList],
      lines: [{ each: reasonLines }],
    },
    {
      id: "terms",
      title: { en: "Terms", fr: "Conditions" },
      limit: 4000,
      asks: [
        {
          path: "byDifferentOfficer",
          kind: "yesNo",
          label: { en: "A different officer decides again?", fr: "Une autre personne rend la nouvelle décision?" },
          needed: "always",
        },
        {
          path: "updateDays",
          kind: "digits",
          label: { en: "Days to send updated documents", fr: "Jours pour envoyer des documents à jour" },
          needed: "always",
        },
        {
          path: "decisionDays",
          kind: "digits",
          label: {
            en: "Days for the new decision after the documents are in",
            fr: "Jours pour la nouvelle décision après la réception des documents",
          },
        },
        {
          path: "costs",
          kind: "choice",
          label: { en: "Costs", fr: "Dépens" },
          choices: [
            { value: "none", label: { en: "No costs", fr: "Sans dépens" } },
            { value: "other", label: { en: "As in the further terms", fr: "Selon les autres conditions" } },
          ],
          needed: "always",
        },
        { path: "openUntil", kind: "date", label: { en: "Open until", fr: "Valable jusqu’au" }, needed: "always" },
        narrative("settlementTerms", {
          label: {
            en: "Further terms: who does what, by when",
            fr: "Autres conditions\u00A0: qui fait quoi, et pour quand",
          },
          most: 1000,
          isOptional: true,
        }),
      ],
      isNumbered: true,
      lines: [
        sentence(
          {
            en: "The respondent consents to the decision being set aside and sent back for a new decision by a different officer.",
            fr: "La partie défenderesse consent à l’annulation de la décision et au renvoi de l’affaire à une autre personne pour une nouvelle décision.",
          },
          {},
          { when: yesAt("byDifferentOfficer") },
        ),
        sentence(
          {
            en: "The respondent consents to the decision being set aside and sent back for a new decision.",
            fr: "La partie défenderesse consent à l’annulation de la décision et au renvoi de l’affaire pour une nouvelle décision.",
          },
          {},
          { when: noAt("byDifferentOfficer") },
        ),
        asksFor(
          isNotGiven("byDifferentOfficer"),
          gap("Who makes the new decision", "Qui rend la nouvelle décision", "byDifferentOfficer"),
        ),
        sentence(
          {
            en: "The respondent gives the applicant {days} from the written confirmation of the settlement to file updated documents.",
            fr: "La partie défenderesse accorde à la partie demanderesse {days} à compter de la confirmation écrite du règlement pour déposer des documents à jour.",
          },
          { days: asked("updateDays", daysWords) },
          { gap: gap("Days to send updated documents", "Jours pour envoyer des documents à jour", "updateDays") },
        ),
        sentence(
          {
            en: "The new decision is made within {days} after the applicant has filed those documents or said that there are none.",
            fr: "La nouvelle décision est rendue dans un délai de {days} après que la partie demanderesse a déposé ces documents ou a indiqué qu’il n’y en a pas.",
          },
          { days: asked("decisionDays", daysWords) },
        ),
        sentence(
          {
            en: "The applicant serves and files a notice of discontinuance (Form 166) once the respondent has confirmed these terms in writing.",
            fr: "La partie demanderesse signifie et dépose un avis de désistement (formule 166) dès que la partie défenderesse a confirmé ces conditions par écrit.",
          },
          {},
        ),
        sentence(
          { en: "There are no costs on either side.", fr: "Aucuns dépens ne sont adjugés." },
          {},
          { when: isAt("costs", "none") },
        ),
        typed("settlementTerms", {
          before: { en: "The parties also agree on the following", fr: "Les parties conviennent aussi de ce qui suit" },
        }),
      ],
    },
    {
      id: "expiry",
      title: { en: "How to accept", fr: "Acceptation" },
      asks: [],
      lines: [
        sentence(
          {
            en: "This offer is open until {day}; after that day it is withdrawn without further notice.",
            fr: "La présente offre est valable jusqu’au {day}; après ce jour, elle est retirée sans autre avis.",
          },
          { day: dayInLetter("openUntil") },
          { gap: gap("The last day of the offer", "Le dernier jour de l’offre", "openUntil") },
        ),
        sentence(
          {
            en: "To accept it, please sign below and return this letter to us.",
            fr: "Pour l’accepter, veuillez signer ci-dessous et nous retourner la présente lettre.",
          },
          {},
        ),
        sentence(
          {
            en: "This letter is sent in confidence to settle the case, and it may not be shown to the Court before the merits are decided (Federal Courts Rules, rule 422).",
            fr: "La présente lettre est transmise à titre confidentiel en vue d’un règlement, et elle ne peut être communiquée à la Cour avant que le fond soit tranché (règle 422 des Règles des Cours fédérales).",
          },
          {},
        ),
      ],
    },
    filedBySolicitor("settlementOffer"),
    {
      id: "acceptance",
      title: { en: "Accepted for the respondent", fr: "Acceptation au nom de la partie défenderesse" },
      asks: [],
      isAfterSignature: true,
      look: "signature",
      lines: [counselForRespondent, dayOfSignature],
    },
  ],
});
