import type { ApplicationType } from "../../caseFile/application.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import {
  isBridgingPermit,
  isMadeInsideCanada,
  isStandaloneFamily,
  isStudent,
  isWorkApplication,
  typeIsOneOf,
} from "../../conditions/application/application.ts";
import { isOnMaintainedStatus } from "../../conditions/background/history.ts";
import { isInCanada } from "../../conditions/status/insideCanada.ts";
import { asksToChangeWorkConditions, asksToReplacePermit } from "../../conditions/authority/requests.ts";
import { spouseLivesInCanada } from "../../conditions/family/spouse.ts";
import { familyHosts, friendHosts } from "../../conditions/visit/visitorVisa.ts";
import { all, any } from "../../kernel/condition.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";
import { regulations } from "../../tables/sources.ts";
import { scans } from "../files/fileTypes.ts";
import { countsIfItFits } from "../levels.ts";
import { vaultPage, type RequirementLevel, type VaultPage, type Instructions } from "../page.ts";
import { applicantSupplies, othersSupply } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { ofAnyPermit, ofStudyPermit, ofVisitorRecord, ofWorkPermit, permitFields } from "./permitWarnings.ts";
import { fileNumber, keptPaper, slotFor } from "../slotFor.ts";
import { checklist5555, checklist5556, excerptOf, ourDecision, specified } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** The permit or record somebody holds now, and proof of a status that goes on while IRCC decides. */

/** Words that several places of this file say. */
const text = {
  currentPermit: { en: "Current Valid Permit", fr: "Permis valide actuel", noun: "m" },
  maintainedLetter: { en: "Letter on Maintained Status", fr: "Lettre sur le statut maintenu", noun: "f" },
  residenceProof: {
    en: "Permanent Residence Application Proof",
    fr: "Preuve de demande de résidence permanente",
    noun: "f",
  },
  familyPermitInstructions: {
    en: "Scan both sides of the permit or record that this person holds now, in colour, also an empty back. The number, the dates and the conditions must be readable. If an extension was asked for before it ended, add the confirmation.",
    fr: "Numérisez en couleur les deux côtés du permis ou de la fiche que cette personne a maintenant, même un verso vide. Le numéro, les dates et les conditions doivent être lisibles. Si une prolongation a été demandée avant l’échéance, ajoutez la confirmation.",
  },
  provesStatus: {
    en: "it shows which status you have in Canada and until when",
    fr: "il montre quel statut vous avez au Canada et jusqu’à quand",
  },
  provesTheirStatus: {
    en: "it shows which status this person has in Canada and until when",
    fr: "il montre quel statut cette personne a au Canada et jusqu’à quand",
  },
  noExtensionKnown: {
    en: "your answers do not say that an extension is in progress",
    fr: "vos réponses n’indiquent pas qu’une prolongation est en cours",
  },
} satisfies Record<string, Text | Noun | Instructions>;

type Holder = Extract<PageOwner, "main" | "spouse" | "child" | "host">;
type Level = Omit<CaseRule<RequirementLevel>, "id">;

const slugs: Readonly<Record<Holder, PageSlug>> = {
  main: "current-valid-permit",
  spouse: "spe-family-spouse-current-valid-permit",
  child: "spe-family-child-current-valid-permit",
  host: "host-current-valid-permit",
};

const familyInCanada: readonly ApplicationType[] = [
  "StudentExtension",
  "StandaloneFamily",
  "SpeFamily",
  "PgwpFamily",
  "WorkPermit",
  "WorkPermitExtension",
  "Dli",
];

const appliesTo: Readonly<Record<Holder, readonly ApplicationType[]>> = {
  main: allBut("JudicialReview", "VisitorVisa"),
  spouse: familyInCanada,
  child: familyInCanada,
  host: ["VisitorVisa"],
};

const startsFromStudyPermit = typeIsOneOf(
  "startsFromStudyPermit",
  {
    en: "this type of application follows a study permit",
    fr: "ce type de demande fait suite à un permis d’études",
  },
  ["StudentExtension", "Dli", "WorkPermit", "CoOpWorkPermit", "TrvSpe", "SpeFamily"],
);

const startsFromWorkPermit = typeIsOneOf(
  "startsFromWorkPermit",
  {
    en: "this type of application follows a work permit",
    fr: "ce type de demande fait suite à un permis de travail",
  },
  ["WorkPermitExtension", "Bowp", "TrvPgwp", "PgwpFamily"],
);

