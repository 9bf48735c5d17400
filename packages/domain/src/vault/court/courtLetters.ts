import type { CaseRule } from "../../caseFile/rule.ts";
import type { OwnSlotId, PageSlug } from "../../caseFile/vaultPlaces.ts";
import {
  caseCanSettle,
  caseEndsWithoutJudgment,
  caseIsAboutDelay,
  caseWasFiledInCourt,
  mayFollowSimplifiedProcedure,
  recordWasFiled,
} from "../../conditions/application/status.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";
import { courtRules } from "../../tables/sources.ts";
import { letters } from "../files/fileTypes.ts";
import { alwaysRequired } from "../levels.ts";
import { vaultPage, type RequirementLevel, type VaultPage, type Instructions } from "../page.ts";
import { applicantAlwaysSupplies, legalTeamOnly, othersAlwaysSupply } from "../permissions.ts";
import { ownedBy } from "../person.ts";
import { fileNumber, keptPaper, slotFor } from "../slotFor.ts";
import { ofKeptFile } from "../files/slotWarnings.ts";
import { excerptOf, ourDecision, specified } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";
import type { LetterId } from "../../letters/letters.ts";

/** What the legal team writes in a Federal Court case, and the agreement under which it acts. */

/** Words that several places of this file say. */
const text = {
  retainer: { en: "Retainer Agreement", fr: "Mandat de représentation", noun: "m" },
} satisfies Record<string, Text | Noun | Instructions>;

type Level = Omit<CaseRule<RequirementLevel>, "id">;

type CourtLetter = {
  readonly slug: PageSlug;
  /** Id of the slot, and of the letter it comes from. */
  readonly id: LetterId & OwnSlotId;
  readonly name: Noun;
  readonly level: Level;
  readonly instructions: Instructions;
};

const courtLetter = ({ slug, id, name, level, instructions }: CourtLetter, more: Partial<VaultPage> = {}): VaultPage =>
  vaultPage({
    slug,
    rights: closedToOutsiders,
    ...ownedBy("main", name),
    category: "Letter",
    tags: [],
    phase: "court",
    appliesTo: ["JudicialReview"],
    studentPermissions: legalTeamOnly,
    lawyerCanGenerate: { letter: id },
    slots: [
      slotFor("main", {
        id,
        name,
        documentTypes: [id === "demandLetter" ? "Other" : "CourtDocument"],
        hasParsing: false,
        level,
        potentialWarnings: ofKeptFile,
        fieldsToRead: [],
        instructions,
        example: "letter",
        subFileNames: fileNumber,
        maxFiles: id === "settlementOffer" ? 5 : 3,
        acceptedTypes: letters,
      }),
    ],
    ...more,
  });

const federalCourtsRules = (rules: string) => excerptOf(`Federal Courts Rules (SOR/98-106), ${rules}`);

const whileAboutDelay = (because: Text): Level => ({
  cases: [[caseIsAboutDelay, "Required", because]],
  otherwise: [
    {
      en: "the case does not stand at a demand or an order for a late decision",
      fr: "le dossier n’en est pas à une mise en demeure ni à un mandamus pour une décision tardive",
    },
    "NotApplicable",
  ],
  sources: [specified("document 3 sections 3.8 and 9.4")],
});

const onceRecordIsFiled: Level = {
  cases: [
    [
      recordWasFiled,
      "Required",
      { en: "the judge decides on leave by it", fr: "le juge décide de l’autorisation d’après lui" },
    ],
  ],
  otherwise: [
    {
      en: "the case is not at a stage at which the application record is on file",
      fr: "l’instance n’est pas à une étape où le dossier de demande est déposé",
    },
    "NotApplicable",
  ],
  sources: [courtRules("rule 10"), specified("document 3 section 2.4")],
};

const retainerAgreement: VaultPage = vaultPage({
  slug: "retainer-agreement",
  rights: closedToOutsiders,
  ...ownedBy("main", text.retainer),
  category: "Letter",
  tags: [],
  phase: "court",
  appliesTo: ["JudicialReview"],
  studentPermissions: applicantAlwaysSupplies,
  slots: [
    keptPaper("main", {
      id: "retainerAgreement",
      name: text.retainer,
      level: {
        otherwise: alwaysRequired({
          en: "the firm may act in court only on a signed agreement",
          fr: "le cabinet peut agir devant la Cour seulement avec un mandat signé",
        }),
        sources: [ourDecision],
      },
      instructions: {
        en: "Read the agreement, ask about anything that is not clear, sign and date it, and upload every page. With it the firm may act for you in the Federal Court.",
        fr: "Lisez le mandat, posez vos questions sur ce qui n’est pas clair, signez-le et datez-le, puis téléversez chaque page. Il permet au cabinet d’agir pour vous devant la Cour fédérale.",
      },
      maxFiles: 2,
    }),
  ],
});

