import { agreed } from "../prefills/oneThing.ts";
import { documentNumberSigns, withoutSeparators } from "../../fields/checks/documentNumbers.ts";
import { expiresAfterToday, fromNotAfterToday } from "../../fields/checks/dates.ts";
import type { FormPrefill, FormSection } from "../fields/field.ts";
import { yesAt } from "../fields/fieldConditions.ts";
import { hasNationalIdWords } from "../fields/personalWords.ts";
import {
  aCountry,
  aDate,
  answered,
  byPerson,
  fromDocument,
  inProfile,
  ofApplicant,
  read,
} from "../prefills/origins.ts";

/** National identity document, and the card of a permanent resident of the United States. */

const cardPages = {
  main: "national-id",
  spouse: "spouse-national-id",
  child: "child-national-id",
  visitor: "visitor-visa-visitor-national-id",
} as const;
const fromCard = { en: "from your national identity document", fr: "d’après votre document d’identité national" };

const greenCardPages = {
  main: "us-immigration-status",
  spouse: "spouse-us-immigration-status",
  visitor: "visitor-visa-visitor-us-immigration-status",
} as const;
const fromGreenCard = { en: "from your US card", fr: "d’après votre carte américaine" };

/** Somebody who uploaded one has one. */
const hasCard: FormPrefill = (the) => {
  const page = cardPages[the.person.role as keyof typeof cardPages];
  const [document] = page === undefined ? [] : the.case.documents(page, the.person);
  return document && fromDocument(document, true, fromCard);
};

const hasNationalId = yesAt("hasNationalId");
const isResident = yesAt("isLawfulPermanentResident");

export const nationalIdentityDocument: FormSection = {
  id: "nationalIdentityDocument",
  title: { en: "National identity document", fr: "Document d’identité national" },
  parts: [
    {
      path: "hasNationalId",
      kind: "yesNo",
      label: hasNationalIdWords,
      needed: "always",
      prefill: agreed("hasNationalId", hasCard, ofApplicant(inProfile("hasNationalId", (has) => has))),
    },
    {
      path: "nationalId.documentNumber",
      kind: "text",
      label: { en: "Document number", fr: "Numéro du document" },
      shown: hasNationalId,
      needed: "always",
      checks: [documentNumberSigns],
      asWritten: withoutSeparators,
      prefill: read(cardPages, "documentNumber", fromCard),
    },
    {
      path: "nationalId.countryOfIssue",
      kind: "country",
      isRealCountry: true,
      label: { en: "Country or territory of issue", fr: "Pays ou territoire de délivrance" },
      shown: hasNationalId,
      needed: "always",
      prefill: read(cardPages, "country", fromCard, aCountry),
    },
    {
      path: "nationalId.issueDate",
      kind: "date",
      label: { en: "Issue date", fr: "Date de délivrance" },
      shown: hasNationalId,
      checks: [fromNotAfterToday],
      prefill: read(cardPages, "issueDate", fromCard, aDate),
    },
    {
      path: "nationalId.expiryDate",
      kind: "date",
      label: { en: "Expiry date", fr: "Date d’expiration" },
      shown: hasNationalId,
      prefill: read(cardPages, "expiryDate", fromCard, aDate),
    },
  ],
};

export const usPermanentResidentCard: FormSection = {
  // Document 1 section 3 calls number and expiry date optional; Validate asks for both once the answer is yes.
  id: "usPermanentResidentCard",
  title: { en: "US permanent resident card", fr: "Carte de résident permanent des États-Unis" },
  parts: [
    {
      path: "isLawfulPermanentResident",
      kind: "yesNo",
      needed: "always",
      label: {
        en: "Are you a lawful permanent resident of the United States with a valid green card?",
        fr: "Avez-vous la résidence permanente légale des États-Unis, avec une carte verte valide?",
      },
      prefill: byPerson({
        main: answered("usPr", (isResidentOfStates) => isResidentOfStates),
        spouse: answered("spouseUSPR", (statusThere) => statusThere === "greenCard"),
        visitor: answered("vvHasSpecialPassport", (held) => held.includes("usLpr")),
      }),
    },
    {
      path: "uscisNumber",
      kind: "text",
      label: { en: "USCIS number", fr: "Numéro USCIS" },
      hint: { en: "Letters and digits, without hyphens.", fr: "Lettres et chiffres, sans traits d’union." },
      shown: isResident,
      needed: "always",
      checks: [documentNumberSigns],
      asWritten: withoutSeparators,
      prefill: read(greenCardPages, "documentNumber", fromGreenCard),
    },
    {
      path: "usCard.expiryDate",
      kind: "date",
      label: { en: "Expiry date of the card", fr: "Date d’expiration de la carte" },
      shown: isResident,
      needed: "always",
      checks: [expiresAfterToday],
      prefill: read(greenCardPages, "expiryDate", fromGreenCard, aDate),
    },
  ],
};
