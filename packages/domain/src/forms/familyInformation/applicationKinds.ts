import type { ApplicationType } from "../../caseFile/application.ts";
import type { DependentVisaType } from "../../caseFile/dependents.ts";
import { byPerson, fromAnswers } from "../prefills/origins.ts";
import type { FormPrefill } from "../fields/field.ts";
import type { FormReader } from "../formReader.ts";

/** Kinds of application on IMM 5645, by the ids of lists/officialForms/formChoices5645.ts. */
type ApplicationKind = "student" | "worker" | "visitor" | "other";

/** Document 3 section 3.9: what is for studies, what is for work, what is for a visit, all others. */
export const applicationKinds: Readonly<Record<ApplicationType, ApplicationKind>> = {
  Student: "student",
  StudentExtension: "student",
  Dli: "student",
  WorkPermit: "worker",
  WorkPermitExtension: "worker",
  CoOpWorkPermit: "worker",
  Lmia: "worker",
  C10: "worker",
  ClosedWorkPermit: "worker",
  Iec: "worker",
  Bowp: "worker",
  VisitorVisa: "visitor",
  // A visa of somebody who is in Canada is asked for with the form for visitors.
  TrvSpe: "visitor",
  TrvPgwp: "visitor",
  StandaloneFamily: "other",
  SpeFamily: "other",
  PgwpFamily: "other",
  JudicialReview: "other",
  IrccRequest: "other",
  SinRequest: "other",
  ExpressEntry: "other",
  ExpressEntryIta: "other",
};

/** A family member applies for what was chosen for them, whatever the applicant applies for. */
const visaKinds: Readonly<Record<DependentVisaType, ApplicationKind | undefined>> = {
  Student: "student",
  StudentExtension: "student",
  OpenWorkPermit: "worker",
  Visitor: "visitor",
  VisaFree: undefined,
  None: undefined,
};

const ofType: FormPrefill = (the) => {
  const type = the.case.application("type");
  return (
    type && {
      value: applicationKinds[type],
      from: {
        fact: "application.type",
        says: { en: "from the type of this application", fr: "d’après le type de cette demande" },
      },
    }
  );
};

const ofDependent =
  (dependentOf: (the: FormReader) => ReturnType<FormReader["case"]["spouse"]>): FormPrefill =>
  (the) => {
    const dependent = dependentOf(the);
    const visa = dependent && the.case.dependent(dependent, "visaType");
    const kind = visa ? visaKinds[visa] : undefined;
    return (
      dependent && kind && { value: kind, from: { fact: `dependents.${dependent.id}.visaType`, says: fromAnswers } }
    );
  };

export const applicationKindPrefill: FormPrefill = byPerson({
  main: ofType,
  visitor: ofType,
  spouse: ofDependent((the) => the.case.spouse()),
  child: ofDependent((the) => the.case.child()),
});
