import type { Answers } from "../../caseFile/answers/answers.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { liesOnPage, type UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import { holderOf } from "../../caseFile/whose/documentHolder.ts";
import type { Outcome } from "../../kernel/condition.ts";
import { said } from "../files/saidInFile.ts";
import { documentWarning, notRaised, type DocumentWarning } from "../warning.ts";
import { disclosureText as text } from "./disclosure.text.ts";

/** Visas, permits and refusals that papers show, beside what was answered about earlier applications. What was not asked hides nothing. */

const raised = (because: { readonly en: string; readonly fr: string }): Outcome => ({
  holds: true,
  because: [because],
});

type Visa = NonNullable<Answers["previousVisas"]>[number];

/** What the applicant told of earlier applications; nothing while it is not answered. */
function statedVisas(the: CaseReader): readonly Visa[] | undefined {
  return the.answer("hasPreviousVisaApplication") === false ? [] : the.answer("previousVisas");
}

const isOfApplicant = (the: CaseReader): boolean => holderOf(the, the.document())?.is === "main";

const refusalPages: readonly PageSlug[] = ["refusal-letter", "spouse-refusal-letter", "child-refusal-letter"];
const isInRefusalPlace = (document: UploadedDocument): boolean =>
  refusalPages.some((page) => liesOnPage(document, page));
const isRefusal = (document: UploadedDocument): boolean =>
  isInRefusalPlace(document) &&
  (document.documentType === "RefusalLetter" || said(document, "refusalReason") !== undefined);

/** Permits from before this application; what it leads to lies on other pages. */
const earlierPermits: readonly PageSlug[] = ["previous-visas", "current-valid-permit", "co-op-work-permit"];
const canadianTypes: ReadonlySet<string> = new Set(["StudyPermit", "WorkPermit", "VisitorRecord"]);

function showsCanadianApplication(document: UploadedDocument): boolean {
  if (isRefusal(document)) return true;
  if (!earlierPermits.some((page) => liesOnPage(document, page))) return false;
  return canadianTypes.has(document.documentType ?? "") || said(document, "uciNumber") !== undefined;
}

function isNotDisclosed(the: CaseReader): Outcome {
  if (!showsCanadianApplication(the.document()) || !isOfApplicant(the)) return notRaised;
  const told = statedVisas(the);
  return told !== undefined && told.every(({ country }) => country !== "CA") ? raised(text.noCanadian) : notRaised;
}

/** A visa of the United States that was seen, whatever else the file is. */
const showsUsVisa = (document: UploadedDocument): boolean =>
  !isInRefusalPlace(document) &&
  (said(document, "usVisaExpiryDate") !== undefined ||
    (document.documentType === "USVisa" && liesOnPage(document, "previous-visas")));

function yearOfRefusal(document: UploadedDocument): string | undefined {
  return isRefusal(document) ? said(document, "issueDate")?.slice(0, 4) : undefined;
}

function lacksDetails(the: CaseReader): Outcome {
  const document = the.document();
  if (!isOfApplicant(the)) return notRaised;
  const [isAmerican, year] = [showsUsVisa(document), yearOfRefusal(document)];
  if (!isAmerican && year === undefined) return notRaised;
  const told = statedVisas(the);
  if (told === undefined) return notRaised;
  if (isAmerican && told.every(({ country }) => country !== "US")) return raised(text.noAmerican);
  const canadian = told.filter(({ country }) => country === "CA");
  const isOfYear = ({ dateOfIssue }: Visa): boolean => dateOfIssue === undefined || dateOfIssue.startsWith(year ?? "");
  return year !== undefined && canadian.length > 0 && !canadian.some(isOfYear) ? raised(text.noneOfYear) : notRaised;
}

function isInconsistent(the: CaseReader): Outcome {
  const document = the.document();
  if (!isRefusal(document)) return notRaised;
  const holder = holderOf(the, document)?.is;
  if (holder === "spouse")
    return the.answer("spouseVisaViolationDenied") === false ? raised(text.spouseSaysNo) : notRaised;
  if (holder !== "main") return notRaised;
  if (the.answer("pastCanadianRefusal") === false || the.answer("visaViolationDenied") === false)
    return raised(text.saysNo);
  const canadian = (statedVisas(the) ?? []).filter(({ country }) => country === "CA");
  const isKnown = canadian.length > 0 && canadian.every(({ result }) => result !== undefined);
  return isKnown && canadian.every(({ result }) => result !== "refused") ? raised(text.noneRefused) : notRaised;
}

/** Another document in the place of a refusal letter, told in words of its own. */
export function isOtherThanRefusal(the: CaseReader): boolean {
  const document = the.document();
  const expected: readonly string[] = the.expectedTypes();
  return (
    isInRefusalPlace(document) &&
    typeof document.documentType === "string" &&
    expected.length > 0 &&
    !expected.includes(document.documentType)
  );
}

export const disclosureWarnings: readonly DocumentWarning[] = [
  documentWarning({
    id: "missingPreviousVisaDetails",
    isBlocking: true,
    isPopUp: false,
    relatedFields: ["country"],
    raisedWhen: lacksDetails,
    ...text.warnings.missingPreviousVisaDetails,
  }),
  documentWarning({
    id: "previousCanadianApplicationNotDisclosed",
    isBlocking: true,
    isPopUp: false,
    relatedFields: ["uciNumber"],
    raisedWhen: isNotDisclosed,
    ...text.warnings.previousCanadianApplicationNotDisclosed,
  }),
  documentWarning({
    id: "inconsistentRefusalDisclosure",
    isBlocking: false,
    isPopUp: false,
    relatedFields: [],
    raisedWhen: isInconsistent,
    ...text.warnings.inconsistentRefusalDisclosure,
  }),
  documentWarning({
    id: "incorrectDocumentForRefusalLetter",
    isBlocking: true,
    isPopUp: false,
    relatedFields: ["uciNumber"],
    raisedWhen: (the) => (isOtherThanRefusal(the) ? raised(text.otherDocument) : notRaised),
    ...text.warnings.incorrectDocumentForRefusalLetter,
  }),
];
