import type { CaseReader } from "../../caseFile/reader.ts";
import type { PageOfEach, PageSlug } from "../../caseFile/vaultPlaces.ts";

/** The people to whom the authority writes letters of their own: the applicant, the spouse or partner, and each child. */

type Addressee = "main" | "spouse" | "child";
export type AddresseeRef =
  | { readonly role: "main" }
  | { readonly role: "spouse" }
  | { readonly role: "child"; readonly childNumber: number };

/** The page of one kind of letter in the spelling of each person. */
export type LetterPages = Readonly<Record<Addressee, PageSlug>>;

/** The same letter for three kinds of people: `medical-request-letter`, `spouse-medical-request-letter`, ... */
export const lettersTo = (page: PageOfEach<"spouse" | "child">): LetterPages => ({
  main: page,
  spouse: `spouse-${page}` as const,
  child: `child-${page}` as const,
});

export const addresseesOf = (the: CaseReader): readonly AddresseeRef[] => [
  { role: "main" },
  { role: "spouse" },
  ...the.children().map(({ childNumber }) => ({ role: "child" as const, childNumber })),
];

/** How a person of the case is named where one has to be told: `main`, `spouse`, `child2`. */
export const nameOfAddressee = (person: AddresseeRef): string =>
  person.role === "child" ? `child${person.childNumber}` : person.role;

/** Files of one kind of letter that were written to this person. */
export const lettersOfPerson = (the: CaseReader, pages: LetterPages, person: AddresseeRef) =>
  the.documents(pages[person.role], person);
