import type { CaseReader } from "../../caseFile/reader.ts";
import type { OwnSlotId, PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import { registryAccepted, registryReturned } from "../../conditions/court/courtFilings.ts";
import {
  caseWasFiledInCourt,
  courtCaseIsOver,
  courtHasDecided,
  leaveWasGranted,
  reasonsArrived,
  recordWasFiled,
} from "../../conditions/application/status.ts";
import { any } from "../../kernel/condition.ts";
import { inDollars } from "../../kernel/money.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";
import { courtSteps } from "../../tables/court/courtTimeLimits.ts";
import { judicialReviewFee } from "../../tables/money/governmentFees.ts";
import { courtRules } from "../../tables/sources.ts";
import { scans, scansAndTexts } from "../files/fileTypes.ts";
import { helpsYourCase } from "../levels.ts";
import { vaultPage, type RequirementLevel, type Slot, type VaultPage, type Instructions } from "../page.ts";
import { applicantAlwaysSupplies, legalTeamOnly, othersAlwaysSupply } from "../permissions.ts";
import { ownedBy } from "../person.ts";
import { fileNumber, keptPaper, slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { ourDecision } from "../sources.ts";
import { closedToOutsiders, legalTeamAlone } from "../pageRights.ts";

/** What is filed in and comes from the Federal Court in an application for leave and for judicial review. */

/** Words that several places of this file say. */
const text = {
  leaveApplication: { en: "Application for Leave (Form IR-1)", fr: "Demande d’autorisation (formule IR-1)", noun: "f" },
  paymentRequest: { en: "Court Fee Payment Request", fr: "Demande de paiement des frais de cour", noun: "f" },
  paymentReceipt: { en: "Court Fee Receipt", fr: "Reçu des frais de cour", noun: "m" },
  proofOfService: { en: "Proof of Service", fr: "Preuve de signification", noun: "f" },
  appearance: { en: "Notice of Appearance", fr: "Avis de comparution", noun: "m" },
  reasons: { en: "Decision and Reasons (Rule 9)", fr: "Décision et motifs (règle 9)", noun: "mp" },
  affidavit: { en: "Applicant’s Affidavit", fr: "Affidavit du demandeur", noun: "m" },
  exhibits: { en: "Affidavit Exhibits", fr: "Pièces de l’affidavit", noun: "fp" },
  respondent: { en: "Respondent’s Memorandum", fr: "Mémoire du défendeur", noun: "m" },
  reply: { en: "Reply Memorandum", fr: "Mémoire en réplique", noun: "m" },
  leaveDecision: { en: "Leave Decision", fr: "Décision sur la demande d’autorisation", noun: "f" },
  tribunalRecord: { en: "Certified Tribunal Record", fr: "Dossier certifié du tribunal", noun: "m" },
  hearing: { en: "Hearing Notice", fr: "Avis d’audience", noun: "m" },
  judgment: { en: "Judgment", fr: "Jugement", noun: "m" },
  feeIsDue: {
    en: "the fee is due with the application for leave",
    fr: "les frais sont exigibles avec la demande d’autorisation",
  },
  leaveNotGranted: {
    en: "the case is not at a stage that follows the granting of leave",
    fr: "l’instance n’est pas à une étape qui suit l’octroi de l’autorisation",
  },
} satisfies Record<string, Text | Noun | Instructions>;

type Level = Omit<CaseRule<RequirementLevel>, "id">;
type Otherwise = Level["otherwise"];
type Values = NonNullable<Slot["instructionValues"]>;
type More = Partial<Pick<VaultPage, "studentPermissions" | "rights" | "lawyerCanGenerate" | "category">>;

const courtPage = (slug: PageSlug, name: Noun, slot: Slot, more: More = {}): VaultPage =>
  vaultPage({
    slug,
    rights: closedToOutsiders,
    ...ownedBy("main", name),
    category: "Letter",
    tags: [],
    phase: "court",
    appliesTo: ["JudicialReview"],
    studentPermissions: legalTeamOnly,
    ...more,
    slots: [slot],
  });

type Paper = {
  readonly id: OwnSlotId;
  readonly name: Noun;
  readonly level: Level;
  readonly instructions: Instructions;
  readonly maxFiles?: number;
  readonly values?: Values;
};

/** A paper with a court stamp, on which the file number and the date are read. */
const stamped = ({ id, name, level, instructions, maxFiles = 10, values }: Paper): Slot =>
  slotFor("main", {
    id,
    name,
    documentTypes: ["CourtDocument"],
    hasParsing: true,
    level,
    potentialWarnings: [...ofReadFields, "fileDate", "jrCourtFileNumberMissing"],
    fieldsToRead: ["courtFileNumber", "issueDate"],
    instructions,
    ...(values ? { instructionValues: values } : {}),
    example: "scan",
    subFileNames: fileNumber,
    maxFiles,
    acceptedTypes: scans,
  });

const payment = ({ id, name, level, instructions, values }: Paper): Slot =>
  slotFor("main", {
    id,
    name,
    documentTypes: ["CourtReceipt"],
    hasParsing: true,
    level,
    potentialWarnings: [
      ...ofReadFields,
      "fileDate",
      "jrPaymentRequestConfirmationMissing",
      "jrReceiptConfirmationMissing",
      "jrCourtFileNumberMissing",
    ],
    fieldsToRead: ["confirmationNumber", "courtFileNumber", "issueDate"],
    instructions,
    ...(values ? { instructionValues: values } : {}),
    example: "scan",
    subFileNames: fileNumber,
    maxFiles: 2,
    acceptedTypes: scans,
  });

/** The days of the steps and the fee, as they hold today. */
const daysOfSteps: Values = (the: CaseReader) => {
  const found = the.row(courtSteps);
  if (!found.found) return { service: "—", appearance: "—", reply: "—" };
  const { proofOfService, noticeOfAppearance, reply } = found.row.value;
  return { service: proofOfService, appearance: noticeOfAppearance, reply };
};

const courtFee: Values = (the: CaseReader) => {
  const found = the.row(judicialReviewFee);
  return { fee: found.found ? inDollars(found.row.value) : "—" };
};

const ifItComes: Otherwise = [
  {
    en: "it comes only later in the case",
    fr: "{il} {arrive|arrivent} seulement plus tard dans l’instance",
  },
  "IfApplicable",
];
const notFiled: Otherwise = [
  {
    en: "no filing in court is pending in this case",
    fr: "aucun dépôt à la Cour n’est en cours dans ce dossier",
  },
  "NotApplicable",
];
const noRecord: Otherwise = [
  {
    en: "the case is not at a stage at which the application record is on file",
    fr: "l’instance n’est pas à une étape où le dossier de demande est déposé",
  },
  "NotApplicable",
];

/** What a paper is for once nothing more is filed: its level stays, and not the reason to hurry. */
const keptWith = (level: RequirementLevel) =>
  [
    courtCaseIsOver,
    level,
    {
      en: "a copy keeps the file of the court case complete",
      fr: "une copie garde complet le dossier de l’instance",
    },
  ] as const;

const onceFiled = (because: Text, otherwise: Otherwise, rules: string): Level => ({
  cases: [[caseWasFiledInCourt, "Required", because], keptWith(otherwise[1])],
  otherwise,
  sources: [courtRules(rules)],
});

const filingStatus = slotFor("main", {
  id: "documentFilingStatusEmail",
  name: { en: "Email from the court registry", fr: "Courriel du greffe", noun: "m" },
  documentTypes: ["CourtDocument"],
  hasParsing: true,
  level: {
    cases: [
      [registryAccepted, "Complete"],
      [
        registryReturned,
        "NeedsAttention",
        {
          en: "a filing that was returned does not count until it is filed again",
          fr: "un dépôt renvoyé ne compte pas tant qu’il n’est pas fait de nouveau",
        },
      ],
      [
        caseWasFiledInCourt,
        "Required",
        {
          en: "the registry answers every filing by email",
          fr: "le greffe répond à chaque dépôt par courriel",
        },
      ],
      keptWith("IfApplicable"),
    ],
    otherwise: ifItComes,
    sources: [ourDecision],
  },
  potentialWarnings: [...ofReadFields, "fileDate", "jrCourtFileNumberMissing"],
  fieldsToRead: ["courtFileNumber", "issueDate", "filingStatus"],
  instructions: {
    en: "Add each email in which the registry says what became of a filing, and choose Accepted or Returned. The newest email counts. If a filing was returned, note why and until when it can be filed again.",
    fr: "Ajoutez chaque courriel dans lequel le greffe indique la suite donnée à un dépôt, et choisissez Accepté ou Renvoyé. Le courriel le plus récent compte. Si un dépôt est renvoyé, notez pourquoi et jusqu’à quand il peut être déposé de nouveau.",
  },
  example: "page",
  subFileNames: { en: "Filing {n}", fr: "Dépôt {n}" },
  maxFiles: 20,
  acceptedTypes: scansAndTexts,
});

const byApplicant: More = { studentPermissions: applicantAlwaysSupplies };
const forApplicantToRead: More = { studentPermissions: othersAlwaysSupply };

const untilRecordIsFiled = (because: Text, otherwise: Text): Level => ({
  cases: [[recordWasFiled, "Required", because], keptWith("Recommended")],
  otherwise: helpsYourCase(otherwise),
  sources: [courtRules("rules 10 and 12")],
});

export const courtCasePages: readonly VaultPage[] = [
  courtPage(
    "document-filing-status-email",
    { en: "Document Filing Status Email", fr: "Courriel sur l’état du dépôt", noun: "m" },
    filingStatus,
    { rights: legalTeamAlone },
  ),
  courtPage(
    "leave-application",
    text.leaveApplication,
    stamped({
      id: "leaveApplication",
      name: text.leaveApplication,
      instructions: {
        en: "Add the application for leave and for judicial review as the registry issued it: stamp, date and court file number must be readable.",
        fr: "Ajoutez la demande d’autorisation et de contrôle judiciaire telle que le greffe l’a délivrée : le timbre, la date et le numéro de dossier de la Cour doivent être lisibles.",
      },
      level: {
        cases: [
          [
            caseWasFiledInCourt,
            "Required",
            { en: "it is the paper that began the case", fr: "c’est le document qui a introduit l’instance" },
          ],
          keptWith("Recommended"),
        ],
        otherwise: helpsYourCase({
          en: "the court case begins with this application, and the time to file it is short",
          fr: "l’instance commence par cette demande, et le délai pour la déposer est court",
        }),
        sources: [courtRules("rule 5, Form IR-1")],
      },
    }),
    { lawyerCanGenerate: {} },
  ),
  courtPage(
    "judicial-review-payment-request",
    text.paymentRequest,
    payment({
      id: "judicialReviewPaymentRequest",
      name: text.paymentRequest,
      instructions: {
        en: "Add the confirmation that the request to pay the fee was sent to the registry, with its confirmation number.",
        fr: "Ajoutez la confirmation que la demande de paiement des frais a été envoyée au greffe, avec son numéro de confirmation.",
      },
      level: onceFiled(text.feeIsDue, ifItComes, "rule 23"),
    }),
    { category: "General" },
  ),
  courtPage(
    "judicial-review-payment-receipt",
    text.paymentReceipt,
    payment({
      id: "judicialReviewPaymentReceipt",
      name: text.paymentReceipt,
      instructions: {
        en: "Add the receipt of the ${fee} filing fee, with the confirmation number and the court file number.",
        fr: "Ajoutez le reçu des frais de dépôt de {fee} $, avec le numéro de confirmation et le numéro de dossier de la Cour.",
      },
      values: courtFee,
      level: onceFiled(text.feeIsDue, ifItComes, "rule 23"),
    }),
    { category: "General" },
  ),
  courtPage(
    "proof-of-service",
    text.proofOfService,
    stamped({
      id: "proofOfService",
      name: text.proofOfService,
      instructions: {
        en: "Add the proof that each respondent was served: who, how and when. It is due at the registry within {service} days after the service.",
        fr: "Ajoutez la preuve que chaque défendeur a reçu signification : qui, comment et quand. Elle doit être déposée au greffe dans les {service} jours suivant la signification.",
      },
      values: daysOfSteps,
      level: {
        cases: [
          [
            caseWasFiledInCourt,
            "Required",
            {
              en: "the Court continues only once the service is proven",
              fr: "la Cour poursuit seulement quand la signification est prouvée",
            },
          ],
        ],
        otherwise: notFiled,
        sources: [courtRules("rule 7")],
      },
    }),
  ),
  courtPage(
    "notice-of-appearance",
    text.appearance,
    stamped({
      id: "noticeOfAppearance",
      name: text.appearance,
      instructions: {
        en: "Add the notice in which the government’s lawyer takes up the case. It is due within {appearance} days after the service of the application.",
        fr: "Ajoutez l’avis par lequel l’avocate ou l’avocat du gouvernement comparaît. Il doit arriver dans les {appearance} jours suivant la signification de la demande.",
      },
      values: daysOfSteps,
      level: {
        cases: [
          [
            caseWasFiledInCourt,
            "IfApplicable",
            {
              en: "the government’s lawyer serves it soon after the application",
              fr: "l’avocate ou l’avocat du gouvernement le signifie peu après la demande",
            },
          ],
        ],
        otherwise: notFiled,
        sources: [courtRules("rule 8, Form IR-2")],
      },
    }),
  ),
  courtPage(
    "rule-9-reasons",
    text.reasons,
    stamped({
      id: "rule9Reasons",
      name: text.reasons,
      instructions: {
        en: "Add what the registry passed on: the decision with the officer’s reasons, or the notice that there are none. The day on which it arrived starts the time for the record.",
        fr: "Ajoutez ce que le greffe a transmis : la décision avec les motifs de l’agent, ou l’avis qu’il n’y en a pas. Le jour de la réception fait courir le délai pour le dossier.",
      },
      level: {
        cases: [
          [
            reasonsArrived,
            "Required",
            { en: "they are part of the application record", fr: "ils font partie du dossier de demande" },
          ],
        ],
        otherwise: [
          {
            en: "the case is not at a stage at which the officer’s reasons are at hand",
            fr: "l’instance n’est pas à une étape où les motifs de l’agent sont en main",
          },
          "NotApplicable",
        ],
        sources: [courtRules("rule 9")],
      },
    }),
  ),
  courtPage(
    "applicant-affidavit",
    text.affidavit,
    keptPaper("main", {
      id: "applicantAffidavit",
      name: text.affidavit,
      documentTypes: ["CourtDocument"],
      instructions: {
        en: "In the affidavit you state the facts that you know yourself. Read every line, have anything wrong corrected first, then swear or affirm it before a person who may take oaths, and upload all pages, signed.",
        fr: "Dans l’affidavit, vous attestez les faits dont vous avez une connaissance personnelle. Lisez chaque ligne, faites corriger toute erreur, puis prêtez serment ou faites une affirmation solennelle devant une personne autorisée, et téléversez toutes les pages, signées.",
      },
      maxFiles: 10,
      level: untilRecordIsFiled(
        {
          en: "the record proves its facts by affidavit",
          fr: "le dossier prouve ses faits par affidavit",
        },
        {
          en: "the application record will need your affidavit",
          fr: "le dossier de demande aura besoin de votre affidavit",
        },
      ),
    }),
    { ...byApplicant, lawyerCanGenerate: {} },
  ),
  courtPage(
    "affidavit-exhibits",
    text.exhibits,
    keptPaper("main", {
      id: "affidavitExhibits",
      name: text.exhibits,
      instructions: {
        en: "Upload the documents of the application that was decided, in order and exactly as they were sent, also the letters of IRCC. Do not add, change or leave out anything without asking your lawyer.",
        fr: "Téléversez les documents de la demande qui a été tranchée, dans l’ordre et exactement tels qu’envoyés, y compris les lettres d’IRCC. N’ajoutez, ne changez et n’omettez rien sans le demander à votre équipe juridique.",
      },
      maxFiles: 60,
      level: untilRecordIsFiled(
        { en: "the affidavit refers to these documents", fr: "l’affidavit renvoie à ces documents" },
        {
          en: "they show the Court what the officer had at hand",
          fr: "elles montrent à la Cour ce que l’agent avait en main",
        },
      ),
    }),
    byApplicant,
  ),
  courtPage(
    "respondent-memorandum",
    text.respondent,
    stamped({
      id: "respondentMemorandum",
      name: text.respondent,
      instructions: {
        en: "Add the memorandum with the government’s arguments, and any affidavit that came with it. A reply is due within {reply} days after its service.",
        fr: "Ajoutez le mémoire qui contient les arguments du gouvernement, et tout affidavit qui l’accompagne. Une réplique doit être déposée dans les {reply} jours suivant sa signification.",
      },
      values: daysOfSteps,
      level: {
        cases: [
          [
            recordWasFiled,
            "IfApplicable",
            {
              en: "the government may oppose the application in writing",
              fr: "le gouvernement peut s’opposer à la demande par écrit",
            },
          ],
        ],
        otherwise: noRecord,
        sources: [courtRules("rule 11")],
      },
    }),
  ),
  courtPage(
    "reply-memorandum",
    text.reply,
    stamped({
      id: "replyMemorandum",
      name: text.reply,
      instructions: {
        en: "Add the memorandum in reply to the government’s arguments, with the proof of its service. It is due within {reply} days after the respondent’s memorandum was served.",
        fr: "Ajoutez le mémoire en réplique aux arguments du gouvernement, avec la preuve de sa signification. Il doit être déposé dans les {reply} jours suivant la signification du mémoire du défendeur.",
      },
      values: daysOfSteps,
      level: {
        cases: [
          [
            recordWasFiled,
            "IfApplicable",
            {
              en: "it is used only if the lawyer replies to the government’s memorandum",
              fr: "il sert seulement si l’équipe juridique répond au mémoire du gouvernement",
            },
          ],
        ],
        otherwise: noRecord,
        sources: [courtRules("rule 13")],
      },
    }),
    { lawyerCanGenerate: {} },
  ),
  courtPage(
    "leave-decision",
    text.leaveDecision,
    stamped({
      id: "leaveDecision",
      name: text.leaveDecision,
      instructions: {
        en: "Here lies the order that grants or refuses leave. If leave is granted, it also fixes the hearing and the time for each further step.",
        fr: "Ici se trouve l’ordonnance qui accueille ou rejette la demande d’autorisation. Si l’autorisation est accordée, elle fixe aussi l’audience et le délai de chaque étape suivante.",
        tells: "reader",
      },
      level: {
        cases: [[any(leaveWasGranted, courtHasDecided), "Required"]],
        otherwise: [
          { en: "no decision on leave is recorded", fr: "aucune décision sur l’autorisation n’est notée" },
          "NotApplicable",
        ],
        sources: [courtRules("rules 14 and 15")],
      },
    }),
    forApplicantToRead,
  ),
  courtPage(
    "certified-tribunal-record",
    text.tribunalRecord,
    stamped({
      id: "certifiedTribunalRecord",
      name: text.tribunalRecord,
      instructions: {
        en: "Add the complete file that the officer had, as IRCC certified it. Check it against what was sent: a missing page can matter.",
        fr: "Ajoutez le dossier complet dont disposait l’agent, tel qu’IRCC l’a certifié. Comparez-le à ce qui a été envoyé : une page manquante peut compter.",
      },
      level: {
        cases: [
          [
            leaveWasGranted,
            "Required",
            {
              en: "the Court reviews the decision on this record",
              fr: "la Cour contrôle la décision d’après ce dossier",
            },
          ],
        ],
        otherwise: [text.leaveNotGranted, "NotApplicable"],
        sources: [courtRules("rule 17")],
      },
    }),
  ),
  courtPage(
    "hearing-notice",
    text.hearing,
    stamped({
      id: "hearingNotice",
      name: text.hearing,
      instructions: {
        en: "Here lies the notice with the date, the time, and the place or the link of the hearing. Ask your lawyer whether you should attend.",
        fr: "Ici se trouve l’avis qui indique la date, l’heure, et le lieu ou le lien de l’audience. Demandez à votre équipe juridique si vous devriez y assister.",
        tells: "reader",
      },
      maxFiles: 3,
      level: {
        cases: [
          [
            leaveWasGranted,
            "IfApplicable",
            {
              en: "the Court sends it when it sets the day of the hearing",
              fr: "la Cour l’envoie quand elle fixe le jour de l’audience",
            },
          ],
        ],
        otherwise: [text.leaveNotGranted, "NotApplicable"],
        sources: [courtRules("rule 15")],
      },
    }),
    forApplicantToRead,
  ),
  courtPage(
    "court-judgment",
    text.judgment,
    stamped({
      id: "courtJudgment",
      name: text.judgment,
      instructions: {
        en: "Here lies the decision of the Court with its reasons. If the Court sets the refusal aside, another officer usually decides again: this is not yet an approval.",
        fr: "Ici se trouve la décision de la Cour avec ses motifs. Si la Cour annule le refus, un autre agent décide d’ordinaire à nouveau : ce n’est pas encore une approbation.",
        tells: "reader",
      },
      maxFiles: 3,
      level: {
        cases: [[courtHasDecided, "Required"]],
        otherwise: [
          { en: "no decision of the Court is recorded", fr: "aucune décision de la Cour n’est notée" },
          "NotApplicable",
        ],
        sources: [courtRules("rule 18")],
      },
    }),
    forApplicantToRead,
  ),
];