const names: CaseRule<Noun> = {
  id: "vault.currentValidPermit.name",
  cases: [
    [startsFromStudyPermit, { en: "Current Study Permit", fr: "Permis d’études actuel", noun: "m" }],
    [startsFromWorkPermit, { en: "Current Work Permit", fr: "Permis de travail actuel", noun: "m" }],
  ],
  otherwise: [
    {
      en: "any permit or visitor record may be the current one",
      fr: "tout permis ou toute fiche de visiteur peut être le document actuel",
    },
    text.currentPermit,
  ],
};

const levels: Readonly<Record<Holder, Level>> = {
  main: {
    cases: [
      [isMadeInsideCanada, "Required", text.provesStatus],
      [all(isStudent, isInCanada), "Required", text.provesStatus],
      [
        isStandaloneFamily,
        "Required",
        {
          en: "your family’s right to apply rests on your permit",
          fr: "le droit de votre famille de faire une demande repose sur votre permis",
        },
      ],
      [
        any(asksToChangeWorkConditions, asksToReplacePermit),
        "Required",
        { en: "your request is about this permit", fr: "votre demande porte sur ce permis" },
      ],
      [isInCanada, "Recommended", text.provesStatus],
    ],
    otherwise: [
      {
        en: "your answers do not show that you are in Canada",
        fr: "vos réponses n’indiquent pas que vous êtes au Canada",
      },
      "NotApplicable",
    ],
    sources: [checklist5555, checklist5556, ourDecision],
  },
  spouse: {
    cases: [[spouseLivesInCanada, "Required", text.provesTheirStatus]],
    otherwise: [
      {
        en: "your answers do not say that your spouse or partner lives in Canada",
        fr: "vos réponses n’indiquent pas que votre conjoint ou partenaire habite au Canada",
      },
      "NotApplicable",
    ],
    sources: [ourDecision],
  },
  child: {
    cases: [[all(isMadeInsideCanada, isInCanada), "Required", text.provesTheirStatus]],
    otherwise: [
      {
        en: "this page is for a child who is in Canada with you, and your answers do not show that the family applies from here",
        fr: "cette page vise un enfant qui est au Canada avec vous, et vos réponses n’indiquent pas que la famille fait sa demande d’ici",
      },
      "NotApplicable",
    ],
    sources: [ourDecision],
  },
  host: {
    cases: [
      [
        any(familyHosts, friendHosts),
        "Recommended",
        {
          en: "a host who is in Canada on a permit shows with it that the stay is lawful",
          fr: "un hôte qui est au Canada avec un permis montre ainsi que son séjour est légal",
        },
      ],
    ],
    otherwise: countsIfItFits,
    sources: [ourDecision],
  },
};

const instructions: Readonly<Record<Holder, Text>> = {
  main: {
    en: "Scan both sides of the permit or record that you hold now, in colour, also an empty back. The document number, the dates and the conditions must be readable. The visa in the passport is another document.",
    fr: "Numérisez en couleur les deux côtés du permis ou de la fiche que vous avez maintenant, même un verso vide. Le numéro du document, les dates et les conditions doivent être lisibles. Le visa dans le passeport est un autre document.",
  },
  spouse: text.familyPermitInstructions,
  child: text.familyPermitInstructions,
  host: {
    en: "Ask the host for a scan of both sides of the permit or record, with the dates readable. A host who is a citizen or permanent resident does not need this page.",
    fr: "Demandez à l’hôte une copie numérisée des deux côtés du permis ou de la fiche, avec les dates lisibles. Un hôte qui a la citoyenneté ou la résidence permanente n’a pas besoin de cette page.",
  },
};

const maintainedStatusProof = keptPaper("main", {
  id: "maintainedStatusProof",
  name: {
    en: "Proof that an extension is in progress",
    fr: "Preuve qu’une prolongation est en cours",
    noun: "f",
  },
  level: {
    cases: [
      [
        isOnMaintainedStatus,
        "Required",
        {
          en: "your status continues only if the extension was asked for before the permit ended",
          fr: "votre statut se poursuit seulement si la prolongation a été demandée avant l’échéance du permis",
        },
      ],
    ],
    otherwise: [text.noExtensionKnown, "NotApplicable"],
    sources: [regulations("section 183(5)")],
  },
  instructions: {
    en: "Upload the confirmation that the extension was sent before the permit ended. The date of sending and the application number must be readable. A receipt of the payment helps if it carries the date.",
    fr: "Téléversez la confirmation que la prolongation a été envoyée avant l’échéance du permis. La date d’envoi et le numéro de la demande doivent être lisibles. Un reçu de paiement aide s’il porte la date.",
  },
  maxFiles: 3,
});

