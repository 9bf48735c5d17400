import { all, not } from "../../../kernel/condition.ts";
import { entered, enteredDay } from "../../facts/entered.ts";
import type { LetterField } from "../../letterContent.ts";
import { isKnown, isUnknown } from "../../prose/fact.ts";
import { asksFor } from "../../prose/gap.ts";
import { sentence, type LetterLine } from "../../prose/sentence.ts";
import {
  anOrganizationHosts,
  aPersonHosts,
  hostAddress,
  hostAddressField,
  hostName,
  hostNameField,
  hostOrganization,
  hostOrganizationField,
  hostTelephoneField,
  visitorName,
} from "../visitFields.ts";
import { inLetter, nameGap, ofField, visitorGap } from "./missingInLetter.ts";

/** The host, who speaks in the letter: by what name, with which status and work, and how to reach them. */

const statuses = {
  citizen: { en: "I am a citizen of Canada", fr: "J’ai la citoyenneté canadienne" },
  permanentResident: { en: "I am a permanent resident of Canada", fr: "J’ai la résidence permanente au Canada" },
  registeredIndian: {
    en: "I am registered under the Indian Act of Canada",
    fr: "Mon nom figure au registre tenu en vertu de la Loi sur les Indiens du Canada",
  },
  studyPermit: { en: "I hold a study permit in Canada", fr: "J’ai un permis d’études au Canada" },
  workPermit: { en: "I hold a work permit in Canada", fr: "J’ai un permis de travail au Canada" },
} as const;
const isStatus = (value: string): value is keyof typeof statuses => value in statuses;

const statusField: LetterField = {
  path: "hostStatus",
  kind: "choice",
  label: { en: "Status of the host in Canada", fr: "Statut de l’hôte au Canada" },
  shown: aPersonHosts,
  needed: "always",
  choices: [
    { value: "citizen", label: { en: "Canadian citizen", fr: "Citoyenneté canadienne" } },
    { value: "permanentResident", label: { en: "Permanent resident", fr: "Résidence permanente" } },
    {
      value: "registeredIndian",
      label: { en: "Registered under the Indian Act", fr: "Inscription en vertu de la Loi sur les Indiens" },
    },
    { value: "studyPermit", label: { en: "Study permit", fr: "Permis d’études" } },
    { value: "workPermit", label: { en: "Work permit", fr: "Permis de travail" } },
  ],
};

const birthDateField: LetterField = {
  path: "hostBirthDate",
  kind: "date",
  label: { en: "Date of birth of the host", fr: "Date de naissance de l’hôte" },
  shown: aPersonHosts,
  needed: "always",
};

export const hostFields: readonly LetterField[] = [
  hostNameField,
  hostOrganizationField,
  birthDateField,
  statusField,
  {
    path: "hostOccupation",
    kind: "text",
    label: { en: "Occupation of the host, with the employer", fr: "Profession de l’hôte, avec l’employeur" },
    needed: "always",
  },
  hostAddressField,
  hostTelephoneField,
  { path: "hostEmail", kind: "email", label: { en: "Email of the host", fr: "Courriel de l’hôte" } },
];

export const whoInvites: readonly LetterLine[] = [
  sentence(
    {
      en: "My name is {host}, and I write to invite {visitor} to Canada.",
      fr: "Je m’appelle {host}, et je vous écris pour inviter {visitor} au Canada.",
    },
    { host: hostName, visitor: visitorName },
    { when: all(isKnown(visitorName), not(anOrganizationHosts)), gap: nameGap },
  ),
  sentence(
    {
      en: "My name is {host}. I write for {organization} to invite {visitor} to Canada.",
      fr: "Je m’appelle {host}. Je vous écris au nom de l’organisme suivant pour inviter {visitor} au Canada\u00A0: {organization}.",
    },
    { host: hostName, organization: hostOrganization, visitor: visitorName },
    {
      when: all(isKnown(visitorName), anOrganizationHosts),
      gap: inLetter(
        "Name of who signs, and of the organization",
        "Nom de la personne qui signe, et de l’organisme",
        "hostOrganization",
      ),
    },
  ),
  asksFor(visitorGap, isUnknown(visitorName)),
  sentence(
    { en: "I was born on {day}.", fr: "Ma date de naissance est le {day}." },
    { day: enteredDay("hostBirthDate") },
    { when: aPersonHosts, gap: ofField(birthDateField) },
  ),
  sentence(
    { en: "{status}.", fr: "{status}." },
    { status: entered("hostStatus", (value) => (isStatus(value) ? statuses[value] : undefined)) },
    { when: aPersonHosts, gap: ofField(statusField) },
  ),
  sentence(
    { en: "My occupation is the following: {occupation}.", fr: "Ma profession est la suivante\u00A0: {occupation}." },
    { occupation: entered("hostOccupation") },
    { gap: inLetter("Occupation of the host", "Profession de l’hôte", "hostOccupation") },
  ),
  sentence(
    {
      en: "My address in Canada is {address}, and my telephone number is {telephone}.",
      fr: "Mon adresse au Canada est la suivante\u00A0: {address}. Mon numéro de téléphone est le {telephone}.",
    },
    { address: hostAddress, telephone: entered("hostTelephone") },
    { gap: inLetter("Address and telephone of the host", "Adresse et téléphone de l’hôte", "hostAddress") },
  ),
  sentence(
    { en: "My email address is {email}.", fr: "Mon adresse courriel est {email}." },
    { email: entered("hostEmail") },
  ),
];
