import { receiptOwnerField } from "../../caseFile/documentValues/letterFields.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { says, type CaseCondition } from "../../caseFile/rule.ts";
import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import { all, any } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import {
  addresseesOf,
  lettersOfPerson,
  lettersTo,
  nameOfAddressee,
  type AddresseeRef,
} from "../application/peopleOfCase.ts";

/**
 * Whose biometrics were given. There is one page of receipts for the whole family, and everybody gives biometrics alone: a
 * receipt counts for the person it is said to be of, and for nobody else.
 */

const collectionLetters = lettersTo("biometrics-collection-letter");
const requestLetters = lettersTo("biometrics-request-letter");

const receipts = (the: CaseReader): readonly UploadedDocument[] => the.documents("biometrics-receipt");

/** Who has to give biometrics, as far as letters in the vault tell. */
const asked = (the: CaseReader): readonly AddresseeRef[] =>
  addresseesOf(the).filter(
    (person) =>
      lettersOfPerson(the, collectionLetters, person).length > 0 ||
      lettersOfPerson(the, requestLetters, person).length > 0,
  );

/** Whose receipt it is, as said of the file itself. */
function saidOwner(
  the: CaseReader,
  { parsedValues, childNumber, documentOwner }: UploadedDocument,
): string | undefined {
  const said = parsedValues?.[receiptOwnerField];
  if (typeof said === "string" && said !== "") return said;
  if (typeof childNumber === "number") return `child${childNumber}`;
  if (typeof documentOwner !== "string") return undefined;
  const child = the.children().find(({ id }) => id === documentOwner);
  if (child) return `child${child.childNumber}`;
  return documentOwner === "spouse" || the.spouse()?.id === documentOwner ? "spouse" : undefined;
}

/** Whose receipt it is, as far as it is known. Where letters ask one person only, a receipt of which nothing is said can be of nobody else. */
export function receiptOwnerOf(the: CaseReader, receipt: UploadedDocument): string | undefined {
  const said = saidOwner(the, receipt);
  if (said !== undefined) return said;
  const people = asked(the);
  const [only] = people;
  return only !== undefined && people.length === 1 ? nameOfAddressee(only) : undefined;
}

/** Whether the receipt of this person is in the vault. */
export const gaveReceipt = (the: CaseReader, person: AddresseeRef): boolean =>
  receipts(the).some((receipt) => receiptOwnerOf(the, receipt) === nameOfAddressee(person));

/** The people of the case of whom a receipt can be. */
export const possibleReceiptOwners = (the: CaseReader): readonly string[] =>
  addresseesOf(the)
    .filter(({ role }) => role !== "spouse" || the.spouse() !== undefined)
    .map(nameOfAddressee);

const awaitsReceipt = (the: CaseReader, person: AddresseeRef): boolean =>
  lettersOfPerson(the, collectionLetters, person).length > 0 && !gaveReceipt(the, person);

const awaits = (id: string, role: AddresseeRef["role"], sentence: Text): CaseCondition =>
  says(id, sentence, (the) => addresseesOf(the).some((person) => person.role === role && awaitsReceipt(the, person)));

const anyLetter = (id: string, role: AddresseeRef["role"], sentence: Text): CaseCondition =>
  says(id, sentence, (the) =>
    addresseesOf(the).some(
      (person) => person.role === role && lettersOfPerson(the, collectionLetters, person).length > 0,
    ),
  );

/** Somebody's collection letter is in the vault: what a receipt is asked for (document 2 section 4). */
export const collectionLetterIsInVault = anyLetter("collectionLetterIsInVault", "main", {
  en: "the biometrics collection letter is in the vault",
  fr: "la lettre de collecte des données biométriques est dans le coffre",
});

export const collectionLetterOfSpouseIsInVault = anyLetter("collectionLetterOfSpouseIsInVault", "spouse", {
  en: "the biometrics collection letter of your spouse or partner is in the vault",
  fr: "la lettre de collecte des données biométriques de votre conjoint ou partenaire est dans le coffre",
});

export const collectionLetterOfChildIsInVault = anyLetter("collectionLetterOfChildIsInVault", "child", {
  en: "the biometrics collection letter of a child is in the vault",
  fr: "la lettre de collecte des données biométriques d’un enfant est dans le coffre",
});

const receiptIsThere = says(
  "receiptIsThere",
  { en: "a receipt is in the vault", fr: "un reçu est dans le coffre" },
  (the) => receipts(the).length > 0,
);

const ownBioReceiptMissing = awaits("ownBioReceiptMissing", "main", {
  en: "no receipt here is marked as yours, and your collection letter is in the vault",
  fr: "aucun reçu n’est indiqué ici comme le vôtre, et votre lettre de collecte est dans le coffre",
});

const spouseBioReceiptMissing = awaits("spouseBioReceiptMissing", "spouse", {
  en: "no receipt here is marked as that of your spouse or partner, whose collection letter is in the vault",
  fr: "aucun reçu n’est indiqué ici comme celui de votre conjoint ou partenaire, dont la lettre de collecte est dans le coffre",
});

const childBioReceiptMissing = awaits("childBioReceiptMissing", "child", {
  en: "no receipt here is marked as that of a child whose collection letter is in the vault",
  fr: "aucun reçu n’est indiqué ici comme celui d’un enfant dont la lettre de collecte est dans le coffre",
});

/** Receipts are in the vault, and not one for everybody whose collection letter is. */
export const receiptIsMissingBesideOthers = all(
  receiptIsThere,
  any(ownBioReceiptMissing, spouseBioReceiptMissing, childBioReceiptMissing),
);