const currentPermit = (holder: Holder): VaultPage =>
  vaultPage({
    slug: slugs[holder],
    rights: closedToOutsiders,
    ...ownedBy(holder, text.currentPermit),
    ...(holder === "main" ? { names } : {}),
    category: "Visa",
    tags: [],
    phase: "preparation",
    appliesTo: appliesTo[holder],
    studentPermissions: applicantSupplies,
    slots: [
      slotFor(holder, {
        id: "currentValidPermit",
        name: {
          en: "Current study permit, work permit or visitor record",
          fr: "Permis d’études, permis de travail ou fiche de visiteur en vigueur",
          noun: "m",
        },
        documentTypes: ["StudyPermit", "WorkPermit", "VisitorRecord"],
        hasParsing: true,
        level: levels[holder],
        potentialWarnings: [
          ...ofAnyPermit,
          ...ofStudyPermit,
          ...ofWorkPermit,
          ...ofVisitorRecord,
          "permitRestorationRequired",
        ],
        fieldsToRead: [...permitFields, "studyPermitExpiryDate", "expiryDate", "employer"],
        instructions: instructions[holder],
        example: "scan",
        subFileNames: fileNumber,
        maxFiles: 3,
        acceptedTypes: scans,
        splitScreen: true,
      }),
      ...(holder === "main" ? [maintainedStatusProof] : []),
    ],
  });

const maintainedStatusLetter: VaultPage = vaultPage({
  slug: "maintained-status-letter",
  rights: closedToOutsiders,
  ...ownedBy("main", text.maintainedLetter),
  category: "Letter",
  tags: [],
  phase: "afterSubmission",
  appliesTo: ["WorkPermit", "WorkPermitExtension", "CoOpWorkPermit", "Bowp"],
  studentPermissions: othersSupply,
  slots: [
    keptPaper("main", {
      id: "maintainedStatusLetter",
      name: text.maintainedLetter,
      level: {
        cases: [
          [
            all(isOnMaintainedStatus, isWorkApplication),
            "Recommended",
            {
              en: "it shows an employer that you may keep working",
              fr: "elle montre à un employeur que vous pouvez continuer à travailler",
            },
          ],
        ],
        otherwise: [text.noExtensionKnown, "NotApplicable"],
        sources: [excerptOf("IRCC, officer instructions on maintained status")],
      },
      instructions: {
        en: "Here lies the letter in which IRCC says that you may keep working while it decides. Note until when it holds, and show it to your employer.",
        fr: "Ici se trouve la lettre dans laquelle IRCC indique que vous pouvez continuer à travailler en attendant sa décision. Notez jusqu’à quand elle est valable et montrez-la à votre employeur.",
        tells: "reader",
      },
      maxFiles: 1,
    }),
  ],
});

const permanentResidenceProof: VaultPage = vaultPage({
  slug: "pr-application-proof",
  rights: closedToOutsiders,
  ...ownedBy("main", text.residenceProof),
  category: "General",
  tags: [],
  phase: "preparation",
  appliesTo: ["Bowp"],
  studentPermissions: applicantSupplies,
  slots: [
    keptPaper("main", {
      id: "prApplicationProof",
      name: text.residenceProof,
      level: {
        cases: [
          [
            isBridgingPermit,
            "Required",
            {
              en: "this permit is for the principal applicant of an application for permanent residence that is in progress",
              fr: "ce permis est réservé au demandeur principal ou à la demandeuse principale d’une demande de résidence permanente en cours",
            },
          ],
        ],
        otherwise: [
          {
            en: "only a bridging open work permit rests on it",
            fr: "seul un permis de travail ouvert transitoire repose sur elle",
          },
          "NotApplicable",
        ],
        sources: [specified("document 3 section 3.4"), excerptOf("IRCC, bridging open work permit")],
      },
      instructions: {
        en: "Upload a copy of the application for permanent residence, or of the page that confirms its submission. It must show your name as the principal applicant, the program and the date.",
        fr: "Téléversez une copie de la demande de résidence permanente, ou de la page qui confirme son envoi. Elle doit montrer votre nom à titre de demandeur principal ou de demandeuse principale, le programme et la date.",
      },
      maxFiles: 4,
    }),
  ],
});

const holders: readonly Holder[] = ["main", "spouse", "child", "host"];

export const currentPermitPages: readonly VaultPage[] = [
  ...holders.map(currentPermit),
  maintainedStatusLetter,
  permanentResidenceProof,
];
