import { isSameSchool } from "../../conditions/studies/schoolNames.ts";
import { plainName } from "../../caseFile/knownSchool.ts";
import type { PersonRole } from "../../caseFile/personRole.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import { newestFirst } from "../../kernel/calendarDate.ts";
import type { Text } from "../../kernel/text.ts";
import type { FormPrefill, Prefilled } from "../fields/field.ts";
import type { FormReader } from "../formReader.ts";
import { oneThing, type SaysTheSame } from "./oneThing.ts";
import { fromDocument, fromProfile } from "./origins.ts";
import { fromActivities, type Activity } from "../temporaryResidence/listedActivities.ts";

/**
 * Jobs and schools that the account lists, beside a letter of an employer or a record of studies (ADR 0290). A document belongs
 * to the entry that names the same employer or school. Where it belongs to none, what it says stands beside the job of today, or
 * the highest studies, until the person chooses.
 */

export const fromEmployer: Text = { en: "from the employer’s letter", fr: "d’après la lettre de l’employeur" };
const fromStudyRecord: Text = {
  en: "from the transcript or diploma",
  fr: "d’après le relevé de notes ou le diplôme",
};

export const employerLetterPages: Partial<Record<PersonRole, PageSlug>> = {
  main: "employment-letter",
  spouse: "spouse-employment-letter",
  visitor: "visitor-visa-visitor-employment-letter",
};
const studyRecordPages: Partial<Record<PersonRole, readonly PageSlug[]>> = {
  main: ["transcripts", "education-credentials"],
  spouse: ["spouse-education-credentials"],
};

const textIn = (document: UploadedDocument, field: string): string | undefined => {
  const value = document.parsedValues?.[field];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
};

/** Words that a firm adds to its name, or leaves out. */
const kindsOfFirm = new Set(
  "inc incorporated ltd limited ltee llc llp lp plc corp corporation co company cie gmbh ag sa sarl srl bv nv pty pvt private the".split(
    " ",
  ),
);
const wordsOfFirm = (name: string): readonly string[] =>
  plainName(name)
    .split(" ")
    .filter((word) => !kindsOfFirm.has(word));

/** One name may leave out what the other says, such as the branch. */
export const sameEmployer: SaysTheSame = (one, other) => {
  const [mine, yours] = [wordsOfFirm(String(one)), wordsOfFirm(String(other))];
  const [few, many] = mine.length <= yours.length ? [mine, yours] : [yours, mine];
  return few.length === 0
    ? plainName(String(one)) === plainName(String(other))
    : few.every((word) => many.includes(word));
};

/** Days are compared as far as both of them are known. */
export const sameMonth: SaysTheSame = (one, other) => String(one).slice(0, 7) === String(other).slice(0, 7);

type Against = {
  readonly field: string;
  readonly documents: readonly UploadedDocument[];
  readonly isSame: (one: string, other: string) => boolean;
};

/** The documents that belong to no entry of the list. */
const belongToNone = (listed: readonly Activity[], { field, documents, isSame }: Against) =>
  documents.filter((document) => {
    const name = textIn(document, field);
    return name !== undefined && !listed.some(({ company }) => company === undefined || isSame(company, name));
  });

const documentsOn = (the: FormReader, pages: readonly PageSlug[]): readonly UploadedDocument[] =>
  pages.flatMap((page) => the.case.documents(page, the.person));

/** What an entry is compared with: the newest letter of the same employer, else one that belongs to no entry. */
function letterFor(one: Activity, listed: readonly Activity[], the: FormReader): UploadedDocument | undefined {
  const page = employerLetterPages[the.person.role];
  if (page === undefined || one.kind !== "work" || one.company === undefined) return undefined;
  const { company } = one;
  const documents = documentsOn(the, [page]);
  const against: Against = { field: "employer", documents, isSame: (a, b) => sameEmployer(a, b, the) };
  const own = documents.filter((document) => sameEmployer(company, textIn(document, "employer") ?? "\0", the)).at(-1);
  if (own) return own;
  const today = listed.filter(({ kind, to }) => kind === "work" && (to === undefined || to === "ongoing"));
  return today.length === 1 && today[0] === one ? belongToNone(listed, against).at(-1) : undefined;
}

function recordFor(one: Activity, listed: readonly Activity[], the: FormReader): UploadedDocument | undefined {
  if (one.kind !== "studies" || one.company === undefined) return undefined;
  const isSame = (a: string, b: string) => isSameSchool(the.case, a, b);
  const documents = documentsOn(the, studyRecordPages[the.person.role] ?? []);
  const school = the.case.answer("schoolName");
  const against: Against = { field: "schoolName", documents, isSame };
  const others = belongToNone(listed, against).filter(
    (document) => school === undefined || !isSame(school, textIn(document, "schoolName") ?? ""),
  );
  return highestOf(listed) === one ? others.at(-1) : undefined;
}

/** The entry that the person marked, else the newest that is finished. */
function highestOf(listed: readonly Activity[]): Activity | undefined {
  const studies = listed.filter(({ kind }) => kind === "studies");
  const marked = studies.filter(({ isHighestStudies }) => isHighestStudies === true);
  if (marked.length > 0) return marked.length === 1 ? marked[0] : undefined;
  return studies
    .filter(({ to }) => to !== undefined && to !== "ongoing")
    .toSorted((a, b) => newestFirst(a.to ?? "", b.to ?? ""))[0];
}

type ListedPart = "company" | "from" | "city" | "country" | "province";
export type ListedParts = { readonly [part in ListedPart]: Prefilled | undefined };

/** The parts of an entry, with those open that a document tells otherwise; a place belongs to the firm that the account names. */
export function partsOf(one: Activity, listed: readonly Activity[], the: FormReader): ListedParts {
  const isJob = one.kind === "work";
  const document = isJob ? letterFor(one, listed, the) : recordFor(one, listed, the);
  const inDocument =
    (field: string, to: (value: string) => string = (value) => value): FormPrefill =>
    () => {
      const value = document && textIn(document, field);
      return document === undefined || value === undefined
        ? undefined
        : fromDocument(document, to(value), isJob ? fromEmployer : fromStudyRecord);
    };
  const inList =
    (part: ListedPart): FormPrefill =>
    () => {
      const value = one[part];
      return value === undefined
        ? undefined
        : { value, from: { fact: "profile.employmentAndActivityHistory", says: isJob ? fromActivities : fromProfile } };
    };
  const thing = oneThing(`${isJob ? "job" : "school"}${listed.indexOf(one)}`);
  const nothing: FormPrefill = () => undefined;
  const isSame: SaysTheSame = isJob ? sameEmployer : (a, b) => isSameSchool(the.case, String(a), String(b));
  // The entry of the list comes last, so that its own spelling is not taken over where both mean the same.
  const company = thing.part(
    { decides: true, same: isSame },
    inDocument(isJob ? "employer" : "schoolName"),
    inList("company"),
  )(the);
  const part = (name: ListedPart, document_: FormPrefill = nothing) =>
    thing.part({ same: sameMonth }, document_, inList(name))(the);
  return {
    company: company?.claims ? company : inList("company")(the),
    from: part("from", isJob ? inDocument("startDate", (day) => day.slice(0, 7)) : nothing),
    city: part("city"),
    country: part("country"),
    province: part("province"),
  };
}
