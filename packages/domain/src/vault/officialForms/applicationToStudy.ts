import { choseBorder, livesNextDoor } from "../../conditions/status/border.ts";
import { isMadeInsideCanada } from "../../conditions/application/application.ts";
import {
  childAsksToStudy,
  childRenewsStudies,
  spouseRenewsStudies,
  spouseStudies,
} from "../../conditions/family/dependentVisas.ts";
import { spouseLivesInCanada } from "../../conditions/family/spouse.ts";
import { holdsUsPassport } from "../../conditions/background/visaHistory.ts";
import { all, any } from "../../kernel/condition.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";
import type { VaultPage } from "../page.ts";
import { checklist5483, excerptOf, specified } from "../sources.ts";
import {
  applicationForm,
  applicationItself,
  ofApplicationForm,
  requiredIf,
  withFamily,
  type FormKind,
} from "./applicationForm.ts";

/** The application forms for a study permit and for its extension. */

/** Words that several places of this file say. */
const text = {
  studyPermitSlot: { en: "Study permit application form", fr: "Formulaire de demande de permis d’études", noun: "m" },
  permitFromInside: {
    en: "Application for Study Permit (IMM 5709)",
    fr: "Demande de permis d’études (IMM 5709)",
    noun: "f",
  },
  noFormAtBorder: {
    en: "an application on arrival is made without this form",
    fr: "une demande à l’arrivée se fait sans ce formulaire",
  },
} satisfies Record<string, Text | Noun>;

const studyPermit: FormKind = {
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
    ...ofApplicationForm,
    "studyPermitStartDateMismatch",
    "incorrectStudyExpensesDetails",
    "passportNumberMismatch",
    "uciMismatch",
  ],
  tags: ["Education"],
};

const studyExtension: FormKind = {
  name: {
    en: "Study Permit Extension (IMM 5709)",
    fr: "Prolongation du permis d’études (IMM 5709)",
    noun: "f",
  },
  tags: ["Spe"],
  documentTypes: ["IMM5709"],
  fieldsToRead: ["formNumber", "applicantFullName", "uciNumber", "expensesPaidBy", "isSigned"],
  warnings: [...ofApplicationForm, "studyPermitStartDateMismatch", "incorrectStudyExpensesDetails"],
};

export const applicationToStudyPages: readonly VaultPage[] = [
  applicationForm(studyPermit, {
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
      otherwise: applicationItself,
      sources: [specified("document 2 section 4"), checklist5483("form 1")],
    },
  }),
  applicationForm(studyPermit, {
    slug: "spouse-application-for-study-permit",
    owner: "spouse",
    id: "applicationForStudyPermit",
    slotName: text.studyPermitSlot,
    appliesTo: withFamily,
    documentTypes: ["IMM1294", "IMM5709"],
    otherForm: {
      when: any(spouseRenewsStudies, spouseLivesInCanada),
      name: text.permitFromInside,
      otherwise: {
        en: "your answers do not say that your spouse or partner lives in Canada",
        fr: "vos réponses n’indiquent pas que votre conjoint ou partenaire habite au Canada",
      },
    },
    instructions: {
      en: "Your spouse or partner needs their own form to study in Canada. Check every field with them, press Validate, let them sign, and upload that same file.",
      fr: "Votre conjoint ou partenaire a besoin de son propre formulaire pour étudier au Canada. Vérifiez chaque champ ensemble, appuyez sur Valider, faites-le signer et téléversez ce fichier même.",
    },
    level: requiredIf(spouseStudies, [specified("document 1 section 4")]),
    besideItsForm: false,
  }),
  applicationForm(studyPermit, {
    slug: "child-application-for-study-permit",
    owner: "child",
    id: "applicationForStudyPermit",
    slotName: text.studyPermitSlot,
    appliesTo: withFamily,
    documentTypes: ["IMM1294", "IMM5709"],
    otherForm: {
      when: isMadeInsideCanada,
      name: text.permitFromInside,
      otherwise: {
        en: "this application is made from outside Canada",
        fr: "cette demande se fait depuis l’étranger",
      },
    },
    instructions: {
      en: "Each child who will study with a permit has their own form: IMM 1294, or IMM 5709 when this application is made from inside Canada. A parent signs for a minor. Press Validate and upload that same file.",
      fr: "Chaque enfant qui étudiera avec un permis a son propre formulaire : l’IMM 1294, ou l’IMM 5709 si cette demande se fait depuis le Canada. Un parent signe pour une personne mineure. Appuyez sur Valider et téléversez ce fichier même.",
    },
    level: requiredIf(childAsksToStudy, [specified("document 1 section 4")]),
    besideItsForm: false,
  }),
  applicationForm(studyExtension, {
    slug: "application-for-study-permit-extension",
    owner: "main",
    id: "applicationForStudyPermitExtension",
    appliesTo: ["StudentExtension", "Dli"],
    level: { otherwise: applicationItself, sources: [excerptOf("IRCC guide 5552")] },
  }),
  applicationForm(studyExtension, {
    slug: "child-application-for-study-permit-extension",
    owner: "child",
    id: "applicationForStudyPermitExtension",
    appliesTo: withFamily,
    level: requiredIf(childRenewsStudies, [excerptOf("IRCC guide 5552")]),
  }),
];
