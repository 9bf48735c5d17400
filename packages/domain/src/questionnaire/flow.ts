import { applicationTypes, type ApplicationType } from "../caseFile/application.ts";
import { indexOfSteps, type FlowIndex } from "./flowIndex.ts";
import { changeOfSchoolFlow } from "./flows/changeOfSchool.ts";
import { extensionFamilyFlow } from "./flows/extensionFamily.ts";
import { laterFlows } from "./flows/later.ts";
import type { Section } from "./flows/section.ts";
import { standaloneFamilyFlow } from "./flows/standaloneFamily.ts";
import { studentFlow } from "./flows/student.ts";
import { studentExtensionFlow } from "./flows/studentExtension.ts";
import type { Step } from "./step.ts";

/** The order of the questions for each application type. */

export type { Section };

const flows: Record<ApplicationType, readonly Section[]> = {
  ...laterFlows,
  Student: studentFlow,
  StudentExtension: studentExtensionFlow,
  Dli: changeOfSchoolFlow,
  StandaloneFamily: standaloneFamilyFlow,
  SpeFamily: extensionFamilyFlow,
};

export const flowOf = (type: ApplicationType): readonly Section[] => flows[type];

/** Whether the flow of this type is not built whole yet: some of its questions are not asked. */
export const asksOnlyPart = (type: ApplicationType): boolean => type in laterFlows;

export const ofEachType = <T>(of: (type: ApplicationType) => T): Record<ApplicationType, T> =>
  Object.fromEntries(applicationTypes.map((type) => [type, of(type)])) as Record<ApplicationType, T>;

const stepLists = ofEachType((type) => flows[type].flatMap(({ steps }) => steps));
const indices = ofEachType((type) => indexOfSteps(stepLists[type]));

export const stepsOf = (type: ApplicationType): readonly Step[] => stepLists[type];
export const indexOfFlow = (type: ApplicationType): FlowIndex => indices[type];
