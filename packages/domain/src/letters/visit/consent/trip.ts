import { all, any, not } from "../../../kernel/condition.ts";
import { birthday } from "../../facts/applicant.ts";
import { entered } from "../../facts/entered.ts";
import {
  arrival,
  birthPlace,
  departure,
  passportExpires,
  passportIssued,
  passportIssuer,
  passportNumber,
} from "../../facts/visit.ts";
import { isKnown, isUnknown } from "../../prose/fact.ts";
import { sentence, type LetterLine } from "../../prose/sentence.ts";
import { hostAddress, hostName, stayAddress, staysAtHost } from "../visitFields.ts";
import { child, comesWith, hasCompanion, isVisitor, missingInTravelLetter, ofChild } from "./childWhoTravels.ts";

/** What the parents consent to: the child, the trip, who comes along, and where the child stays. */

export const tripLines: readonly LetterLine[] = [
  sentence(
    {
      en: "This consent is for the trip {ofChild} to Canada from {arrival} to {departure}.",
      fr: "Ce consentement vise le voyage {ofChild} au Canada du {arrival} au {departure}.",
    },
    { ofChild, arrival, departure },
    {
      gap: missingInTravelLetter(
        "Name of the child, and the days of the trip",
        "Nom de l’enfant, et jours du voyage",
        "visitorName",
      ),
    },
  ),
  sentence(
    { en: "Date of birth: {day}.", fr: "Date de naissance\u00A0: {day}." },
    { day: birthday },
    { when: isVisitor },
  ),
  sentence(
    { en: "Place of birth: {place}.", fr: "Lieu de naissance\u00A0: {place}." },
    { place: birthPlace },
    { when: isVisitor },
  ),
  sentence(
    {
      en: "Passport {number}, issued by {issuer} on {issued}, valid until {expires}.",
      fr: "Passeport {number}, délivré par {issuer} le {issued}, valide jusqu’au {expires}.",
    },
    { number: passportNumber, issuer: passportIssuer, issued: passportIssued, expires: passportExpires },
    { when: all(isVisitor, isKnown(passportIssued), isKnown(passportExpires), isKnown(passportIssuer)) },
  ),
  sentence(
    { en: "Passport number: {number}.", fr: "Numéro de passeport\u00A0: {number}." },
    { number: passportNumber },
    {
      when: all(isVisitor, any(isUnknown(passportIssued), isUnknown(passportExpires), isUnknown(passportIssuer))),
      gap: {
        asks: { en: "Passport of the child", fr: "Passeport de l’enfant" },
        fact: "documents.visitor-visa-visitor-passport",
      },
    },
  ),
  sentence(
    { en: "No adult travels with {child}.", fr: "Aucune personne adulte ne voyage avec {child}." },
    { child },
    { when: comesWith("alone"), startsParagraph: true },
  ),
  sentence(
    {
      en: "The adult who travels with {child} is {companion} ({relation}), passport number {passport}.",
      fr: "Personne adulte qui voyage avec {child}\u00A0: {companion} ({relation}), numéro de passeport {passport}.",
    },
    {
      child,
      companion: entered("companionName"),
      relation: entered("companionRelationship"),
      passport: entered("companionPassport"),
    },
    {
      when: hasCompanion,
      startsParagraph: true,
      gap: missingInTravelLetter(
        "Name, relation and passport of the adult who comes along",
        "Nom, lien et passeport de la personne adulte qui accompagne",
        "companionName",
      ),
    },
  ),
  sentence(
    { en: "{child}", fr: "{child}" },
    { child: () => undefined },
    {
      when: not(comesWith("alone", "oneParent", "otherAdult")),
      startsParagraph: true,
      gap: missingInTravelLetter("With whom the child travels", "Avec qui l’enfant voyage", "childTravelsWith"),
    },
  ),
  sentence(
    {
      en: "In Canada, the stay is with {host}, at this address: {address}. Telephone: {telephone}.",
      fr: "Au Canada, le séjour est chez {host}, à cette adresse\u00A0: {address}. Téléphone\u00A0: {telephone}.",
    },
    { host: hostName, address: hostAddress, telephone: entered("hostTelephone") },
    {
      when: staysAtHost,
      gap: missingInTravelLetter(
        "Name, address and telephone of the host",
        "Nom, adresse et téléphone de l’hôte",
        "hostTelephone",
      ),
    },
  ),
  sentence(
    {
      en: "In Canada, the stay is at this address: {address}.",
      fr: "Au Canada, le séjour est à cette adresse\u00A0: {address}.",
    },
    { address: stayAddress },
    { when: not(staysAtHost), gap: missingInTravelLetter("Where the child stays", "Où loge l’enfant", "stayAddress") },
  ),
];
