import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { Section } from "@boreal/domain/questionnaire/flows/section";
import { fetchAsData } from "./fetchAsData.ts";

/** Written by the build (apps/web/build/questionFiles.ts): what each file below needs, by its name; nothing in development. */
declare const __FLOW_FILES__: Readonly<Record<string, readonly string[]>> | undefined;

const files = typeof __FLOW_FILES__ === "undefined" ? {} : __FLOW_FILES__;

type Fetch = () => Promise<readonly Section[]>;

/** `name`: of the file in the folder of flows. */
const inFile =
  (name: string, bring: Fetch): Fetch =>
  async () => {
    await fetchAsData(files[name] ?? []);
    return await bring();
  };

const employerWorkPermit = inFile(
  "employerWorkPermit",
  async () => (await import("@boreal/domain/questionnaire/flows/employerWorkPermit")).employerWorkPermitFlow,
);

/** The file of each type's questions. `loadedFlows.test.ts` holds that they are those of the domain. */
export const sectionsOf: Record<ApplicationType, Fetch> = {
  Student: inFile("student", async () => (await import("@boreal/domain/questionnaire/flows/student")).studentFlow),
  StudentExtension: inFile(
    "studentExtension",
    async () => (await import("@boreal/domain/questionnaire/flows/studentExtension")).studentExtensionFlow,
  ),
  StandaloneFamily: inFile(
    "standaloneFamily",
    async () => (await import("@boreal/domain/questionnaire/flows/standaloneFamily")).standaloneFamilyFlow,
  ),
  SpeFamily: inFile(
    "extensionFamily",
    async () => (await import("@boreal/domain/questionnaire/flows/extensionFamily")).extensionFamilyFlow,
  ),
  PgwpFamily: inFile(
    "graduateFamily",
    async () => (await import("@boreal/domain/questionnaire/flows/graduateFamily")).graduateFamilyFlow,
  ),
  JudicialReview: inFile(
    "judicialReview",
    async () => (await import("@boreal/domain/questionnaire/flows/judicialReview")).judicialReviewFlow,
  ),
  IrccRequest: inFile(
    "requestToAuthority",
    async () => (await import("@boreal/domain/questionnaire/flows/requestToAuthority")).requestToAuthorityFlow,
  ),
  VisitorVisa: inFile(
    "visitorVisa",
    async () => (await import("@boreal/domain/questionnaire/flows/visitorVisa")).visitorVisaFlow,
  ),
  WorkPermit: inFile(
    "graduate",
    async () => (await import("@boreal/domain/questionnaire/flows/graduate")).graduateFlow,
  ),
  WorkPermitExtension: inFile(
    "workPermitExtension",
    async () => (await import("@boreal/domain/questionnaire/flows/workPermitExtension")).workPermitExtensionFlow,
  ),
  CoOpWorkPermit: inFile(
    "coOpPermit",
    async () => (await import("@boreal/domain/questionnaire/flows/coOpPermit")).coOpPermitFlow,
  ),
  ExpressEntry: inFile(
    "expressEntry",
    async () => (await import("@boreal/domain/questionnaire/flows/expressEntry")).expressEntryFlow,
  ),
  ExpressEntryIta: inFile(
    "expressEntryIta",
    async () => (await import("@boreal/domain/questionnaire/flows/expressEntryIta")).expressEntryItaFlow,
  ),
  Lmia: employerWorkPermit,
  C10: employerWorkPermit,
  ClosedWorkPermit: employerWorkPermit,
  Dli: inFile(
    "changeOfSchool",
    async () => (await import("@boreal/domain/questionnaire/flows/changeOfSchool")).changeOfSchoolFlow,
  ),
  Iec: inFile(
    "youthMobility",
    async () => (await import("@boreal/domain/questionnaire/flows/youthMobility")).youthMobilityFlow,
  ),
  Bowp: inFile(
    "bridgingPermit",
    async () => (await import("@boreal/domain/questionnaire/flows/bridgingPermit")).bridgingPermitFlow,
  ),
  TrvSpe: inFile(
    "studentVisa",
    async () => (await import("@boreal/domain/questionnaire/flows/studentVisa")).studentVisaFlow,
  ),
  TrvPgwp: inFile(
    "graduateVisa",
    async () => (await import("@boreal/domain/questionnaire/flows/graduateVisa")).graduateVisaFlow,
  ),
  SinRequest: inFile(
    "sinRequest",
    async () => (await import("@boreal/domain/questionnaire/flows/sinRequest")).sinRequestFlow,
  ),
};
