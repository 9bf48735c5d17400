import { isAsFilled } from "@boreal/official-forms/asFilled";
import { isRefused, openFormFile } from "@boreal/official-forms/openFormFile";
import { readBack } from "@boreal/official-forms/readBack";
import { intendedWork, lacksDetails } from "@boreal/official-forms/unmapped";
import { wasValidated } from "@boreal/official-forms/validated";
import type { ReadField, ReadForm } from "./reading.ts";

/** No text that a person writes into a form is longer. */
const mostCharacters = 4000;

export type FoundForm = {
  readonly read: ReadForm;
  /** Nobody saved the file since it was filled here. */
  readonly isAsFilled: boolean;
  /** A question is answered yes, and the details that it asks for are not there. */
  readonly lacksDetails: boolean;
  /** The work permit that is asked for, and the job. */
  readonly work: Readonly<Record<string, string>>;
};

/** The official form in a file, read from its data; nothing for any other file, and for a form too damaged to be told. */
export function officialFormIn(bytes: Uint8Array): FoundForm | undefined {
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const file = openFormFile(given);
  if (isRefused(file)) return undefined;
  const identity = {
    number: file.number,
    edition: file.edition,
    language: file.language === "F" ? ("fr" as const) : ("en" as const),
  };
  const back = readBack(given);
  if (isRefused(back) || back.missing.length > 0) {
    return {
      isAsFilled: false,
      lacksDetails: lacksDetails(file.datasets),
      work: intendedWork(file.datasets),
      read: {
        ...identity,
        isKnown: false,
        validated: wasValidated(file.datasets) ?? null,
        lastValidated: null,
        barcodes: null,
        signed: null,
        contradictory: 0,
        values: {},
      },
    };
  }
  const values = Object.fromEntries(
    Object.entries(back.values).map(([path, value]) => [
      path,
      typeof value === "string" ? value.slice(0, mostCharacters) : value,
    ]),
  );
  return {
    isAsFilled: Object.keys(values).length > 0 && isAsFilled(file),
    lacksDetails: lacksDetails(file.datasets),
    work: intendedWork(file.datasets),
    read: {
      ...identity,
      isKnown: true,
      validated: back.validated ?? null,
      lastValidated: back.lastValidated ?? null,
      barcodes: back.barcodes ?? null,
      signed: back.signatures.size > 0 || back.digitalSignatures.length > 0,
      contradictory: back.contradictory.length,
      values,
    },
  };
}

const typesByNumber: Readonly<Record<string, string>> = {
  "1294": "IMM1294",
  "1295": "IMM1295",
  "5257": "IMM5257",
  "5645": "IMM5645",
  "5707": "IMM5707",
  "5709": "IMM5709",
  "5710": "IMM5710",
  "5476": "UseOfRepresentative",
  "5475": "ConsentForm",
  "5744": "ConsentForm",
  "5646": "CustodianDeclaration",
};

/** What the vault calls a document that is this form. */
export const typeOfForm = ({ number }: ReadForm): string => typesByNumber[number] ?? "IRCCForm";

const yesNo = (value: boolean | null): string | undefined => (value === null ? undefined : value ? "Yes" : "No");

/** Who represents, as form IMM 5476 spells it. */
const representativePaths: readonly string[] = [
  "familyName",
  "givenNames",
  "organization",
  "paidCollegeMembership",
  "paidLawMembership",
  "paidNotaryMembership",
  "address.streetNo",
  "address.streetName",
  "address.cityTown",
  "address.postalCode",
  "phoneNumber",
  "email",
].map((name) => `representative.${name}`);

