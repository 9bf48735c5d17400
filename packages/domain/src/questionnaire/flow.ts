import { ofEachType, type ApplicationType } from "../caseFile/application.ts";
import type { FlowIndex } from "./flowIndex.ts";
import { bridgingPermitFlow } from "./flows/bridgingPermit.ts";
import { changeOfSchoolFlow } from "./flows/changeOfSchool.ts";
import { coOpPermitFlow } from "./flows/coOpPermit.ts";
import { expressEntryFlow } from "./flows/expressEntry.ts";
import { expressEntryItaFlow } from "./flows/expressEntryIta.ts";
import { employerWorkPermitFlow } from "./flows/employerWorkPermit.ts";
import { extensionFamilyFlow } from "./flows/extensionFamily.ts";
import { graduateVisaFlow } from "./flows/graduateVisa.ts";
import { judicialReviewFlow } from "./flows/judicialReview.ts";
import { graduateFlow } from "./flows/graduate.ts";
import { graduateFamilyFlow } from "./flows/graduateFamily.ts";
import { requestToAuthorityFlow } from "./flows/requestToAuthority.ts";
import type { Section } from "./flows/section.ts";
import { sinRequestFlow } from "./flows/sinRequest.ts";
import { standaloneFamilyFlow } from "./flows/standaloneFamily.ts";
import { studentFlow } from "./flows/student.ts";
import { studentExtensionFlow } from "./flows/studentExtension.ts";
import { studentVisaFlow } from "./flows/studentVisa.ts";
import { notAskedIn } from "./flows/notAsked.ts";
import { completeFlow, type LoadedFlow } from "./loadedFlow.ts";
import { visitorVisaFlow } from "./flows/visitorVisa.ts";
import { workPermitExtensionFlow } from "./flows/workPermitExtension.ts";
import { youthMobilityFlow } from "./flows/youthMobility.ts";
import type { Step } from "./step.ts";

/** The order of the questions for each application type; with which sections each begins: flows/beginnings.ts. */

export type { Section };

const sections: Record<ApplicationType, readonly Section[]> = {
  Student: studentFlow,
  StudentExtension: studentExtensionFlow,
  Dli: changeOfSchoolFlow,
  StandaloneFamily: standaloneFamilyFlow,
  SpeFamily: extensionFamilyFlow,
  ExpressEntry: expressEntryFlow,
  ExpressEntryIta: expressEntryItaFlow,
  WorkPermitExtension: workPermitExtensionFlow,
  Lmia: employerWorkPermitFlow,
  C10: employerWorkPermitFlow,
  ClosedWorkPermit: employerWorkPermitFlow,
  Bowp: bridgingPermitFlow,
  TrvSpe: studentVisaFlow,
  TrvPgwp: graduateVisaFlow,
  JudicialReview: judicialReviewFlow,
  IrccRequest: requestToAuthorityFlow,
  WorkPermit: graduateFlow,
  CoOpWorkPermit: coOpPermitFlow,
  PgwpFamily: graduateFamilyFlow,
  VisitorVisa: visitorVisaFlow,
  Iec: youthMobilityFlow,
  SinRequest: sinRequestFlow,
};

const flows = ofEachType((type) => completeFlow(type, sections[type], notAskedIn(type)));

export const wholeFlow = (type: ApplicationType): LoadedFlow => flows[type];
export const flowOf = (type: ApplicationType): readonly Section[] => flows[type].sections;
export const stepsOf = (type: ApplicationType): readonly Step[] => flows[type].steps;
export const indexOfFlow = (type: ApplicationType): FlowIndex => flows[type].index;
