import type { ApplicationType } from "../../caseFile/application.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import {
  isMadeInsideCanada,
  isStandaloneFamily,
  isStudent,
  typeIsOneOf,
} from "../../conditions/application/application.ts";
import { isInCanada } from "../../conditions/status/insideCanada.ts";
import { asksToChangeWorkConditions, asksToReplacePermit } from "../../conditions/authority/requests.ts";
import { spouseLivesInCanada } from "../../conditions/family/spouse.ts";
import { familyHosts, friendHosts } from "../../conditions/visit/visitorVisa.ts";
import { all, any } from "../../kernel/condition.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { Clause, Text } from "../../kernel/text.ts";
import { scans } from "../files/fileTypes.ts";
import { countsIfItFits } from "../levels.ts";
import { vaultPage, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { ofAnyPermit, ofStudyPermit, ofVisitorRecord, ofWorkPermit, permitFields } from "./permitWarnings.ts";
import { fileNumber, slotFor } from "../slotFor.ts";
import { checklist5555, checklist5556, ourDecision } from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";
import { maintainedStatusProof } from "./maintainedStatus.ts";

/** The permit or record somebody holds now. */

/** Words that several places of this file say. */
const text = {
  currentPermit: { en: "Current Valid Permit", fr: "Permis valide actuel", noun: "m" },
  familyPermitInstructions: {
    en: "Scan both sides of the permit or record that this person holds now, in colour, also an empty back. The number, the dates and the conditions must be readable. If an extension was requested before it ended, add the confirmation.",
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
} satisfies Record<string, Text | Noun>;

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
          en: "your family’s right to apply depends on your permit",
          fr: "le droit de votre famille de faire une demande dépend de votre permis",
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
          to: {
            host: {
              en: "if you are in Canada on a permit, it shows that your stay is lawful",
              fr: "si vous êtes au Canada avec un permis, il montre que votre séjour est légal",
            },
          },
        },
      ],
    ],
    otherwise: countsIfItFits,
    sources: [ourDecision],
  },
};

const instructions: Readonly<Record<Holder, Clause>> = {
  main: {
    en: "Scan both sides of the permit or record that you hold now, in colour, also an empty back. The document number, the dates and the conditions must be readable. The visa in the passport is another document.",
    fr: "Numérisez en couleur les deux côtés du permis ou de la fiche que vous avez maintenant, même un verso vide. Le numéro du document, les dates et les conditions doivent être lisibles. Le visa dans le passeport est un autre document.",
  },
  spouse: text.familyPermitInstructions,
  child: text.familyPermitInstructions,
  host: {
    en: "Ask the host for a scan of both sides of the permit or record, with the dates readable. A host who is a citizen or permanent resident does not need this page.",
    fr: "Demandez à l’hôte une copie numérisée des deux côtés du permis ou de la fiche, avec les dates lisibles. Un hôte qui a la citoyenneté ou la résidence permanente n’a pas besoin de cette page.",
    to: {
      host: {
        en: "Scan both sides of your permit or record, with the dates readable. If you are a citizen or permanent resident, you do not need this page.",
        fr: "Numérisez les deux côtés de votre permis ou de votre fiche, avec les dates lisibles. Si vous avez la citoyenneté ou la résidence permanente, vous n’avez pas besoin de cette page.",
      },
    },
  },
};

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

const holders: readonly Holder[] = ["main", "spouse", "child", "host"];

export const currentPermitPages: readonly VaultPage[] = holders.map(currentPermit);