export const courtLetterPages: readonly VaultPage[] = [
  retainerAgreement,
  courtLetter({
    slug: "demand-letter",
    id: "demandLetter",
    name: { en: "Demand Letter", fr: "Mise en demeure", noun: "f" },
    level: whileAboutDelay({
      en: "the Court expects a clear demand before it orders a decision",
      fr: "la Cour s’attend à une demande claire avant d’ordonner une décision",
    }),
    instructions: {
      en: "Add the letter that asks IRCC to decide within a fixed time, with the proof that it was sent. It names the application number, how long the file has waited and the harm that the delay does.",
      fr: "Ajoutez la lettre qui demande à IRCC de décider dans un délai fixé, avec la preuve de son envoi. Elle indique le numéro de la demande, la durée de l’attente et le tort que cause le retard.",
    },
  }),
  courtLetter({
    slug: "writ-of-mandamus-affidavit",
    id: "writOfMandamusAffidavit",
    name: { en: "Mandamus Affidavit", fr: "Affidavit de mandamus", noun: "m" },
    level: whileAboutDelay({
      en: "the facts of the delay are proven by affidavit",
      fr: "les faits du retard se prouvent par affidavit",
    }),
    instructions: {
      en: "Add the affidavit on the delay: what was asked and when, each answer of IRCC, and the harm. It must be signed before a person who may take oaths or affirmations.",
      fr: "Ajoutez l’affidavit sur le retard : ce qui a été demandé et quand, chaque réponse d’IRCC, et le tort causé. Il doit être signé devant une personne autorisée à recevoir les serments ou les affirmations.",
    },
  }),
  courtLetter({
    slug: "application-record",
    id: "applicationRecord",
    name: { en: "Application Record", fr: "Dossier de demande", noun: "m" },
    level: onceRecordIsFiled,
    instructions: {
      en: "Add the record as it was served and filed, its pages numbered in one sequence: application for leave, decision, reasons or the notice that there are none, affidavits, memorandum, and the language of the hearing.",
      fr: "Ajoutez le dossier tel qu’il a été signifié et déposé, aux pages numérotées de façon consécutive : demande d’autorisation, décision, motifs ou avis qu’il n’y en a pas, affidavits, mémoire, et langue de l’audience.",
    },
  }),
  courtLetter({
    slug: "application-record-section-two",
    id: "applicationRecordSectionTwo",
    name: { en: "Application Record, Section Two", fr: "Dossier de demande, section deux", noun: "m" },
    level: onceRecordIsFiled,
    instructions: {
      en: "Add the second part of the record: exhibits and supporting documents, numbered on from the first part, with a table of contents.",
      fr: "Ajoutez la deuxième partie du dossier : pièces et documents à l’appui, numérotés à la suite de la première partie, avec une table des matières.",
    },
  }),
  courtLetter({
    slug: "simplified-procedure",
    id: "simplifiedProcedure",
    name: { en: "Simplified Procedure Request", fr: "Demande de procédure simplifiée", noun: "f" },
    level: {
      cases: [
        [
          mayFollowSimplifiedProcedure,
          "IfApplicable",
          {
            en: "both sides may choose it after a refused study permit",
            fr: "les deux parties peuvent la choisir après le refus d’un permis d’études",
          },
        ],
      ],
      otherwise: [
        {
          en: "at this stage of the case the simplified procedure cannot be asked for",
          fr: "à cette étape du dossier, la procédure simplifiée ne peut pas être demandée",
        },
        "NotApplicable",
      ],
      sources: [specified("document 3 section 4.5"), excerptOf("Federal Court, study permit pilot project")],
    },
    instructions: {
      en: "Add the request for the simplified procedure for refused study permits. A judge decides on the papers alone, without a hearing, both sides must agree, and new evidence is not admitted.",
      fr: "Ajoutez la demande de procédure simplifiée pour les refus de permis d’études. Un juge tranche sur dossier, sans audience, les deux parties doivent y consentir, et aucune nouvelle preuve n’est admise.",
    },
  }),
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
            en: "it proves that the other side received the papers",
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
        en: "The government’s lawyer may offer to have another officer decide the file again. An offer is not an approval. Talk with your lawyer before you accept or refuse, and note until when the offer stands.",
        fr: "L’avocate ou l’avocate ou l’avocat du gouvernement peut offrir qu’un autre agent décide à nouveau du dossier. Une offre n’est pas une approbation. Parlez à votre équipe juridique avant d’accepter ou de refuser, et notez jusqu’à quand l’offre tient.",
        tells: "reader",
      },
    },
    { studentPermissions: othersAlwaysSupply },
  ),
];
