import { reviewAnswers } from "../application/finishing.ts";
import { birthday } from "../identity/identity.ts";
import { namesGroup } from "../identity/names.ts";
import {
  sinHomeAddress,
  sinIsSameAddress,
  sinMailingAddress,
  sinRequestComplete,
} from "../socialInsurance/pagesOfSinRequest.ts";
import {
  birthPlace,
  isFirstSin,
  isMultipleBirth,
  otherParentBirthName,
  parentBirthName,
  pastSin,
  sinByMail,
} from "../socialInsurance/sinQuestions.ts";
import { sinBeginning } from "./ownBeginnings.ts";
import type { Section } from "./section.ts";
import { finish } from "./sections/finish.ts";

/** A request for a social insurance number, which the person makes at Service Canada (docs/facts/flows.md section 1). */

/** The day of birth decides who may make the request (ADR 0196). */
const record: Section = {
  id: "record",
  title: { en: "Your record", fr: "Votre dossier" },
  steps: [isFirstSin, pastSin, birthday, birthPlace, isMultipleBirth, parentBirthName, otherParentBirthName],
};

const names: Section = {
  id: "names",
  title: { en: "Names and addresses", fr: "Noms et adresses" },
  steps: [namesGroup, sinHomeAddress, sinIsSameAddress, sinMailingAddress],
};

export const sinRequestFlow: readonly Section[] = [
  ...sinBeginning,
  record,
  names,
  { ...finish, steps: [sinByMail, reviewAnswers, sinRequestComplete] },
];
