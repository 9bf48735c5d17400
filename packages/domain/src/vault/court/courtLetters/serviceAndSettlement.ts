import { caseCanSettle, caseEndsWithoutJudgment, caseWasFiledInCourt } from "../../../conditions/application/status.ts";
import type { VaultPage } from "../../page.ts";
import { othersAlwaysSupply } from "../../permissions.ts";
import { excerptOf, ourDecision, specified } from "../../sources.ts";
import { courtLetter } from "./courtLetter.ts";

/** What is served on the other side or agreed with it, up to an offer that ends the case. */

const federalCourtsRules = (rules: string) => excerptOf(`Federal Courts Rules (SOR/98-106), ${rules}`);

export const serviceAndSettlementPages: readonly VaultPage[] = [
  courtLetter({
    slug: "solicitors-certificate-of-service",
    id: "solicitorsCertificateOfService",
    name: {
      en: "Solicitor’s Certificate of Service",
      fr: "Certificat de signification de l’avocat",
      noun: "m",
    },
    level: {
      cases: [
        [
          caseWasFiledInCourt,
          "Required",
          {
            en: "it proves that the other side received the documents",
            fr: "il prouve que l’autre partie a reçu les documents",
          },
        ],
      ],
      otherwise: [
        {
          en: "no filing in court is pending in this case",
          fr: "aucun dépôt à la Cour n’est en cours dans ce dossier",
        },
        "NotApplicable",
      ],
      sources: [federalCourtsRules("rule 146, Form 146B"), specified("document 3 section 2.4")],
    },
    instructions: {
      en: "Add the certificate in which the lawyer states what was served, on whom, how and when. One certificate for each service.",
      fr: "Ajoutez le certificat dans lequel l’avocate ou l’avocat atteste ce qui a été signifié, à qui, comment et quand. Un certificat par signification.",
    },
  }),
  courtLetter({
    slug: "consent-to-extension-of-time",
    id: "consentToExtensionOfTime",
    name: { en: "Consent to Extension of Time", fr: "Consentement à une prorogation de délai", noun: "m" },
    level: {
      cases: [],
      otherwise: [
        {
          en: "it is used only if both sides agree to a later date",
          fr: "il sert seulement si les deux parties conviennent d’une date plus tardive",
        },
        "IfApplicable",
      ],
      sources: [specified("document 3 section 2.4")],
    },
    instructions: {
      en: "Add the written consent of both sides to a later date. Check the rule first: some time limits can be extended only by a judge.",
      fr: "Ajoutez le consentement écrit des deux parties à une date plus tardive. Vérifiez d’abord la règle : seul un juge peut proroger certains délais.",
    },
  }),
  courtLetter({
    slug: "notice-of-change-of-solicitor",
    id: "noticeOfChangeOfSolicitor",
    name: { en: "Notice of Change of Solicitor", fr: "Avis de changement d’avocat", noun: "m" },
    level: {
      cases: [],
      otherwise: [
        {
          en: "it is used only if another lawyer takes over the case",
          fr: "il sert seulement si un autre avocat ou une autre avocate reprend le dossier",
        },
        "IfApplicable",
      ],
      sources: [federalCourtsRules("rule 124, Form 124A"), specified("document 3 section 2.4")],
    },
    instructions: {
      en: "Add the notice that puts the new solicitor on the record, with the proof of its service on the other side.",
      fr: "Ajoutez l’avis qui inscrit le nouvel avocat ou la nouvelle avocate au dossier, avec la preuve de sa signification à l’autre partie.",
    },
  }),
  courtLetter({
    slug: "notice-of-discontinuance",
    id: "noticeOfDiscontinuance",
    name: { en: "Notice of Discontinuance", fr: "Avis de désistement", noun: "m" },
    level: {
      cases: [
        [caseEndsWithoutJudgment, "Required", { en: "the notice is what ends it", fr: "c’est l’avis qui y met fin" }],
      ],
      otherwise: [
        {
          en: "it is used only if the case is given up, for instance after a settlement",
          fr: "il sert seulement si le dossier est abandonné, par exemple après un règlement",
        },
        "IfApplicable",
      ],
      sources: [federalCourtsRules("rules 165 and 166, Form 166"), specified("document 3 section 2.4")],
    },
    instructions: {
      en: "Add the notice that ends the case by the applicant’s choice, with the client’s written instructions and the proof of service.",
      fr: "Ajoutez l’avis qui met fin à l’instance au choix de la partie demanderesse, avec les instructions écrites du client et la preuve de signification.",
    },
  }),
  courtLetter(
    {
      slug: "settlement-offer",
      id: "settlementOffer",
      name: { en: "Settlement Offer", fr: "Offre de règlement", noun: "f" },
      level: {
        cases: [
          [
            caseCanSettle,
            "IfApplicable",
            {
              en: "an offer counts only if one is made",
              fr: "une offre compte seulement si l’une des parties en fait une",
            },
          ],
        ],
        otherwise: [
          {
            en: "at this stage of the case no offer is expected",
            fr: "à cette étape du dossier, aucune offre n’est attendue",
          },
          "NotApplicable",
        ],
        sources: [specified("document 3 section 4.5"), ourDecision],
      },
      instructions: {
        en: "The government’s lawyer may offer to have another officer decide the file again. An offer is not an approval. Talk with your lawyer before you accept or refuse, and note how long the offer is open.",
        fr: "L’avocate ou l’avocat du gouvernement peut offrir qu’un autre agent décide de nouveau du dossier. Une offre n’est pas une approbation. Parlez à votre équipe juridique avant d’accepter ou de refuser, et notez jusqu’à quand l’offre est valable.",
        tells: "reader",
      },
    },
    { studentPermissions: othersAlwaysSupply },
  ),
];
