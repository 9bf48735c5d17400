import { maritalStatusGroup } from "../family/family.ts";
import { spApplicationNumber } from "../studies/studyExtension.ts";
import {
  bowpIsHoldingValidWorkPermit,
  bowpIsPrincipalApplicantOnPr,
  bowpNominationNamesEmployer,
  bowpResidingInCanadaOutsideQuebec,
  bowpSubmittedPrApplicationAndReceivedAor,
  nominationBeforeBridging,
} from "../work/bridgingPermit.ts";
import { documentsOfBridgingApplicant, familyOfBridgingApplicant } from "../work/pagesOfWork.ts";
import { jobDescription, jobStatus, jobTitle } from "../work/work.ts";
import { bridgingBeginning } from "./ownBeginnings.ts";
import type { Section } from "./section.ts";
import { documents, finish } from "./sections/finish.ts";
import { healthOfWorker } from "./sections/health.ts";
import { law } from "./sections/history.ts";
import { names, you } from "./sections/identity.ts";
import { maritalStatusAlone } from "./sections/visaRenewal.ts";
import { whereInside } from "./sections/whereInside.ts";
import { historyInCanada } from "./sections/work.ts";

/** A bridging open work permit, while an application for permanent residence is decided. */

const bridge: Section = {
  id: "bridge",
  title: { en: "Your bridging permit", fr: "Votre permis transitoire" },
  steps: [
    bowpIsHoldingValidWorkPermit,
    bowpIsPrincipalApplicantOnPr,
    bowpSubmittedPrApplicationAndReceivedAor,
    bowpResidingInCanadaOutsideQuebec,
    nominationBeforeBridging,
    bowpNominationNamesEmployer,
  ],
};

const work: Section = {
  id: "work",
  title: { en: "Your work", fr: "Votre travail" },
  steps: [jobStatus, jobTitle, jobDescription, spApplicationNumber],
};

export const bridgingPermitFlow: readonly Section[] = [
  ...bridgingBeginning,
  bridge,
  whereInside,
  work,
  you,
  { ...maritalStatusAlone, steps: [familyOfBridgingApplicant, maritalStatusGroup] },
  names,
  historyInCanada,
  healthOfWorker,
  law,
  { ...documents, steps: [documentsOfBridgingApplicant] },
  finish,
];
