import type { CaseReader } from "../../caseFile/reader.ts";
import { liesOnPage, type UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import { statedBirthday, holderOf } from "../../caseFile/whose/documentHolder.ts";
import { statedPassportCountries } from "../../conditions/identity/identity.ts";
import type { Outcome } from "../../kernel/condition.ts";
import { isPartialDate, mayBeSameDay } from "../../kernel/partialDate.ts";
import { namesNoCountry } from "../../lists/countries.ts";
import { isOwnNational } from "../../lists/nationalityCodes.ts";
import { fill, type Text } from "../../kernel/text.ts";
import { differing, saying, type Differing } from "../differing.ts";
import { said } from "../files/saidInFile.ts";
import { documentWarning, notRaised, type DocumentWarning } from "../warning.ts";
import { whereAnswered } from "./holderWords.ts";
import { inTheNameOf, nameMismatch, namesThatDiffer } from "./nameOnDocument.ts";

/** What a passport, an identity card or a birth certificate says of its person, beside what the case says of the same person. */

const birthdayDiffers: Text = {
  en: "the date of birth on this document is not the one {where}",
  fr: "la date de naissance sur ce document n’est pas celle {where}",
};

function birthdayMismatch(the: CaseReader): Outcome {
  const document = the.document();
  const [holder, printed] = [holderOf(the, document), said(document, "birthday")];
  const told = holder && statedBirthday(the, holder);
  if (!holder || told === undefined || printed === undefined || !isPartialDate(printed) || mayBeSameDay(printed, told))
    return notRaised;
  return { holds: true, because: [fill(birthdayDiffers, { where: whereAnswered(holder) })] };
}

function birthdaysThatDiffer(the: CaseReader): readonly Differing[] {
  const document = the.document();
  const holder = holderOf(the, document);
  const asked = { main: "birthday", spouse: "spouseBirthday" } as const;
  const answer = holder?.is === "main" || holder?.is === "spouse" ? asked[holder.is] : undefined;
  return differing("birthday", holder && statedBirthday(the, holder), said(document, "birthday"), answer);
}

const otherBirthday: Text = {
  en: "The date of birth here is {value}, not the one in the answers",
  fr: "La date de naissance est ici le {value}, et non celle des réponses",
};
const otherBirthCountry: Text = {
  en: "the country on this birth certificate is not the country of birth in your answers",
  fr: "le pays sur cet acte de naissance n’est pas le pays de naissance de vos réponses",
};
const otherCountry: Text = {
  en: "the country that issued this document is none of the passport countries {where}",
  fr: "le pays qui a délivré ce document n’est aucun des pays de passeport {where}",
};

/** By its type where that was recognised, else by what its place asks for. */
function isBirthCertificate(the: CaseReader): boolean {
  const { documentType } = the.document();
  const expected = the.expectedTypes();
  return typeof documentType === "string" ? documentType === "BirthCertificate" : expected[0] === "BirthCertificate";
}

/**
 * A travel document whose holder is no national of its issuer, or of somebody who says that no state counts them as its own: the
 * issuer is then none of the passport countries, and rightly so (ADR 0242).
 */
function isForAliens(document: UploadedDocument, issuer: string, told: readonly string[]): boolean {
  const nationality = said(document, "nationality");
  return nationality === undefined ? told.some(namesNoCountry) : !isOwnNational(nationality, issuer);
}

function countryMismatch(the: CaseReader): Outcome {
  const document = the.document();
  const [holder, printed] = [holderOf(the, document), said(document, "country")];
  if (!holder || printed === undefined) return notRaised;
  if (isBirthCertificate(the)) {
    const born = holder.is === "main" ? the.answer("birthCountry") : undefined;
    return born === undefined || born === printed ? notRaised : { holds: true, because: [otherBirthCountry] };
  }
  const countries = statedPassportCountries(the, holder) ?? [];
  return countries.length === 0 || countries.includes(printed) || isForAliens(document, printed, countries)
    ? notRaised
    : { holds: true, because: [fill(otherCountry, { where: whereAnswered(holder) })] };
}

/** The country of the same person in the answers; of several, each. */
function countriesThatDiffer(the: CaseReader): readonly Differing[] {
  const document = the.document();
  const [holder, printed] = [holderOf(the, document), said(document, "country")];
  if (!holder) return [];
  if (isBirthCertificate(the))
    return differing("country", holder.is === "main" ? the.answer("birthCountry") : undefined, printed);
  return (statedPassportCountries(the, holder) ?? []).flatMap((told) => differing("country", told, printed));
}

const issuedElsewhere: Text = {
  en: "This document is from {value}, which is not in the answers",
  fr: "Ce document vient d’un pays absent des réponses\u00A0: {value}",
};
const isOfSupporter = (document: UploadedDocument): boolean =>
  liesOnPage(document, "financial-supporter-passport") || liesOnPage(document, "second-financial-supporter-passport");

const anIdentityCard: Text = {
  en: "this was recognised as an identity card, and this place asks for a passport",
  fr: "ceci a été reconnu comme une carte d’identité, et cet endroit demande un passeport",
};

/** An identity card in the place of a passport. A place that takes either is told of it only where the specification says so. */
export function isCardForPassport(the: CaseReader): boolean {
  const document = the.document();
  const expected = the.expectedTypes();
  return (
    document.documentType === "NationalID" &&
    expected.includes("Passport") &&
    (!expected.includes("NationalID") || isOfSupporter(document))
  );
}

const warning = (of: Omit<DocumentWarning, "isPopUp">): DocumentWarning => documentWarning({ ...of, isPopUp: false });

export const passportDocumentWarnings: readonly DocumentWarning[] = [
  warning({
    id: "passportNameMismatch",
    isBlocking: false,
    relatedFields: ["firstName", "lastName"],
    raisedWhen: (the) => nameMismatch(the),
    heading: inTheNameOf("passport"),
    differs: namesThatDiffer,
    name: { en: "Passport Name Mismatch", fr: "Nom différent sur le passeport" },
    message: {
      en: "The name on this passport differs from the one in this case.",
      fr: "Le nom sur ce passeport diffère de celui de ce dossier.",
    },
    fix: {
      en: "Write the name as the passport has it. If the name changed, add the proof of the change.",
      fr: "Écrivez le nom comme dans le passeport. Si le nom a changé, ajoutez la preuve du changement.",
    },
  }),
  warning({
    id: "passportDateOfBirthMismatch",
    isBlocking: false,
    relatedFields: ["birthday", "spouseBirthday"],
    ofField: "birthday",
    raisedWhen: birthdayMismatch,
    heading: saying("birthday", otherBirthday),
    differs: birthdaysThatDiffer,
    name: { en: "Passport Date of Birth Mismatch", fr: "Date de naissance différente sur le passeport" },
    message: {
      en: "The date of birth on this passport differs from the one in this case.",
      fr: "La date de naissance sur ce passeport diffère de celle de ce dossier.",
    },
    fix: {
      en: "Compare both dates with the passport and correct the one that is wrong.",
      fr: "Comparez les deux dates avec le passeport et corrigez celle qui est inexacte.",
    },
  }),
  warning({
    id: "countryMismatch",
    isBlocking: false,
    relatedFields: ["country"],
    ofField: "country",
    raisedWhen: countryMismatch,
    heading: saying("country", issuedElsewhere),
    differs: countriesThatDiffer,
    name: { en: "Country Mismatch", fr: "Pays différent" },
    message: {
      en: "The country on this document is not in the answers.",
      fr: "Le pays de ce document ne figure pas dans les réponses.",
    },
    fix: {
      en: "Check the country that was read, then the answer about countries.",
      fr: "Vérifiez le pays lu, puis la réponse sur les pays.",
    },
  }),
  warning({
    id: "uploadedIdIsNotPassport",
    isBlocking: true,
    blocksFor: (document) => !isOfSupporter(document),
    relatedFields: ["passportNumber"],
    raisedWhen: (the) => (isCardForPassport(the) ? { holds: true, because: [anIdentityCard] } : notRaised),
    name: { en: "Uploaded ID Is Not Passport", fr: "Pièce d’identité qui n’est pas un passeport" },
    message: {
      en: "This is an identity card, not a passport.",
      fr: "Ceci est une carte d’identité, pas un passeport.",
    },
    fix: {
      en: "Upload the page of the passport with the photo. The card has a page of its own.",
      fr: "Téléversez la page du passeport avec la photo. La carte a sa propre page.",
    },
  }),
];
