import type { CaseFile } from "../caseFile/caseFile.ts";
import type { FormNumber } from "../caseFile/formValues.ts";
import type { PersonRef } from "../caseFile/personRole.ts";
import { standsForDocument, type UploadedDocument } from "../caseFile/uploadedDocument.ts";
import { nameOfPerson } from "../caseFile/whose/nameOfPerson.ts";
import { roleWords } from "../caseFile/whose/roleWords.ts";
import { answerSheet, type SheetLine } from "../forms/answerSheet/answerSheet.ts";
import { formTitles } from "../forms/titles.ts";
import type { Text } from "../kernel/text.ts";
import { readerFor } from "../questionnaire/inUse.ts";
import { formOfCase } from "../review/formOfCase.ts";
import { formStatusesOf, type FormStatus } from "../review/formStatuses.ts";
import { pageOf } from "../vault/pages.ts";
import { slotTitle } from "../vault/slotTitle.ts";

/** One thing of a case that is another one than it was; null where there was or is none. */
export type FiledChange = {
  readonly what: "person" | "answer" | "document" | "form";
  /** The form and whose it is, of a line of a form. */
  readonly of: Text | null;
  readonly name: Text;
  readonly before: Text | null;
  readonly after: Text | null;
};

/** What somebody may know of a case: what they may not is not compared. */
export type MayKnow = {
  readonly answer: (key: string) => boolean;
  readonly page: (slug: string, childNumber: number | null) => boolean;
  readonly form: (form: FormNumber) => boolean;
};

type ReadAnswer = { readonly id: string; readonly question: Text; readonly answer: Text };

export type Compared = {
  readonly before: CaseFile;
  readonly after: CaseFile;
  readonly may: MayKnow;
  /** The answers of a case as people read them, each with its question. */
  readonly answersOf: (caseFile: CaseFile) => readonly ReadAnswer[];
  /** What a file is called, and was called then. */
  readonly nameOf: (fileId: string) => string | undefined;
};

/** What changed from one case to another of the same application, under the rules of today: nothing of it is stored. */
export function changesSince(compared: Compared): readonly FiledChange[] {
  return [
    ...changedPeople(compared),
    ...changedAnswers(compared),
    ...changedDocuments(compared),
    ...changedForms(compared),
  ];
}

const same = (text: string): Text => ({ en: text, fr: text });
const isSame = (one: Text | null, other: Text | null): boolean =>
  (["en", "fr"] as const).every((language) => one?.[language] === other?.[language]);

const peopleOf = ({ dependents }: CaseFile): readonly PersonRef[] => [
  { role: "main" },
  ...(dependents.some(({ type }) => type === "Spouse") ? [{ role: "spouse" } as const] : []),
  ...dependents.flatMap(({ childNumber }) =>
    typeof childNumber === "number" ? [{ role: "child", childNumber } as const] : [],
  ),
];

const idOf = (person: PersonRef): string => (person.role === "child" ? `child${person.childNumber}` : person.role);
const wordsOf = (person: PersonRef): Text =>
  roleWords(person.role, person.role === "child" ? person.childNumber : undefined);

const noName: Text = { en: "Name not entered", fr: "Nom non indiqué" };

function changedPeople({ before, after }: Compared): readonly FiledChange[] {
  const namesIn = (caseFile: CaseFile) =>
    new Map(
      peopleOf(caseFile).map((person) => {
        const name = nameOfPerson(readerFor(caseFile), person);
        return [idOf(person), name === undefined ? noName : same(name)] as const;
      }),
    );
  const [was, is] = [namesIn(before), namesIn(after)];
  const people = new Map([...peopleOf(before), ...peopleOf(after)].map((person) => [idOf(person), person]));
  return [...people].flatMap(([id, person]) =>
    changeOf({ what: "person", of: null, name: wordsOf(person) }, was.get(id), is.get(id)),
  );
}

const changeOf = (
  about: Pick<FiledChange, "what" | "of" | "name">,
  before: Text | undefined,
  after: Text | undefined,
): readonly FiledChange[] => {
  const [was, is] = [before ?? null, after ?? null];
  return isSame(was, is) ? [] : [{ ...about, before: was, after: is }];
};

function changedAnswers({ before, after, may, answersOf }: Compared): readonly FiledChange[] {
  const answersIn = (caseFile: CaseFile) =>
    new Map(
      answersOf(caseFile)
        .filter(({ id }) => may.answer(id.split(".")[0] ?? id))
        .map((one) => [one.id, one] as const),
    );
  const [was, is] = [answersIn(before), answersIn(after)];
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((id) => {
    const [then, now] = [was.get(id), is.get(id)];
    const question = (now ?? then)?.question;
    return question ? changeOf({ what: "answer", of: null, name: question }, then?.answer, now?.answer) : [];
  });
}

