import type { CaseFile } from "../caseFile/caseFile.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { statedBirthday, statedPassportNumber, type Holder } from "../caseFile/whose/documentHolder.ts";
import { namesOf } from "../caseFile/whose/whoseDocument.ts";
import { knownPart } from "../kernel/partialDate.ts";
import type { Text } from "../kernel/text.ts";
import { readerFor } from "../questionnaire/inUse.ts";
import type { Applicant } from "./filingPackage.ts";

/** What a portal asks to have typed of an applicant, as far as the case tells it. */
export type PortalValue = {
  readonly applicant: Applicant;
  readonly id: keyof typeof labels;
  readonly label: Text;
  readonly value: string;
};

const labels = {
  familyName: { en: "Family name", fr: "Nom de famille" },
  givenNames: { en: "Given names", fr: "Prénoms" },
  fullName: { en: "Name", fr: "Nom" },
  birthday: { en: "Date of birth", fr: "Date de naissance" },
  passportNumber: { en: "Passport number", fr: "Numéro de passeport" },
  uci: { en: "Unique client identifier (UCI)", fr: "Identificateur unique de client (IUC)" },
  applicationNumber: { en: "Application number", fr: "Numéro de la demande" },
} as const satisfies Record<string, Text>;

/** The case has these for whoever applies and for the family; of a visitor it holds what is in their passport, on its own page. */
const holderOf = (applicant: Applicant): Holder | undefined => {
  const child = /^child(\d+)$/.exec(applicant)?.[1];
  if (child !== undefined) return { is: "child", childNumber: Number(child) };
  return applicant === "main" || applicant === "spouse" ? { is: applicant } : undefined;
};

/** Person by person, in the order in which a portal asks. Nothing is said of what the case does not tell. */
export function portalValues(caseFile: CaseFile, applicants: readonly Applicant[]): readonly PortalValue[] {
  const the = readerFor(caseFile);
  return applicants.flatMap((applicant) => {
    const holder = holderOf(applicant);
    return Object.entries(holder ? valuesOf(the, holder) : {}).flatMap(([id, value]): readonly PortalValue[] =>
      value === undefined || value.trim() === ""
        ? []
        : [{ applicant, id: id as keyof typeof labels, label: labels[id as keyof typeof labels], value: value.trim() }],
    );
  });
}

function valuesOf(the: CaseReader, holder: Holder): Partial<Record<keyof typeof labels, string | undefined>> {
  const [name] = namesOf(the, holder);
  const birthday = statedBirthday(the, holder);
  return {
    ...(name && "full" in name ? { fullName: name.full } : { familyName: name?.family, givenNames: name?.given }),
    birthday: birthday === undefined ? undefined : knownPart(birthday),
    passportNumber: statedPassportNumber(the, holder) ?? (holder.is === "main" ? onPassport(the) : undefined),
    ...(holder.is === "main"
      ? { uci: the.answer("uciNumber"), applicationNumber: the.answer("spApplicationNumber") }
      : {}),
  };
}

function onPassport(the: CaseReader): string | undefined {
  const number = the.uploadedOn("passport")[0]?.parsedValues?.["passportNumber"];
  return typeof number === "string" ? number : undefined;
}
