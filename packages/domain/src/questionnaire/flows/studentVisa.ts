import { fullTimeStudent, wasNotEnrolledAsStudentDetails } from "../studies/howStudiesWent.ts";
import { graduationDate, programName } from "../studies/program.ts";
import { dli, province, schoolName } from "../studies/school.ts";
import { visaRenewalBeginning } from "./ownBeginnings.ts";
import type { Section } from "./section.ts";
import { names, you } from "./sections/identity.ts";
import { moneyShort } from "./sections/money.ts";
import { history, law } from "./sections/history.ts";
import { documents, finish } from "./sections/finish.ts";
import { healthShort, maritalStatusAlone, wherePermitHolder } from "./sections/visaRenewal.ts";

/** A new visitor visa for a student in Canada. */

const studies: Section = {
  id: "studies",
  title: { en: "Your studies", fr: "Vos études" },
  steps: [schoolName, dli, province, programName, graduationDate, fullTimeStudent, wasNotEnrolledAsStudentDetails],
};

export const studentVisaFlow: readonly Section[] = [
  ...visaRenewalBeginning,
  wherePermitHolder,
  studies,
  you,
  moneyShort,
  maritalStatusAlone,
  names,
  history,
  healthShort,
  law,
  documents,
  finish,
];
