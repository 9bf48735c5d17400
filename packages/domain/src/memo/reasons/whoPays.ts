import { isVisitorVisa } from "../../conditions/application/application.ts";
import { hasSecondSupporter, isSupported } from "../../conditions/money/money.ts";
import type { Text } from "../../kernel/text.ts";
import { isCourtCase, lastResort } from "../coverage.ts";
import { finds, type MemoCondition, type MemoReader } from "../memoReader.ts";
import { notAnswered } from "../notAnswered.ts";
import { openPoint } from "../openPoints.ts";
import type { Gap } from "../reasonDefinition.ts";
import type { MemoReasonId } from "../reasonIds.ts";
import { families, studies } from "./raisedAgainst.ts";

/** Whether somebody else pays, as far as the answers or the letters of a court case tell. */

/** Types that ask whether somebody helps to pay. */
const maySupport: readonly string[] = [...studies, ...families, "VisitorVisa", "JudicialReview"];

export const nobodyIsAsked = finds(
  "nobodyIsAsked",
  {
    en: "in this application nobody else can be named who pays",
    fr: "dans cette demande, aucune autre personne qui paie ne peut être nommée",
  },
  (the) => !maySupport.includes(the.type()),
);

export const personsWhoPay: readonly string[] = ["partner", "familyAbroad", "hostFamily", "hostFriend"];
export const organizationsThatPay: readonly string[] = ["employer", "school", "organization"];

export const paysAlone = finds(
  "paysAlone",
  {
    en: "the answers say that nobody helps to pay",
    fr: "les réponses indiquent que personne n’aide à payer",
  },
  (the) =>
    isVisitorVisa.evaluate(the.case).holds
      ? the.case.answer("vvSponsor") === "myself"
      : the.case.answer("financialSupport") === "notSupported",
);

export const organizationPaysVisit = finds(
  "organizationPaysVisit",
  {
    en: "an organization pays for the visit, and no person does",
    fr: "un organisme paie la visite, et aucune personne ne la paie",
  },
  (the) => organizationsThatPay.includes(the.case.answer("vvSponsor") ?? ""),
);

/** The officer spoke of somebody who pays, and the letters of the court case answer it. */
const isNamedInCourt = (the: MemoReader, id: MemoReasonId): boolean =>
  isCourtCase(the) && the.reasonsInCourt().includes(id);

export const personPays = finds(
  "personPays",
  {
    en: "the answers, or the letters of the court case, speak of a person who helps to pay",
    fr: "les réponses, ou les lettres du dossier judiciaire, parlent d’une personne qui aide à payer",
  },
  (the) =>
    isNamedInCourt(the, "unsubstantiatedFinancialSupporter") ||
    (isVisitorVisa.evaluate(the.case).holds
      ? personsWhoPay.includes(the.case.answer("vvSponsor") ?? "")
      : isSupported.evaluate(the.case).holds),
);

export const thirdPays = finds(
  "thirdPays",
  {
    en: "the answers, or the letters of the court case, name a second person or an organization that pays",
    fr: "les réponses, ou les lettres du dossier judiciaire, nomment une deuxième personne ou un organisme qui paie",
  },
  (the) =>
    isNamedInCourt(the, "unsubstantiatedThirdPartySupport") ||
    (isVisitorVisa.evaluate(the.case).holds
      ? organizationsThatPay.includes(the.case.answer("vvSponsor") ?? "")
      : hasSecondSupporter.evaluate(the.case).holds),
);

export const supportIsNotAnswered = notAnswered({
  id: "supportIsNotAnswered",
  says: {
    en: "the answers do not say yet whether somebody helps to pay",
    fr: "les réponses n’indiquent pas encore si quelqu’un aide à payer",
  },
  text: {
    en: "The answers do not say yet whether somebody helps to pay.",
    fr: "Les réponses n’indiquent pas encore si quelqu’un aide à payer.",
  },
  questions: ["financialSupport", "vvSponsor"],
  pages: ["financial-supporter-letter", "financial-supporter-proof-of-funds", "visitor-visa-sponsor-documents"],
});

export const thirdIsNotAnswered = notAnswered({
  id: "thirdIsNotAnswered",
  says: {
    en: "the answers do not say yet whether a second person or an organization pays",
    fr: "les réponses n’indiquent pas encore si une deuxième personne ou un organisme paie",
  },
  text: {
    en: "The answers do not say yet whether a second person or an organization pays.",
    fr: "Les réponses n’indiquent pas encore si une deuxième personne ou un organisme paie.",
  },
  questions: ["financialSupport", "hasSecondFinancialSupporter", "vvSponsor"],
  pages: ["second-financial-supporter-letter", "visitor-visa-sponsor-documents"],
});

/** A court case asks nobody who helped to pay. */
const notAskedInCourt = (id: MemoReasonId, wanted: MemoCondition, says: Text, text: Text): Gap => ({
  when: finds(
    "notAskedInCourt",
    says,
    (the) => isCourtCase(the) && !isNamedInCourt(the, id) && !wanted.evaluate(the).holds,
  ),
  open: (the) => [openPoint(the, { kind: "missing", text, pages: [lastResort(the)] })],
});

export const supporterNotAskedInCourt = notAskedInCourt(
  "unsubstantiatedFinancialSupporter",
  personPays,
  {
    en: "nobody was asked in this court case whether somebody helped to pay, and no letter says so",
    fr: "la question d’une aide à payer n’a été posée à personne dans ce dossier judiciaire, et aucune lettre n’en parle",
  },
  {
    en: "Nobody was asked in this court case whether somebody helped to pay: look in the certified tribunal record.",
    fr: "Dans ce dossier judiciaire, la question d’une aide à payer n’a pas été posée\u00A0: voyez le dossier certifié du tribunal.",
  },
);

export const thirdNotAskedInCourt = notAskedInCourt(
  "unsubstantiatedThirdPartySupport",
  thirdPays,
  {
    en: "nobody was asked in this court case whether a second person or an organization paid, and no letter says so",
    fr: "la question d’une deuxième personne ou d’un organisme qui paie n’a été posée à personne dans ce dossier judiciaire, et aucune lettre n’en parle",
  },
  {
    en: "Nobody was asked in this court case whether a second person or an organization paid: look in the certified tribunal record.",
    fr: "Dans ce dossier judiciaire, la question d’une deuxième personne ou d’un organisme qui paie n’a pas été posée\u00A0: voyez le dossier certifié du tribunal.",
  },
);
