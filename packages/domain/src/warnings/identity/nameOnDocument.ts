import type { CaseReader } from "../../caseFile/reader.ts";
import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import { compareWithStated, holderOf, statedNames } from "../../caseFile/whose/documentHolder.ts";
import { valuesThatNameSomebody } from "../../caseFile/whose/whoseDocument.ts";
import type { Outcome } from "../../kernel/condition.ts";
import type { NameComparison, WrittenName } from "../../kernel/personName.ts";
import { ofName } from "../../kernel/elision.ts";
import { fill, type Text } from "../../kernel/text.ts";
import { differing, type Differing } from "../differing.ts";
import { said } from "../files/saidInFile.ts";
import { notRaised } from "../warning.ts";
import { whereNamed } from "./holderWords.ts";

/** The name on a document beside the names that the case has for its person. */

/** The name by its parts where both are known, else as a whole. */
function nameOn(document: UploadedDocument): WrittenName | undefined {
  const [given, family] = [said(document, "firstName"), said(document, "lastName")];
  return given !== undefined && family !== undefined ? { given, family } : wholeNameOn(document);
}

/** Of documents that print it whole. */
export function wholeNameOn(document: UploadedDocument): WrittenName | undefined {
  const full = said(document, "applicantFullName");
  return full === undefined ? undefined : { full };
}

type Differs = Exclude<NameComparison, "same" | "notComparable">;

const nameDiffers: Readonly<Record<Differs, Text>> = {
  otherFamilyName: {
    en: "the family name on this document is not the one {where}",
    fr: "le nom de famille sur ce document n’est pas celui {where}",
  },
  otherGivenNames: {
    en: "the given names on this document are not those {where}",
    fr: "les prénoms sur ce document ne sont pas ceux {where}",
  },
  otherName: {
    en: "the name on this document is not the one {where}",
    fr: "le nom sur ce document n’est pas celui {where}",
  },
};

/** The name on a document, when it is none of those of its person. */
export function nameMismatch(the: CaseReader, nameIn = nameOn): Outcome {
  const document = the.document();
  const [holder, onDocument] = [holderOf(the, document), nameIn(document)];
  if (!holder || !onDocument) return notRaised;
  const result = compareWithStated(the, holder, onDocument);
  return result === "same" || result === "notComparable"
    ? notRaised
    : { holds: true, because: [fill(nameDiffers[result], { where: whereNamed(holder) })] };
}

/** A name as a person reads it. */
const writtenName = (name: WrittenName): string =>
  "full" in name ? name.full : [name.given, name.family].filter((part) => part !== undefined).join(" ");

/** The names of a document with those that nobody confirmed yet: as it prints them. */
function printed(document: UploadedDocument): UploadedDocument {
  const { originalParsedValues = {}, parsedValues = {} } = document;
  const names = valuesThatNameSomebody.flatMap((field) =>
    field in originalParsedValues ? [[field, originalParsedValues[field]] as const] : [],
  );
  return { ...document, parsedValues: { ...Object.fromEntries(names), ...parsedValues } };
}

/** Part by part where both sides have the parts, else as a whole. */
export function namesThatDiffer(the: CaseReader): readonly Differing[] {
  const document = the.document();
  const onDocument = printed(document);
  const holder = holderOf(the, document);
  const [told] = holder ? statedNames(the, holder) : [];
  if (!told) return [];
  const [given, family] = [said(onDocument, "firstName"), said(onDocument, "lastName")];
  if (!("full" in told) && given !== undefined && family !== undefined)
    return [...differing("lastName", told.family, family), ...differing("firstName", told.given, given)].filter(
      ({ inCase, onDocument: other }) => String(inCase).toLowerCase() !== String(other).toLowerCase(),
    );
  const whole = valuesThatNameSomebody.find(
    (field) => field !== "firstName" && field !== "lastName" && said(onDocument, field) !== undefined,
  );
  if (whole === undefined) {
    const parts = [given, family].filter((part) => part !== undefined).join(" ");
    return parts === "" ? [] : differing("applicantFullName", writtenName(told), parts);
  }
  return differing(whole, writtenName(told), said(onDocument, whole));
}

const inNameOf = {
  passport: { en: "This passport is in the name {ofName}", fr: "Ce passeport est au nom {ofName}" },
  transcript: { en: "This transcript is in the name {ofName}", fr: "Ce relevé est au nom {ofName}" },
  document: { en: "This document is in the name {ofName}", fr: "Ce document est au nom {ofName}" },
} as const satisfies Record<string, Text>;

/** In whose name a document is, as it prints it. */
export const inTheNameOf =
  (what: keyof typeof inNameOf) =>
  (the: CaseReader): Text | undefined => {
    const document = printed(the.document());
    const [given, family] = [said(document, "firstName"), said(document, "lastName")];
    const parts = [given, family].filter((part) => part !== undefined).join(" ");
    const whole = valuesThatNameSomebody
      .filter((field) => field !== "firstName" && field !== "lastName")
      .map((field) => said(document, field))
      .find((name) => name !== undefined);
    const name = parts === "" ? whole : parts;
    return name === undefined ? undefined : fill(inNameOf[what], { ofName: ofName(name) });
  };
