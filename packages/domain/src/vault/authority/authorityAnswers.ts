import type { Text } from "../../kernel/text.ts";
import type { PageOfEach, PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import {
  applicationWasSent,
  isBridgingPermit,
  isCourtCase,
  isJudicialReview,
  isMadeInsideCanada,
  isStudyApplication,
} from "../../conditions/application/application.ts";
import { appliesOnArrival } from "../../conditions/status/border.ts";
import { appliedForPermanentResidence, wasRefusedBefore } from "../../conditions/background/history.ts";
import { asksForNotesOnRefusal, asksForReconsideration } from "../../conditions/authority/requests.ts";
import {
  authorityIsDone,
  lawyerReviews,
  wasApproved,
  wasRefused,
  wentToCourt,
} from "../../conditions/application/status.ts";
import { all, any, not } from "../../kernel/condition.ts";
import { scans } from "../files/fileTypes.ts";
import { helpsYourCase, nothingCallsForIt } from "../levels.ts";
import { vaultPage, type Permission, type RequirementLevel, type VaultPage, type Instructions } from "../page.ts";
import { applicantAlwaysSupplies, applicantSupplies, othersSupply } from "../permissions.ts";
import { allBut, ownedBy } from "../person.ts";
import { fileNumber, keptPaper, slotFor } from "../slotFor.ts";
import { ofReadFields, ofReadFile } from "../files/slotWarnings.ts";
import { checklist5483, excerptOf, ourDecision, specified } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** What IRCC sends back: that it received, approved or refused an application, and the receipt of its fee. */

/** Words that several places of this file say. */
const text = {
  submission: { en: "Submission Confirmation", fr: "Confirmation d’envoi", noun: "f" },
  feeReceipt: { en: "Government Fee Receipt", fr: "Reçu des frais gouvernementaux", noun: "m" },
  showsWhoIsIncluded: {
    en: "if an application for permanent residence was made, this letter shows that it includes this person",
    fr: "si une demande de résidence permanente a été faite, cette lettre montre qu’elle vise aussi cette personne",
  },
  lawyerNeedsReasons: {
    en: "the date and the reasons in the letter decide what can still be done, and by when",
    fr: "la date et les motifs de la lettre déterminent ce qui peut encore être fait, et pour quand",
  },
  ifThisPersonWasRefused: {
    en: "the letter counts if this person was refused before",
    fr: "la lettre compte si cette personne a déjà essuyé un refus",
  },
} satisfies Record<string, Text | Noun | Instructions>;

type Person = "main" | "spouse" | "child";
type Level = Omit<CaseRule<RequirementLevel>, "id">;

const people: readonly Person[] = ["main", "spouse", "child"];
const slugFor = (person: Person, slug: PageOfEach<"spouse" | "child">): PageSlug =>
  person === "main" ? slug : (`${person}-${slug}` as const);

const acknowledgementLevel: Readonly<Record<Person, Level>> = {
  main: {
    cases: [
      [
        all(appliedForPermanentResidence, isStudyApplication),
        "Required",
        {
          en: "the officer should see openly that you also applied to stay permanently",
          fr: "l’agent devrait voir clairement que vous avez aussi demandé à rester de façon permanente",
        },
      ],
      [
        isBridgingPermit,
        "Required",
        {
          en: "this permit rests on an application for permanent residence that IRCC has received",
          fr: "ce permis repose sur une demande de résidence permanente qu’IRCC a reçue",
        },
      ],
    ],
    otherwise: [
      {
        en: "the letter is asked for only with a bridging open work permit, or in a study application if you applied for permanent residence",
        fr: "la lettre est exigée seulement pour un permis de travail ouvert transitoire, ou dans une demande d’études si vous avez demandé la résidence permanente",
      },
      "NotApplicable",
    ],
    sources: [specified("document 1 section 4")],
  },
  spouse: {
    cases: [],
    otherwise: helpsYourCase(text.showsWhoIsIncluded),
    sources: [specified("document 1 section 4")],
  },
  child: { cases: [], otherwise: helpsYourCase(text.showsWhoIsIncluded), sources: [specified("document 1 section 4")] },
};

const acknowledgement = (person: Person): VaultPage =>
  vaultPage({
    slug: slugFor(person, "acknowledgement-of-receipt"),
    rights: closedToOutsiders,
    ...ownedBy(person, { en: "Acknowledgement of Receipt", fr: "Accusé de réception", noun: "m" }),
    category: "Letter",
    tags: [],
    phase: "preparation",
    appliesTo: [
      "Student",
      "StudentExtension",
      "StandaloneFamily",
      "SpeFamily",
      "PgwpFamily",
      "ExpressEntryIta",
      "Dli",
      "Bowp",
      "TrvSpe",
      "TrvPgwp",
    ],
    studentPermissions: person === "main" ? applicantSupplies : othersSupply,
    slots: [
      keptPaper(person, {
        id: "acknowledgementOfReceipt",
        name: { en: "Acknowledgement of receipt letter", fr: "Lettre d’accusé de réception", noun: "f" },
        level: acknowledgementLevel[person],
        instructions: {
          en: "Upload the letter in which IRCC confirms that it received the application for permanent residence. The application number, the names and the date must be readable. The receipt of the payment is not enough.",
          fr: "Téléversez la lettre dans laquelle IRCC confirme avoir reçu la demande de résidence permanente. Le numéro de la demande, les noms et la date doivent être lisibles. Le reçu de paiement ne suffit pas.",
        },
        maxFiles: 2,
      }),
    ],
  });

const submissionConfirmation: VaultPage = vaultPage({
  slug: "submission-confirmation",
  rights: closedToOutsiders,
  ...ownedBy("main", text.submission),
  category: "Letter",
  tags: [],
  phase: "afterSubmission",
  appliesTo: allBut("JudicialReview"),
  studentPermissions: othersSupply,
  slots: [
    keptPaper("main", {
      id: "submissionConfirmation",
      name: text.submission,
      level: {
        cases: [
          [
            applicationWasSent,
            "Required",
            {
              en: "it carries the application number, by which IRCC finds the file",
              fr: "elle porte le numéro de la demande, par lequel IRCC trouve le dossier",
            },
          ],
        ],
        otherwise: [
          {
            en: "the application is not at a stage at which this confirmation is needed",
            fr: "la demande n’est pas à une étape où cette confirmation est nécessaire",
          },
          "NotApplicable",
        ],
        sources: [ourDecision],
      },
      instructions: {
        en: "Here lies the page or letter that shows that IRCC has the application, with the application number and the date. Your lawyer adds it after sending.",
        fr: "Ici se trouve la page ou la lettre qui montre qu’IRCC a la demande, avec le numéro de la demande et la date. Votre équipe juridique l’ajoute après l’envoi.",
        tells: "reader",
      },
      maxFiles: 3,
    }),
  ],
});

const feeReceipt: VaultPage = vaultPage({
  slug: "government-fee-receipt",
  rights: closedToOutsiders,
  ...ownedBy("main", text.feeReceipt),
  category: "General",
  tags: ["Banking"],
  phase: "preparation",
  appliesTo: allBut("JudicialReview"),
  studentPermissions: applicantSupplies,
  slots: [
    keptPaper("main", {
      id: "governmentFeeReceipt",
      name: text.feeReceipt,
      level: {
        cases: [
          [
            appliesOnArrival,
            "NotApplicable",
            { en: "the fee is paid at the border", fr: "les frais se paient à la frontière" },
          ],
          [
            applicationWasSent,
            "Required",
            { en: "the receipt proves that the fee was paid", fr: "le reçu prouve que les frais ont été payés" },
          ],
          [
            lawyerReviews,
            "Recommended",
            {
              en: "the fee has to be paid when the application is sent",
              fr: "les frais doivent être payés à l’envoi de la demande",
            },
          ],
          [
            any(authorityIsDone, wentToCourt),
            "NotApplicable",
            {
              en: "nobody asks any more whether the fee was paid",
              fr: "personne ne demande plus si les frais ont été payés",
            },
          ],
        ],
        otherwise: [
          {
            en: "the receipt matters once the lawyer reviews the file or the application is sent",
            fr: "le reçu compte à partir du moment où l’équipe juridique examine le dossier ou que la demande est envoyée",
          },
          "NotApplicable",
        ],
        sources: [checklist5483("item 1")],
      },
      instructions: {
        en: "Upload the official receipt that IRCC’s payment page gives, in full, with its number and the fees that were paid. If the biometrics fee was paid apart, add that receipt too. A bank or card statement does not replace it.",
        fr: "Téléversez en entier le reçu officiel que donne la page de paiement d’IRCC, avec son numéro et les frais payés. Si les frais de biométrie ont été payés à part, ajoutez aussi ce reçu. Un relevé de banque ou de carte ne le remplace pas.",
      },
      maxFiles: 5,
    }),
  ],
});

const introductionPermissions: CaseRule<readonly Permission[]> = {
  id: "permissions.letterOfIntroduction",
  cases: [
    [
      any(isJudicialReview, appliesOnArrival),
      ["View"],
      {
        en: "no letter of introduction is for you to add",
        fr: "vous n’avez pas de lettre d’introduction à ajouter",
      },
    ],
  ],
  otherwise: [
    {
      en: "you can add the letter from your account",
      fr: "vous pouvez ajouter la lettre depuis votre compte",
    },
    ["View", "Upload"],
  ],
};

const letterOfIntroduction = (person: Person): VaultPage =>
  vaultPage({
    slug: slugFor(person, "letter-of-introduction"),
    rights: closedToOutsiders,
    ...ownedBy(person, { en: "Letter of Introduction", fr: "Lettre d’introduction", noun: "f" }),
    category: "Letter",
    tags: ["Travel"],
    phase: "afterDecision",
    appliesTo: [
      "Student",
      "StandaloneFamily",
      "WorkPermit",
      "Lmia",
      "C10",
      "ClosedWorkPermit",
      "Dli",
      "Iec",
    ] satisfies readonly ApplicationType[],
    studentPermissions: introductionPermissions,
    slots: [
      slotFor(person, {
        id: "letterOfIntroduction",
        name: { en: "Letter of introduction", fr: "Lettre d’introduction", noun: "f" },
        documentTypes: ["Other"],
        hasParsing: true,
        level: {
          cases: [
            [
              all(wasApproved, not(isMadeInsideCanada)),
              "Required",
              {
                en: "the permit is issued at the port of entry on this letter",
                fr: "le permis est délivré au point d’entrée sur présentation de cette lettre",
              },
            ],
          ],
          otherwise: [
            {
              en: "IRCC sends this letter with the approval of an application that was made from outside Canada, and none is recorded",
              fr: "IRCC envoie cette lettre avec l’approbation d’une demande faite hors du Canada, et aucune n’est notée",
            },
            "NotApplicable",
          ],
          sources: [ourDecision],
        },
        potentialWarnings: [...ofReadFile, "documentExpired"],
        fieldsToRead: ["applicantFullName", "documentNumber", "expiryDate"],
        instructions: {
          en: "Upload every page of the letter that IRCC sent with the approval. Print it and keep it with the passport in your hand luggage: the officer at the port of entry asks for it and issues the permit there. The letter is not the permit. Check until when it can be used.",
          fr: "Téléversez chaque page de la lettre qu’IRCC a envoyée avec l’approbation. Imprimez-la et gardez-la avec le passeport dans votre bagage à main : l’agent la demande au point d’entrée et y délivre le permis. La lettre n’est pas le permis. Vérifiez jusqu’à quand elle peut servir.",
        },
        example: "scan",
        subFileNames: fileNumber,
        maxFiles: 2,
        acceptedTypes: scans,
      }),
    ],
  });

const refusalLevel: Readonly<Record<Person, Level>> = {
  main: {
    cases: [
      [isCourtCase, "Required", { en: "the Court reviews this decision", fr: "la Cour contrôle cette décision" }],
      [
        any(asksForNotesOnRefusal, asksForReconsideration),
        "Required",
        { en: "your request is about this decision", fr: "votre demande porte sur cette décision" },
      ],
      [wasRefused, "Required", text.lawyerNeedsReasons],
      [
        wasRefusedBefore,
        "Required",
        {
          en: "IRCC asks about every earlier refusal, and the letter gives its reasons",
          fr: "IRCC pose des questions sur chaque refus antérieur, et la lettre en donne les motifs",
        },
      ],
    ],
    otherwise: [{ en: "your answers show no refusal", fr: "vos réponses n’indiquent aucun refus" }, "NotApplicable"],
    sources: [specified("document 3 section 4.2 and document 1 section 8")],
  },
  spouse: {
    cases: [[wasRefused, "Required", text.lawyerNeedsReasons]],
    otherwise: [text.ifThisPersonWasRefused, "IfApplicable"],
    sources: [ourDecision],
  },
  child: {
    cases: [[wasRefused, "Required", text.lawyerNeedsReasons]],
    otherwise: [text.ifThisPersonWasRefused, "IfApplicable"],
    sources: [ourDecision],
  },
};

const officerNotes = keptPaper("main", {
  id: "officerNotes",
  name: { en: "Officer’s notes", fr: "Notes de l’agent", noun: "fp" },
  level: {
    cases: [
      [
        isCourtCase,
        "Recommended",
        {
          en: "the notes often contain the reasons that the Court looks at",
          fr: "les notes contiennent souvent les motifs que la Cour examine",
        },
      ],
      [
        wasRefusedBefore,
        "IfApplicable",
        { en: "the notes are useful if you have them", fr: "les notes sont utiles si vous les avez" },
      ],
    ],
    otherwise: nothingCallsForIt,
    sources: [excerptOf("Access to Information Act and Privacy Act requests to IRCC, as commonly described")],
  },
  instructions: {
    en: "Upload the notes that the officer wrote on your file, if you or your lawyer asked for them by an access to information request. They say more about the reasons than the letter.",
    fr: "Téléversez les notes que l’agent a écrites dans votre dossier, si vous ou votre équipe juridique les avez obtenues par une demande d’accès à l’information. Elles en disent plus sur les motifs que la lettre.",
  },
  maxFiles: 5,
});

const refusalLetter = (person: Person): VaultPage =>
  vaultPage({
    slug: slugFor(person, "refusal-letter"),
    rights: closedToOutsiders,
    ...ownedBy(person, { en: "Refusal Letter", fr: "Lettre de refus", noun: "f" }),
    category: "Letter",
    tags: [],
    phase: "preparation",
    appliesTo: person === "main" ? allBut() : allBut("IrccRequest"),
    studentPermissions: applicantAlwaysSupplies,
    slots: [
      slotFor(person, {
        id: "refusalLetter",
        name: { en: "Refusal letter", fr: "Lettre de refus", noun: "f" },
        documentTypes: ["RefusalLetter"],
        hasParsing: true,
        level: refusalLevel[person],
        potentialWarnings: [
          ...ofReadFields,
          "fileDate",
          "missingPreviousVisaDetails",
          "inconsistentRefusalDisclosure",
          "previousCanadianApplicationNotDisclosed",
          "uciMismatch",
          "incorrectDocumentForRefusalLetter",
        ],
        fieldsToRead: ["applicantFullName", "uciNumber", "issueDate", "refusalReason", "visaType"],
        instructions:
          person === "main"
            ? {
                en: "Upload every page of each refusal letter, from Canada or another country, also pages with boxes ticked or nearly empty. The date and the reasons must be readable. Officer’s notes have a place of their own below.",
                fr: "Téléversez chaque page de chaque lettre de refus, du Canada ou d’un autre pays, même les pages à cases cochées ou presque vides. La date et les motifs doivent être lisibles. Les notes de l’agent ont leur propre place plus bas.",
              }
            : {
                en: "Upload every page of each refusal letter of this person, from Canada or another country. The date and the reasons must be readable.",
                fr: "Téléversez chaque page de chaque lettre de refus de cette personne, du Canada ou d’un autre pays. La date et les motifs doivent être lisibles.",
              },
        example: "scan",
        subFileNames: { en: "Refusal {n}", fr: "Refus {n}" },
        maxFiles: person === "main" ? 10 : 5,
        acceptedTypes: scans,
        splitScreen: person === "main",
      }),
      ...(person === "main" ? [officerNotes] : []),
    ],
  });

export const authorityAnswerPages: readonly VaultPage[] = [
  ...people.map(acknowledgement),
  feeReceipt,
  submissionConfirmation,
  ...people.map(letterOfIntroduction),
  ...people.map(refusalLetter),
];
