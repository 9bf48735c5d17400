import { wasNominated } from "../../conditions/expressEntry/expressEntry.ts";
import type { Text } from "../../kernel/text.ts";
import { hasProvincialNomination } from "../expressEntry/whatGivesPoints.ts";
import { inOtherWords } from "../inOtherWords.ts";
import { question } from "../step.ts";

/** What a bridging open work permit rests on (document 3 section 3.4; docs/facts/express-entry.md section 9). */

const decideTogether: Text = {
  en: "Your answers to these questions together tell if a bridging permit fits.",
  fr: "Vos réponses à ces questions disent ensemble si le permis transitoire convient.",
};

export const bowpIsHoldingValidWorkPermit = question({
  id: "bowpIsHoldingValidWorkPermit",
  kind: "yesNo",
  person: "main",
  question: { en: "Do you have a valid work permit?", fr: "Avez-vous un permis de travail valide?" },
  hint: {
    en: "Say yes as well if you asked for an extension before it ended and have no answer yet.",
    fr: "Répondez oui aussi si vous avez demandé une prolongation avant la fin et attendez la réponse.",
  },
  whyWeAsk: {
    en: "A bridging permit carries work on from the permit you have.",
    fr: "Le permis transitoire prend la suite du permis de travail que vous avez.",
  },
  needed: "always",
});

export const bowpIsPrincipalApplicantOnPr = question({
  id: "bowpIsPrincipalApplicantOnPr",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Are you the principal applicant of an application for permanent residence?",
    fr: "Êtes-vous demandeur principal d’une demande de résidence permanente?",
  },
  hint: {
    en: "Say no if you are the spouse, partner or child in the application of another person.",
    fr: "Répondez non si vous êtes conjoint, partenaire ou enfant dans la demande d’une autre personne.",
  },
  whyWeAsk: decideTogether,
  needed: "always",
});

export const bowpSubmittedPrApplicationAndReceivedAor = question({
  id: "bowpSubmittedPrApplicationAndReceivedAor",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Did you send that application, and did IRCC acknowledge receipt?",
    fr: "Avez-vous présenté cette demande, et IRCC en a-t-il accusé réception?",
  },
  hint: {
    en: "IRCC’s message is called an acknowledgement of receipt, or AOR.",
    fr: "Le message d’IRCC s’appelle un accusé de réception, ou AR.",
  },
  whyWeAsk: {
    en: "The officer looks for this message in your bridging application.",
    fr: "L’agent cherche ce message dans votre demande de permis transitoire.",
  },
  needed: "always",
});

export const bowpResidingInCanadaOutsideQuebec = question({
  id: "bowpResidingInCanadaOutsideQuebec",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Do you live in Canada, and do you plan to live outside Quebec?",
    fr: "Habitez-vous au Canada, et comptez-vous habiter hors du Québec?",
  },
  hint: {
    en: "People who Quebec selected ask for another kind of permit.",
    fr: "Les personnes que le Québec a sélectionnées demandent un autre genre de permis.",
  },
  whyWeAsk: decideTogether,
  needed: "always",
});

export const nominationBeforeBridging = inOtherWords(hasProvincialNomination, {
  hint: {
    en: "Say yes if you have a nomination certificate and your application for permanent residence is based on it.",
    fr: "Répondez oui si vous avez un certificat de désignation et que votre demande de résidence permanente s’appuie sur lui.",
  },
  whyWeAsk: {
    en: "The bridging permit of a nominee is for the province or territory that nominated, and the nomination is one of your documents.",
    fr: "Le permis transitoire d’une personne désignée vaut pour la province ou le territoire qui l’a désignée, et la désignation fait partie de vos documents.",
  },
});

export const bowpNominationNamesEmployer = question({
  id: "bowpNominationNamesEmployer",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Does your nomination require you to work for one employer?",
    fr: "Votre désignation vous oblige-t-elle à travailler pour un employeur précis?",
  },
  hint: {
    en: "Read the nomination letter or certificate: it names an employer, or says that you may work for any.",
    fr: "Lisez la lettre ou le certificat de désignation\u00A0: un employeur y est nommé, ou il est écrit que vous pouvez travailler pour n’importe lequel.",
  },
  whyWeAsk: {
    en: "A bridging permit is open. It is given to nominees without a restriction on the employer.",
    fr: "Le permis transitoire est ouvert. Il est accordé aux personnes désignées sans restriction quant à l’employeur.",
  },
  needed: "always",
  shown: wasNominated,
});
