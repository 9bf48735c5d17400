import {
  changeOfStatus,
  fullTimeStudent,
  leaveFromStudies,
  onlineStudies,
  onlineStudiesPercentage,
  onlineStudiesStudyPermit,
  wasNotEnrolledAsStudentDetails,
} from "../../studies/howStudiesWent.ts";
import { employmentStatus, jobDescription, jobTitle } from "../../work/work.ts";
import type { Section } from "../section.ts";

/** What somebody in Canada did there so far: studies and work. */

export const howStudiesWent: Section = {
  id: "how",
  title: { en: "How you studied", fr: "Vos études jusqu’ici" },
  steps: [
    fullTimeStudent,
    wasNotEnrolledAsStudentDetails,
    leaveFromStudies,
    changeOfStatus,
    onlineStudies,
    onlineStudiesPercentage,
    onlineStudiesStudyPermit,
  ],
};

export const workInCanada: Section = {
  id: "work",
  title: { en: "Your work", fr: "Votre travail" },
  steps: [employmentStatus, jobTitle, jobDescription],
};
