import type { RequestKindId } from "../caseFile/authority/authorityRequest.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import type { PageSlug } from "../caseFile/vaultPlaces.ts";
import type { UploadedDocument } from "../caseFile/uploadedDocument.ts";
import { ownerWords } from "../conditions/documentExpiry.ts";
import { isOverByDecision } from "../conditions/authority/endedByDecision.ts";
import { dayOf, dueDateOf, issueDateOf, uploadDayOf } from "../conditions/authority/letterDates.ts";
import { requestOfLetter } from "../conditions/authority/recordedRequests.ts";
import {
  addresseesOf,
  lettersOfPerson,
  nameOfAddressee,
  type AddresseeRef,
  type LetterPages,
} from "../conditions/application/peopleOfCase.ts";
import { addDays, type IsoDate } from "../kernel/calendarDate.ts";
import { fill, type Text } from "../kernel/text.ts";
import { productSpecification } from "../tables/sources.ts";
import { deadline, type Deadline, type DoneAt } from "./deadline.ts";

/** Letters in which the authority asks a person for something by a day: whose, by when, and why by then. */

/** How long a letter gives: its days, and the sentences that say so (`{days}`). `notKnown`: no row of the table holds. */
export type LetterTime = {
  readonly days: number | undefined;
  readonly fromLetter: Text;
  readonly fromUpload: Text;
  readonly notKnown: Text;
};

export type RequestLetter = {
  readonly id: string;
  readonly kind: RequestKindId;
  readonly title: Text;
  /** The same of somebody else; `{of}` is whose it is, in words that follow a noun. */
  readonly titleOf: Text;
  readonly pages: LetterPages;
  /** Where each person shows that it is done; one page where one holds what everybody brings. */
  readonly doneAt: LetterPages | PageSlug | ((the: CaseReader, person: AddresseeRef) => PageSlug | undefined);
  /** Of the letters of a person those that still wait. */
  readonly waiting: (
    the: CaseReader,
    person: AddresseeRef,
    letters: readonly UploadedDocument[],
  ) => readonly UploadedDocument[];
  /** Looked up only for a letter that names no day; nothing where no usual time is known at all. */
  readonly time: (the: CaseReader) => LetterTime | undefined;
  /** Several letters of one person ask for different things: the earliest day counts. Otherwise the newest letter stands for those before it. */
  readonly eachCounts?: true;
};

type Due = { readonly date: IsoDate | null; readonly because: Text; readonly fileId: string };

type LetterDays = {
  readonly due: IsoDate | undefined;
  readonly issued: IsoDate | undefined;
  readonly uploaded: IsoDate | undefined;
  readonly fileId: string;
};

const named: Text = { en: "the letter names this day", fr: "la lettre indique ce jour" };
const letterRule = productSpecification("document 1 section 4 and document 3 section 4.5: letters that set a day");
export const askForDay: Text = {
  en: "the letter names the day by which to answer; enter it on the page of the letter, so that you are reminded",
  fr: "la lettre indique pour quel jour il faut répondre; entrez-le à la page de la lettre pour recevoir des rappels",
};

/** A day of the letter itself counts before the day on which it came here, which is never earlier. */
const newestOf = (letters: readonly UploadedDocument[]): UploadedDocument | undefined => {
  const dated = letters.filter((letter) => issueDateOf(letter) ?? dueDateOf(letter));
  const place = (letter: UploadedDocument): string =>
    issueDateOf(letter) ?? dueDateOf(letter) ?? uploadDayOf(letter) ?? "";
  return (dated.length > 0 ? dated : letters).toSorted((one, other) =>
    place(one) < place(other) ? 1 : place(one) > place(other) ? -1 : 0,
  )[0];
};

const dueOf = (
  the: CaseReader,
  letter: UploadedDocument,
  due: IsoDate | undefined,
  definition: RequestLetter,
): Due | undefined =>
  dueByDays(
    the,
    { due, issued: issueDateOf(letter), uploaded: uploadDayOf(letter), fileId: letter.fileId },
    definition,
  );

/** By when, from what is known of a letter: the day that it names, else the usual time from its own day. */
export function dueByDays(
  the: CaseReader,
  { due, issued, uploaded, fileId }: LetterDays,
  { time, eachCounts }: Pick<RequestLetter, "time" | "eachCounts">,
): Due | undefined {
  if (due !== undefined) {
    the.trace.cite(letterRule);
    return { date: due, because: named, fileId };
  }
  const from = issued ?? uploaded;
  if (from === undefined && !eachCounts) return undefined;
  const usual = time(the);
  if (usual === undefined || from === undefined) return { date: null, because: askForDay, fileId };
  if (usual.days === undefined) return { date: null, because: usual.notKnown, fileId };
  return {
    date: addDays(from, usual.days),
    because: fill(issued === undefined ? usual.fromUpload : usual.fromLetter, { days: usual.days }),
    fileId,
  };
}

function ofPerson(the: CaseReader, person: AddresseeRef, letter: RequestLetter): readonly Deadline[] {
  const reader = the.fresh();
  // A letter whose request was split has its day there (recordedRequests.ts).
  const letters = lettersOfPerson(reader, letter.pages, person).filter(
    (one) => requestOfLetter(reader, one) === undefined && !isOverByDecision(reader, letter.kind, dayOf(one)),
  );
  if (letters.length === 0) return [];
  const daysNamed = new Map(letters.map((one) => [one.fileId, dueDateOf(one)]));
  const waiting = letter.waiting(reader, person, letters);
  const newest = letter.eachCounts ? undefined : newestOf(waiting);
  const considered = letter.eachCounts ? waiting : newest ? [newest] : [];
  const [due] = considered
    .flatMap((one) => dueOf(reader, one, daysNamed.get(one.fileId), letter) ?? [])
    .toSorted((one, other) => ((one.date ?? "9") < (other.date ?? "9") ? -1 : 1));
  if (!due) return [];
  const { fileId } = due;
  const doneAt = placeOf(reader, letter, person);
  const at = { fileId, ...(doneAt === undefined ? {} : { doneAt }) };
  if (person.role === "main") return [{ ...deadline(reader, letter, due.date, due.because), ...at }];
  const of = ownerWords(person.role, person.role === "child" ? person.childNumber : undefined);
  return [
    {
      ...deadline(
        reader,
        { id: `${letter.id}.${nameOfAddressee(person)}`, title: fill(letter.titleOf, { of }) },
        due.date,
        due.because,
      ),
      ...at,
    },
  ];
}

function placeOf(the: CaseReader, { doneAt }: RequestLetter, person: AddresseeRef): DoneAt | undefined {
  if (typeof doneAt === "string") return { page: doneAt };
  const page = typeof doneAt === "function" ? doneAt(the, person) : doneAt[person.role];
  return page === undefined
    ? undefined
    : { page, ...(person.role === "child" ? { childNumber: person.childNumber } : {}) };
}

/** The day of each person to whom such a letter was written, while it waits. */
export const letterDeadlines = (the: CaseReader, letter: RequestLetter): readonly Deadline[] =>
  addresseesOf(the.fresh()).flatMap((person) => ofPerson(the, person, letter));
