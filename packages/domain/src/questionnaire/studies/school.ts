import { isIrccRequest, isStudent, renewsStudy } from "../../conditions/application/application.ts";
import { changesWorkConditions, reportsNewSchool } from "../../conditions/application/reasonsForContact.ts";
import { schoolWasRead } from "../../conditions/documentsRead.ts";
import { addressAsksForProvince } from "../../conditions/background/saidTwice.ts";
import { signedInThroughSchool } from "../../conditions/identity/identity.ts";
import {
  listLacksSchoolAddress,
  listLacksSchoolNumber,
  listLacksSchoolProvince,
} from "../../conditions/studies/knownSchools.ts";
import { studiesInQuebec } from "../../conditions/studies/quebecStudies.ts";
import { hasChosenSchool, isAccepted, isPostSecondary } from "../../conditions/studies/study.ts";
import { goesToNewSchool, startsNewProgram } from "../../conditions/studies/studyExtension.ts";
import { all, any, not } from "../../kernel/condition.ts";
import { schoolAddressFields } from "../background/addressFields.ts";
import {
  schoolCityPrefill,
  schoolNamePrefill,
  schoolNumberPrefill,
  schoolProvincePrefill,
  schoolStreetPrefill,
} from "../prefills.ts";
import { composite, question, type Prefill } from "../step.ts";
import { keptNumber, schoolNumberForm } from "../../fields/checks/documentNumbers.ts";
import { notBlank } from "../../fields/checks/texts.ts";
import { attestationPrefill } from "../documentPrefills.ts";

/** The school in Canada; people who sign in through their school are not asked what it knows (document 3 section 4.2). */

export const schoolAcceptanceStatus = question({
  id: "schoolAcceptanceStatus",
  kind: "choice",
  look: "radios",
  person: "main",
  question: {
    en: "Do you have a letter of acceptance from a school in Canada?",
    fr: "Avez-vous une lettre d’acceptation d’un établissement au Canada?",
  },
  hint: {
    en: "The letter says the program, the dates and the fees.",
    fr: "La lettre indique le programme, les dates et les droits.",
  },
  whyWeAsk: { en: "IRCC usually asks for this letter first.", fr: "IRCC demande en général cette lettre en premier." },
  choices: [
    {
      value: "yesAndAccepted",
      label: {
        en: "Yes, I have a letter of acceptance and I accepted the offer",
        fr: "Oui, j’ai une lettre d’acceptation et j’ai accepté l’offre",
      },
    },
    { value: "yes", label: { en: "Yes, I have a letter of acceptance", fr: "Oui, j’ai une lettre d’acceptation" } },
    { value: "conditional", label: { en: "Conditional acceptance", fr: "Acceptation conditionnelle" } },
    { value: "waiting", label: { en: "I applied and I am waiting", fr: "J’ai postulé et j’attends" } },
    { value: "no", label: { en: "Not yet", fr: "Pas encore" } },
  ],
  needed: "always",
});

export const schoolName = question({
  id: "schoolName",
  kind: "text",
  person: "main",
  question: { en: "Which school will you go to?", fr: "Quel établissement allez-vous fréquenter?" },
  hint: {
    en: "Write its full name. It must be a designated learning institution (DLI).",
    fr: "Écrivez son nom au complet. Ce doit être un établissement d’enseignement désigné (EED).",
  },
  whyWeAsk: {
    en: "A school must be designated to take international students.",
    fr: "Seuls les établissements désignés peuvent accueillir des étudiants étrangers.",
  },
  suggests: "schools",
  prefill: schoolNamePrefill,
  needed: "always",
  shown: all(
    not(signedInThroughSchool),
    any(not(isStudent), hasChosenSchool),
    any(changesWorkConditions, reportsNewSchool, not(isIrccRequest)),
  ),
  skipped: schoolWasRead,
  checks: [notBlank],
});

export const dli = question({
  id: "dli",
  kind: "text",
  person: "main",
  question: { en: "What is the school’s DLI number?", fr: "Quel est le numéro d’EED de l’établissement?" },
  hint: {
    en: "It starts with O and is on your letter of acceptance. Leave it empty if you cannot find it.",
    fr: "Il commence par O et figure sur votre lettre d’acceptation. Laissez vide si vous ne le trouvez pas.",
  },
  whyWeAsk: {
    en: "It goes into the study forms and letters.",
    fr: "Il figure dans les formulaires et lettres d’études.",
  },
  prefill: schoolNumberPrefill,
  needed: "never",
  shown: all(
    any(not(signedInThroughSchool), listLacksSchoolNumber),
    any(not(isStudent), isAccepted),
    any(changesWorkConditions, reportsNewSchool, not(isIrccRequest)),
  ),
  skipped: schoolWasRead,
  kept: keptNumber,
  checks: [schoolNumberForm],
});

/** Asked also when the letter was read: no letter is read for the province, and Quebec and legal age rest on it. */
export const province = question({
  id: "province",
  kind: "province",
  person: "main",
  question: {
    en: "In which province or territory is the school?",
    fr: "Dans quelle province ou quel territoire se trouve l’établissement?",
  },
  hint: { en: "Choose where you will attend classes.", fr: "Choisissez l’endroit où vous suivrez les cours." },
  whyWeAsk: {
    en: "Quebec has its own certificate. Legal age also differs by province.",
    fr: "Le Québec a son propre certificat. L’âge légal varie aussi selon la province.",
  },
  prefill: schoolProvincePrefill,
  needed: "always",
  shown: all(any(not(signedInThroughSchool), listLacksSchoolProvince), any(not(isStudent), isAccepted)),
  warnings: ["schoolInTwoProvinces"],
});

/** What the list of schools says of an address. */
const listedParts: Readonly<Record<string, Prefill>> = { city: schoolCityPrefill, streetName: schoolStreetPrefill };

/** With a province of its own only where the question about the province does not tell it. */
const addressParts = schoolAddressFields.map((field) => {
  if (field.id === "province") return { ...field, shown: addressAsksForProvince };
  const prefill = listedParts[field.id];
  return prefill ? { ...field, prefill } : field;
});

export const schoolAddressObject = composite({
  id: "schoolAddressObject",
  person: "main",
  look: "address",
  question: { en: "What is the school’s address?", fr: "Quelle est l’adresse de l’établissement?" },
  hint: {
    en: "The campus where you study. It is on your letter.",
    fr: "Le campus où vous étudiez. Elle figure sur votre lettre.",
  },
  whyWeAsk: { en: "The study permit form asks for it.", fr: "Le formulaire de permis d’études la demande." },
  needed: "always",
  shown: all(any(not(signedInThroughSchool), listLacksSchoolAddress), any(not(isStudent), isAccepted)),
  fields: addressParts,
  warnings: ["schoolInTwoProvinces"],
});

export const hasPal = question({
  id: "hasPal",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Do you have a provincial attestation letter?",
    fr: "Avez-vous une lettre d’attestation provinciale?",
  },
  hint: {
    en: "Your school sends it, or tells you that you do not need it. It has a number and an expiry date.",
    fr: "Votre établissement l’envoie, ou vous dit qu’elle n’est pas exigée. Elle porte un numéro et une date d’expiration.",
  },
  whyWeAsk: {
    en: "Without it, most study applications are sent back.",
    fr: "Sans elle, la plupart des demandes d’études sont renvoyées.",
  },
  prefill: attestationPrefill,
  needed: "always",
  shown: all(
    any(all(not(renewsStudy), isAccepted), all(renewsStudy, any(startsNewProgram, goesToNewSchool))),
    isPostSecondary,
    not(studiesInQuebec),
  ),
});