/** Slot by slot: the names of its files, then and now. A file that was replaced by one of the same name differs too. */
function changedDocuments({ before, after, may, nameOf }: Compared): readonly FiledChange[] {
  const placesIn = ({ documents }: CaseFile) =>
    Map.groupBy(
      documents.filter(
        (file) => standsForDocument(file) && !file.deletedAt && may.page(file.documentId, file.childNumber ?? null),
      ),
      ({ documentId, slotId, childNumber }) => [documentId, slotId ?? "", childNumber ?? ""].join(" "),
    );
  const [was, is] = [placesIn(before), placesIn(after)];
  const named = (files: readonly UploadedDocument[] | undefined): Text | undefined =>
    files && same(files.map(({ fileId }) => nameOf(fileId) ?? "…").join(", "));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((place): readonly FiledChange[] => {
    const [then, now] = [was.get(place), is.get(place)];
    const [first] = now ?? then ?? [];
    if (!first || idsOf(then) === idsOf(now)) return [];
    return [
      {
        what: "document",
        of: null,
        name: titleOf(first, after),
        before: named(then) ?? null,
        after: named(now) ?? null,
      },
    ];
  });
}

const idsOf = (files: readonly UploadedDocument[] = []): string =>
  files
    .map(({ fileId }) => fileId)
    .toSorted()
    .join(" ");

function titleOf({ documentId, slotId, childNumber }: UploadedDocument, caseFile: CaseFile): Text {
  const page = pageOf(documentId);
  if (!page) return same(documentId);
  return slotTitle(page, page.slots.find(({ id }) => id === slotId)?.name, childNumber, readerFor(caseFile));
}

const filled: Text = { en: "Filled in", fr: "Rempli" };
const notFilled: Text = { en: "Not filled in", fr: "Non rempli" };

/** Of every form that was or is filled in: whether it still is, and line by line what it says. */
function changedForms({ before, after, may }: Compared): readonly FiledChange[] {
  const [was, is] = [formsIn(before, may), formsIn(after, may)];
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((key): readonly FiledChange[] => {
    const [then, now] = [was.get(key), is.get(key)];
    const form = now ?? then;
    if (!form || !(then?.isFilled || now?.isFilled)) return [];
    const title = titleOfForm(form);
    return [
      ...changeOf({ what: "form", of: null, name: title }, stateOf(then), stateOf(now)),
      ...(then && now ? changedLines(linesOf(before, form), linesOf(after, form), title) : []),
    ];
  });
}

const stateOf = (form: FormStatus | undefined): Text | undefined => form && (form.isFilled ? filled : notFilled);

const formsIn = (caseFile: CaseFile, may: MayKnow): ReadonlyMap<string, FormStatus> =>
  new Map(
    formStatusesOf(caseFile)
      .filter(({ id }) => may.form(id))
      .map((form) => [form.key, form]),
  );

const titleOfForm = ({ id, person }: FormStatus): Text => {
  const [title, whose] = [formTitles[id], wordsOf(person)];
  return { en: `${title.en}\u00A0– ${whose.en}`, fr: `${title.fr}\u00A0– ${whose.fr}` };
};

type NamedLine = { readonly name: Text; readonly value: Text | undefined };

function linesOf(caseFile: CaseFile, { id, person }: FormStatus): ReadonlyMap<string, NamedLine> {
  const { sections } = answerSheet(formOfCase(caseFile, id, person), caseFile.today);
  const groups = sections.flatMap((section) => section.groups);
  return new Map(
    groups.flatMap(({ title, lines }) =>
      lines.map(({ path, label, value }: SheetLine) => [path, { name: within(title, label), value }] as const),
    ),
  );
}

const within = (title: Text | undefined, label: Text): Text =>
  title === undefined ? label : { en: `${title.en}: ${label.en}`, fr: `${title.fr}\u00A0: ${label.fr}` };

const changedLines = (
  was: ReadonlyMap<string, NamedLine>,
  is: ReadonlyMap<string, NamedLine>,
  of: Text,
): readonly FiledChange[] =>
  [...new Set([...is.keys(), ...was.keys()])].flatMap((path) => {
    const [then, now] = [was.get(path), is.get(path)];
    const name = (now ?? then)?.name;
    return name ? changeOf({ what: "form", of, name }, then?.value, now?.value) : [];
  });
