import type { ApplicationType } from "../../caseFile/application.ts";
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
import { applicationFormsText as text } from "./applicationForms.text.ts";
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

/** The application forms themselves: for permits, visas and visitor records, of each person who applies. */

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
  name: text.studyPermit,
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
  name: text.studyExtension,
  tags: ["Spe"],
  documentTypes: ["IMM5709"],
  fieldsToRead: ["formNumber", "applicantFullName", "uciNumber", "expensesPaidBy", "isSigned"],
  warnings: [...ofForm, "studyPermitStartDateMismatch", "incorrectStudyExpensesDetails"],
};

const visitorVisa: Kind = {
  name: text.visitorVisa,
  documentTypes: ["IMM5257"],
  fieldsToRead: ["formNumber", "applicantFullName", "passportNumber", "isSigned"],
  warnings: ofForm,
};

const workPermit: Kind = {
  name: text.workPermit,
  documentTypes: ["IMM1295"],
  fieldsToRead: visitorVisa.fieldsToRead,
  warnings: ofWorkForm,
};
const openWorkPermit: Kind = { ...workPermit, name: text.openWorkPermit };

const workPermitInCanada: Kind = {
  name: text.workPermitInCanada,
  documentTypes: ["IMM5710"],
  fieldsToRead: ["formNumber", "applicantFullName", "uciNumber", "isSigned"],
  warnings: ofWorkForm,
};
const openWorkPermitInCanada: Kind = { ...workPermitInCanada, name: text.openWorkPermitInCanada };

const visitorRecord: Kind = {
  name: text.visitorRecord,
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
  readonly slug: string;
  readonly owner: PageOwner;
  /** Of the slot of the applicant; the person is put before it. */
  readonly id: string;
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
        instructions: page.instructions ?? text.checkAndValidate,
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
    instructions: text.spouseStudyInstructions,
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
    instructions: text.childStudyInstructions,
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
    level: { otherwise: alwaysRequired(text.oneFormEach), sources: [checklist5484] },
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
        [childVisitsFromInside, "IfApplicable", text.onlyToComeBack],
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
        [restsOnLabourMarketAssessment, "IfApplicable", text.afterAssessment],
        [isYouthMobility, "IfApplicable", text.filledInOnline],
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
