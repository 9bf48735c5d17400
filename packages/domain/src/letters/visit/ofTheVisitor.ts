import { visitorIsMinor } from "../../conditions/visit/visitorVisa.ts";
import { all, not } from "../../kernel/condition.ts";
import { birthday, citizenship, livesIn } from "../facts/applicant.ts";
import { arrival, departure, passportNumber, reasonForVisit } from "../facts/visit.ts";
import type { LetterField } from "../letterContent.ts";
import { holds, isKnown } from "../prose/fact.ts";
import { gap, gapsOf, gapsOfFields } from "../prose/gap.ts";
import { sentence, type LetterLine } from "../prose/sentence.ts";
import { visitGap } from "./gapsInAnswers.ts";
import {
  stayAddress,
  staysAtHost,
  visitorAddress,
  visitorAddressField,
  visitorName,
  visitorNameField,
  visitorTelephoneField,
  hostAddress,
  hostAddressField,
  hostName,
  hostNameField,
  hostOrganization,
  hostOrganizationField,
  stayAddressField,
  stayGap,
  anOrganizationHosts,
} from "./visitFields.ts";
import type { LetterKey } from "../../caseFile/letterValues.ts";

/** What the letters that the visitor signs have alike: who speaks, when the visit is, where they stay, and who signs for a minor. */

/** Where the visitor can be reached, and who takes them in. */
export const visitorFields: readonly LetterField[] = [visitorNameField, visitorAddressField, visitorTelephoneField];
export const stayFields: readonly LetterField[] = [
  hostNameField,
  hostOrganizationField,
  hostAddressField,
  stayAddressField,
];

const nameGap = (key: LetterKey) => gapsOfFields(key)(visitorNameField);

export const whoVisits = (key: LetterKey): readonly LetterLine[] => [
  sentence({ en: "My name is {name}.", fr: "Je m’appelle {name}." }, { name: visitorName }, { gap: nameGap(key) }),
  sentence(
    {
      en: "I was born on {day}, and my country of citizenship is {citizenship}.",
      fr: "Ma date de naissance est le {day}, et mon pays de citoyenneté est {citizenship}.",
    },
    { day: birthday, citizenship },
    { when: all(isKnown(birthday), isKnown(citizenship)) },
  ),
  sentence(
    { en: "I was born on {day}.", fr: "Ma date de naissance est le {day}." },
    { day: birthday },
    {
      when: not(all(isKnown(birthday), isKnown(citizenship))),
      gap: gap("Your date of birth", "Votre date de naissance", "answers.birthday"),
    },
  ),
  sentence(
    { en: "My country of citizenship is {citizenship}.", fr: "Mon pays de citoyenneté est {citizenship}." },
    { citizenship },
    { when: not(all(isKnown(birthday), isKnown(citizenship))) },
  ),
  sentence(
    {
      en: "I live {livesIn}, and my passport number is {number}.",
      fr: "J’habite {livesIn}, et mon numéro de passeport est {number}.",
    },
    { livesIn, number: passportNumber },
  ),
  sentence({ en: "I live {livesIn}.", fr: "J’habite {livesIn}." }, { livesIn }, { when: not(isKnown(passportNumber)) }),
];

export const whenVisits: readonly LetterLine[] = [
  sentence(
    { en: "I plan to come to Canada {reason}.", fr: "Je prévois venir au Canada {reason}." },
    { reason: reasonForVisit },
    { startsParagraph: true },
  ),
  sentence(
    {
      en: "I plan to arrive on {arrival} and to leave Canada on {departure}.",
      fr: "Je prévois arriver le {arrival} et quitter le Canada le {departure}.",
    },
    { arrival, departure },
    { gap: visitGap },
  ),
];

export const whereVisits = (key: LetterKey): readonly LetterLine[] => [
  sentence(
    {
      en: "I stay with {host}, at this address: {address}.",
      fr: "Je logerai chez {host}, à cette adresse\u00A0: {address}.",
    },
    { host: hostName, address: hostAddress },
    {
      when: staysAtHost,
      gap: gapsOf(key)("Name and address of the host", "Nom et adresse de l’hôte", "hostAddress"),
    },
  ),
  sentence(
    { en: "My host is {organization}.", fr: "L’organisme qui m’accueille est le suivant\u00A0: {organization}." },
    { organization: hostOrganization },
    {
      when: anOrganizationHosts,
      gap: gapsOfFields(key)(hostOrganizationField),
    },
  ),
  sentence(
    { en: "I stay at this address: {address}.", fr: "Je logerai à cette adresse\u00A0: {address}." },
    { address: stayAddress },
    {
      when: not(staysAtHost),
      gap: stayGap(key),
    },
  ),
];

/** A parent signs for a child. */
export const visitorSigns = (key: LetterKey): readonly LetterLine[] => [
  sentence({ en: "{name}", fr: "{name}" }, { name: visitorName }, { gap: nameGap(key) }),
  sentence(
    {
      en: "Signed by a parent or guardian for the minor",
      fr: "Signature d’un parent, ou d’un tuteur ou d’une tutrice, pour la personne mineure",
    },
    {},
    { when: holds(visitorIsMinor) },
  ),
];

export const senderOfVisit = [visitorName, visitorAddress] as const;