/** What other documents call the same. The first of several paths that says something counts. */
const fieldPaths: Readonly<Record<string, readonly string[]>> = {
  uciNumber: ["uci", "applicant.uci"],
  passportNumber: ["passport.passportNumber"],
  startOfCanadianStudyProgram: ["studyDetails.studyDuration.from"],
  graduationDate: ["studyDetails.studyDuration.to"],
  tuitionFees: ["studyDetails.studyCosts.tuition"],
  roomAndBoard: ["studyDetails.studyCosts.roomAndBoard"],
  otherCosts: ["studyDetails.studyCosts.other"],
  fundsAvailable: ["studyDetails.fundsAvailable"],
  expensesPaidBy: ["studyDetails.expensesPaidBy"],
  "custodian.firstName": ["custodian.givenNames"],
  "custodian.lastName": ["custodian.familyName"],
  "custodian.address": ["custodian.address"],
  ...Object.fromEntries(representativePaths.map((path) => [path, [path]])),
};

/** What the family forms ask of everybody on them (docs/facts/warnings.md section 3). */
const ofEverybody = ["dateOfBirth", "countryOfBirth", "maritalStatus", "presentAddress"];
const parents: Readonly<Record<string, readonly string[]>> = {
  "5645": ["mother", "father"],
  "5707": ["parent1", "parent2"],
};

/** Of a family form: whether the block of its own person, and those of the family, are filled in whole; nothing for other forms. */
function familyBlocks({ number, isKnown, values }: ReadForm): { readonly own?: boolean; readonly family?: boolean } {
  const both = parents[number];
  if (!both || !isKnown) return {};
  const given = (path: string): boolean => typeof values[path] === "string" && values[path].trim() !== "";
  const isNamed = (who: string): boolean =>
    ["name", "familyName", "givenNames"].some((name) => given(`${who}.${name}`));
  const hasDied = (who: string): boolean =>
    /^d(eceased|[ée]c[ée]d[ée])/i.test(String(values[`${who}.presentAddress`] ?? "").trim());
  const isWhole = (who: string, asked = ofEverybody): boolean =>
    isNamed(who) && (hasDied(who) ? given(`${who}.dateOfBirth`) : asked.every((name) => given(`${who}.${name}`)));
  // Whether there is a spouse, a child or a sibling at all cannot be told from empty boxes.
  const begun = new Set(
    Object.keys(values)
      .flatMap((path) => /^(spouse|children\[\d+\]|siblings\[\d+\])\./.exec(path)?.slice(1, 2) ?? [])
      .filter(isNamed),
  );
  const askedOfOwn = number === "5707" ? ofEverybody.filter((name) => name !== "presentAddress") : ofEverybody;
  return { own: isWhole("applicant", askedOfOwn), family: [...both, ...begun].every((who) => isWhole(who)) };
}

const names: readonly (readonly [given: string, family: string])[] = [
  ["personalDetails.givenName", "personalDetails.familyName"],
  ["applicant.givenName", "applicant.familyName"],
  ["applicant.givenNames", "applicant.familyName"],
  ["student.givenNames", "student.familyName"],
];

/** The fields by which slots and warnings know a form. They were read in the data of the file, so each is certain and lies on no place of a page. */
export function fieldsOfForm(form: ReadForm, work: FoundForm["work"] = {}): Readonly<Record<string, ReadField>> {
  const { number, edition, validated, signed, values } = form;
  const { own = null, family = null } = familyBlocks(form);
  const said = (path: string): string | undefined => {
    const value = values[path];
    return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
  };
  const fullName = names
    .map((pair) =>
      pair
        .map(said)
        .filter((part) => part !== undefined)
        .join(" "),
    )
    .find((name) => name !== "");
  const found: Readonly<Record<string, string | undefined>> = {
    formNumber: `IMM ${number}`,
    formEdition: edition,
    isValidated: yesNo(validated),
    isSigned: yesNo(signed),
    isApplicantComplete: yesNo(own),
    isFamilyComplete: yesNo(family),
    applicantFullName: fullName,
    ...work,
    ...Object.fromEntries(
      Object.entries(fieldPaths).map(([name, paths]) => [name, paths.map(said).find((value) => value !== undefined)]),
    ),
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, value]): [string, ReadField][] =>
      value === undefined ? [] : [[name, { value, confidence: 1, page: 1, box: [0, 0, 1, 1], checked: "textLayer" }]],
    ),
  );
}
