import { jobDescription, jobStatus, jobTitle } from "../work/work.ts";
import { visaRenewalBeginning } from "./ownBeginnings.ts";
import type { Section } from "./section.ts";
import { names, you } from "./sections/identity.ts";
import { moneyShort } from "./sections/money.ts";
import { history, law } from "./sections/history.ts";
import { documents, finish } from "./sections/finish.ts";
import { healthShort, maritalStatusAlone, wherePermitHolder } from "./sections/visaRenewal.ts";

/** A new visitor visa for a graduate in Canada who works with a post-graduation work permit. */

const work: Section = {
  id: "work",
  title: { en: "Your work", fr: "Votre travail" },
  steps: [jobStatus, jobTitle, jobDescription],
};

export const graduateVisaFlow: readonly Section[] = [
  ...visaRenewalBeginning,
  wherePermitHolder,
  work,
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
