import type { ApplicationType } from "../../caseFile/application.ts";
import type { OwnSlotId, PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import {
  employerFilesOffer,
  isBridgingPermit,
  isPostGraduationPermit,
  isWorkFromAbroad,
  isWorkPermitExtension,
  isYouthMobility,
  restsOnLabourMarketAssessment,
} from "../../conditions/application/application.ts";
import { choseBorder, livesNextDoor } from "../../conditions/status/border.ts";
import {
  childAsksToStudy,
  childAsksToVisit,
  childRenewsStudies,
  spouseStudies,
} from "../../conditions/family/dependentVisas.ts";
import { isInCanada } from "../../conditions/status/insideCanada.ts";
import {
  childVisitsFromInside,
  spouseVisitsFromAbroad,
  spouseVisitsFromInside,
  spouseWorksFromAbroad,
  spouseWorksFromInside,
} from "../../conditions/officialForms/officialForms.ts";
import { holdsUsPassport } from "../../conditions/background/visaHistory.ts";
import { all, any, not } from "../../kernel/condition.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";
import type { SlotWarningId } from "../../warnings/warningIds.ts";
import type { DocumentType } from "../files/documentTypes.ts";
import { officialForms } from "../files/fileTypes.ts";
import { alwaysRequired, nothingCallsForIt } from "../levels.ts";
import { vaultPage, type PageTag, type RequirementLevel, type VaultPage } from "../page.ts";
import { applicantSupplies } from "../permissions.ts";
import { allBut, ownedBy, type PageOwner } from "../person.ts";
import { slotFor } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import {
  checklist5483,
  checklist5484,
  checklist5488,
  checklist5556,
  checklist5558,
  excerptOf,
  specified,
} from "../sources.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** The application forms themselves: for permits, visas and visitor records, of each person who applies. */

/** Words that several places of this file say. */
const text = {
  studyPermitSlot: { en: "Study permit application form", fr: "Formulaire de demande de permis d’études", noun: "m" },
  applicationItself: { en: "this form is the application itself", fr: "ce formulaire est la demande elle-même" },
  noFormAtBorder: {
    en: "an application on arrival is made without this form",
    fr: "une demande à l’arrivée se fait sans ce formulaire",
  },
} satisfies Record<string, Text | Noun>;

type Level = Pick<CaseRule<RequirementLevel>, "otherwise" | "sources"> & {
  readonly cases?: CaseRule<RequirementLevel>["cases"];
};

/** A kind of form: what it is read as, which fields and warnings go with it. */
type Kind = {
  readonly name: Noun;
  readonly documentTypes: readonly DocumentType[];
  readonly fieldsToRead: readonly string[];
  readonly warnings: readonly SlotWarningId[];
  readonly tags?: readonly PageTag[];
};

const ofForm: readonly SlotWarningId[] = [
  ...ofReadFields,
  "formNotValidated",
  "incorrectFormVersion",
  "formMissingSignature",
  "formWasAutofilled",
];
const ofWorkForm: readonly SlotWarningId[] = [
  ...ofForm,
  "incorrectWorkPermitType",
  "openWorkPermitType",
  "redundantWorkDetails",
];

const studyPermit: Kind = {
  name: {
    en: "Application for Study Permit (IMM 1294)",
    fr: "Demande de permis d’études (IMM 1294)",
    noun: "f",
  },
  documentTypes: ["IMM1294"],
  fieldsToRead: [
    "formNumber",
    "applicantFullName",
    "uciNumber",
    "passportNumber",
    "startOfCanadianStudyProgram",
    "graduationDate",
    "tuitionFees",
    "expensesPaidBy",
    "isSigned",
  ],
  warnings: [
    ...ofForm,
    "studyPermitStartDateMismatch",
    "incorrectStudyExpensesDetails",
    "passportNumberMismatch",
    "uciMismatch",
  ],
  tags: ["Education"],
};

const studyExtension: Kind = {
  name: {
    en: "Study Permit Extension (IMM 5709)",
    fr: "Prolongation du permis d’études (IMM 5709)",
    noun: "f",
  },
  tags: ["Spe"],
  documentTypes: ["IMM5709"],
  fieldsToRead: ["formNumber", "applicantFullName", "uciNumber", "expensesPaidBy", "isSigned"],
  warnings: [...ofForm, "studyPermitStartDateMismatch", "incorrectStudyExpensesDetails"],
};

const visitorVisa: Kind = {
  name: { en: "Visitor Visa Application (IMM 5257)", fr: "Demande de visa de visiteur (IMM 5257)", noun: "f" },
  documentTypes: ["IMM5257"],
  fieldsToRead: ["formNumber", "applicantFullName", "passportNumber", "isSigned"],
  warnings: ofForm,
};

const workPermit: Kind = {
  name: { en: "Work Permit Application (IMM 1295)", fr: "Demande de permis de travail (IMM 1295)", noun: "f" },
  documentTypes: ["IMM1295"],
  fieldsToRead: visitorVisa.fieldsToRead,
  warnings: ofWorkForm,
};
const openWorkPermit: Kind = {
  ...workPermit,
  name: {
    en: "Open Work Permit Application (IMM 1295)",
    fr: "Demande de permis de travail ouvert (IMM 1295)",
    noun: "f",
  },
};

const workPermitInCanada: Kind = {
  name: {
    en: "Work Permit Application from Inside Canada (IMM 5710)",
    fr: "Demande de permis de travail au Canada (IMM 5710)",
    noun: "f",
  },
  documentTypes: ["IMM5710"],
  fieldsToRead: ["formNumber", "applicantFullName", "uciNumber", "isSigned"],
  warnings: ofWorkForm,
};
const openWorkPermitInCanada: Kind = {
  ...workPermitInCanada,
  name: {
    en: "Open Work Permit Application from Inside Canada (IMM 5710)",
    fr: "Demande de permis de travail ouvert au Canada (IMM 5710)",
    noun: "f",
  },
};

const visitorRecord: Kind = {
  name: {
    en: "Visitor Record Application (IMM 5708)",
    fr: "Demande de fiche de visiteur (IMM 5708)",
    noun: "f",
  },
  documentTypes: ["IRCCForm"],
  fieldsToRead: ["formNumber", "applicantFullName", "isSigned"],
  warnings: [
    ...ofForm,
    "inconsistentRefusalDisclosure",
    "previousCanadianApplicationNotDisclosed",
    "representativeInfoAltered",
    "missingReasonForChange",
    "informationDetailsMissing",
    "missingPersonalInformation",
  ],
};

type FormPage = {
  readonly slug: PageSlug;
  readonly owner: PageOwner;
  /** Of the slot of the applicant; the person is put before it. */
  readonly id: OwnSlotId;
  readonly slotName?: Noun;
  readonly appliesTo: readonly ApplicationType[];
  readonly level: Level;
  readonly instructions?: Text;
  readonly documentTypes?: readonly DocumentType[];
  readonly besideItsForm?: false;
};

const formPage = (kind: Kind, page: FormPage): VaultPage =>
  vaultPage({
    slug: page.slug,
    rights: closedToOutsiders,
    ...ownedBy(page.owner, kind.name),
    category: "General",
    tags: kind.tags ?? [],
    phase: "preparation",
    appliesTo: page.appliesTo,
    studentPermissions: applicantSupplies,
    lawyerCanGenerate: {},
    slots: [
      slotFor(page.owner, {
        id: page.id,
        name: page.slotName ?? kind.name,
        documentTypes: page.documentTypes ?? kind.documentTypes,
        hasParsing: true,
        level: page.level,
        potentialWarnings: kind.warnings,
        fieldsToRead: kind.fieldsToRead,
        instructions: page.instructions ?? {
          en: "Open the form in Adobe Reader, check every field, press Validate, sign it and save it. Then upload that very file, not a scan or a print: its barcode page must stay in it.",
          fr: "Ouvrez le formulaire dans Adobe Reader, vérifiez chaque champ, appuyez sur Valider, signez-le et enregistrez-le. Téléversez ensuite ce fichier même, pas une numérisation ni une impression : sa page de codes à barres doit y rester.",
        },
        example: "form",
        maxFiles: 1,
        acceptedTypes: officialForms,
        ...(page.besideItsForm === false ? {} : { splitScreen: true }),
      }),
    ],
  });

const withFamily = allBut("JudicialReview", "IrccRequest");

const once = (condition: NonNullable<Level["cases"]>[number][0], source: Level["sources"]): Level => ({
  cases: [[condition, "Required"]],
  otherwise: nothingCallsForIt,
  ...(source ? { sources: source } : {}),
});

const studyForms: readonly VaultPage[] = [
  formPage(studyPermit, {
    slug: "application-for-study-permit",
    owner: "main",
    id: "applicationForStudyPermit",
    slotName: text.studyPermitSlot,
    appliesTo: ["Student"],
    level: {
      cases: [
        [all(holdsUsPassport, choseBorder), "NotApplicable", text.noFormAtBorder],
        [all(choseBorder, livesNextDoor), "NotApplicable", text.noFormAtBorder],
      ],
      otherwise: alwaysRequired(text.applicationItself),
      sources: [specified("document 2 section 4"), checklist5483("form 1")],
    },
  }),
  formPage(studyPermit, {
    slug: "spouse-application-for-study-permit",
    owner: "spouse",
    id: "applicationForStudyPermit",
    slotName: text.studyPermitSlot,
    appliesTo: withFamily,
    documentTypes: ["IMM1294", "IMM5709"],
    instructions: {
      en: "Your spouse or partner needs a form of their own to study in Canada. Check every field with them, press Validate, let them sign, and upload that very file.",
      fr: "Votre conjoint ou partenaire a besoin de son propre formulaire pour étudier au Canada. Vérifiez chaque champ ensemble, appuyez sur Valider, faites-le signer et téléversez ce fichier même.",
    },
    level: once(spouseStudies, [specified("document 1 section 4")]),
    besideItsForm: false,
  }),
  formPage(studyPermit, {
    slug: "child-application-for-study-permit",
    owner: "child",
    id: "applicationForStudyPermit",
    slotName: text.studyPermitSlot,
    appliesTo: withFamily,
    documentTypes: ["IMM1294", "IMM5709"],
    instructions: {
      en: "Each child who will study with a permit has a form of their own: IMM 1294, or IMM 5709 when this application is made from inside Canada. A parent signs for a minor. Press Validate and upload that very file.",
      fr: "Chaque enfant qui étudiera avec un permis a son propre formulaire : l’IMM 1294, ou l’IMM 5709 si cette demande se fait depuis le Canada. Un parent signe pour une personne mineure. Appuyez sur Valider et téléversez ce fichier même.",
    },
    level: once(childAsksToStudy, [specified("document 1 section 4")]),
    besideItsForm: false,
  }),
  formPage(studyExtension, {
    slug: "application-for-study-permit-extension",
    owner: "main",
    id: "applicationForStudyPermitExtension",
    appliesTo: ["StudentExtension", "Dli"],
    level: { otherwise: alwaysRequired(text.applicationItself), sources: [excerptOf("IRCC guide 5552")] },
  }),
  formPage(studyExtension, {
    slug: "child-application-for-study-permit-extension",
    owner: "child",
    id: "applicationForStudyPermitExtension",
    appliesTo: withFamily,
    level: once(childRenewsStudies, [excerptOf("IRCC guide 5552")]),
  }),
];

const visitForms: readonly VaultPage[] = [
  formPage(visitorVisa, {
    slug: "application-for-visitor-visa",
    owner: "main",
    id: "applicationForVisitorVisa",
    appliesTo: ["TrvSpe", "TrvPgwp"],
    level: {
      otherwise: alwaysRequired(text.applicationItself),
      sources: [excerptOf("IRCC, visitor visas from inside Canada")],
    },
  }),
  formPage(visitorVisa, {
    slug: "visitor-visa-visitor-application",
    owner: "visitor",
    id: "application",
    appliesTo: ["VisitorVisa"],
    level: { otherwise: alwaysRequired(text.applicationItself), sources: [checklist5484] },
  }),
  formPage(visitorVisa, {
    slug: "visitor-visa-spouse-application",
    owner: "visitorSpouse",
    id: "application",
    appliesTo: ["VisitorVisa"],
    level: {
      otherwise: alwaysRequired({
        en: "each person who travels has a form of their own",
        fr: "chaque personne qui voyage a son propre formulaire",
      }),
      sources: [checklist5484],
    },
  }),
  formPage(visitorVisa, {
    slug: "spouse-application-for-visitor-visa",
    owner: "spouse",
    id: "applicationForVisitorVisa",
    appliesTo: allBut("JudicialReview", "IrccRequest", "VisitorVisa"),
    level: once(spouseVisitsFromAbroad, [checklist5484]),
  }),
  formPage(visitorVisa, {
    slug: "child-application-for-visitor-visa",
    owner: "child",
    id: "applicationForVisitorVisa",
    appliesTo: withFamily,
    level: {
      cases: [
        [
          childVisitsFromInside,
          "IfApplicable",
          {
            en: "the visa is only for leaving Canada and coming back, and staying needs the visitor record",
            fr: "le visa sert seulement à quitter le Canada et à y revenir, et pour rester il faut la fiche de visiteur",
          },
        ],
        [childAsksToVisit, "Required"],
      ],
      otherwise: nothingCallsForIt,
      sources: [checklist5484],
    },
  }),
  formPage(visitorRecord, {
    slug: "spouse-application-for-visitor-record",
    owner: "spouse",
    id: "applicationForVisitorRecord",
    appliesTo: allBut("JudicialReview", "IrccRequest", "VisitorVisa"),
    level: once(spouseVisitsFromInside, [checklist5558]),
  }),
  formPage(visitorRecord, {
    slug: "child-application-for-visitor-record",
    owner: "child",
    id: "applicationForVisitorRecord",
    appliesTo: withFamily,
    level: once(childVisitsFromInside, [checklist5558]),
  }),
];

const workForms: readonly VaultPage[] = [
  formPage(workPermit, {
    slug: "application-for-work-permit",
    owner: "main",
    id: "applicationForWorkPermit",
    appliesTo: ["Lmia", "C10", "ClosedWorkPermit", "Iec"],
    level: {
      cases: [
        [
          restsOnLabourMarketAssessment,
          "IfApplicable",
          {
            en: "the worker applies once the assessment is there",
            fr: "la personne fait sa demande une fois l’étude obtenue",
          },
        ],
        [
          isYouthMobility,
          "IfApplicable",
          {
            en: "this application is filled in online, and a copy can be kept here",
            fr: "cette demande se remplit en ligne, et une copie peut être gardée ici",
          },
        ],
        [all(isWorkFromAbroad, not(isInCanada)), "Required"],
      ],
      otherwise: nothingCallsForIt,
      sources: [checklist5488],
    },
  }),
  formPage(workPermitInCanada, {
    slug: "application-for-work-permit-inside-canada",
    owner: "main",
    id: "applicationForWorkPermitInsideCanada",
    appliesTo: ["WorkPermit", "WorkPermitExtension", "Lmia", "C10", "ClosedWorkPermit", "Bowp"],
    level: {
      cases: [
        [any(isPostGraduationPermit, isWorkPermitExtension, isBridgingPermit), "Required"],
        [all(employerFilesOffer, isInCanada), "Required"],
      ],
      otherwise: nothingCallsForIt,
      sources: [checklist5556],
    },
  }),
  formPage(openWorkPermit, {
    slug: "spouse-application-for-work-permit",
    owner: "spouse",
    id: "applicationForWorkPermit",
    appliesTo: withFamily,
    level: once(spouseWorksFromAbroad, [checklist5488]),
  }),
  formPage(openWorkPermitInCanada, {
    slug: "spouse-application-for-work-permit-inside-canada",
    owner: "spouse",
    id: "applicationForWorkPermitInsideCanada",
    appliesTo: withFamily,
    level: once(spouseWorksFromInside, [checklist5556]),
  }),
];

export const applicationFormPages: readonly VaultPage[] = [...studyForms, ...visitForms, ...workForms];
