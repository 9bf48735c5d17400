import type { CaseFile } from "../caseFile/caseFile.ts";
import { letterKey } from "../caseFile/letterValues.ts";
import type { PersonRef } from "../caseFile/personRole.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { isFilledHere, standsForDocument, type UploadedDocument } from "../caseFile/uploadedDocument.ts";
import { rowOn } from "../kernel/datedTable.ts";
import type { Language, Text } from "../kernel/text.ts";
import type { ClauseVersion } from "../letters/clauses/clause.ts";
import { contentOf } from "../letters/contents.ts";
import { draftLetter } from "../letters/draft.ts";
import { standingOf } from "../letters/letterStands.ts";
import { lettersOf, type LetterId } from "../letters/letters.ts";
import { peopleOfLetter } from "../letters/peopleOfLetter.ts";
import { readerFor } from "../questionnaire/inUse.ts";
import { formStatusesOf, type FormStatus } from "../review/formStatuses.ts";
import { portalFields, type PortalField } from "../tables/authority/portalFields.ts";
import { decideVault, type DecidedSlot } from "../vault/decideSlots.ts";
import { filesOfSlot } from "../vault/files/filesOfSlot.ts";
import { portals, type PortalName } from "../vault/files/portals.ts";
import { isFormPage } from "../vault/officialForms/formPages.ts";
import type { Phase, VaultPage } from "../vault/page.ts";
import { pageOf, pagesOf } from "../vault/pages.ts";
import { slotTitle } from "../vault/slotTitle.ts";
import { fieldOfPage } from "./fieldOfPage.ts";
import {
  applicantOf,
  type Applicant,
  type FilingPackage,
  type LeftOut,
  type LeftOutCode,
  type PackageItem,
  type SlotPart,
} from "./filingPackage.ts";
import { packageGaps, type WrittenLetter } from "./packageGaps.ts";
import { asciiName, folderOf, numbered } from "./packagePaths.ts";

export type PackageWanted = {
  readonly portal: PortalName;
  /** Of names, of the index, and of letters that choose none. */
  readonly language: Language;
  /** What the firm says in a letter. */
  readonly clausesOf?: (letter: LetterId) => readonly ClauseVersion[];
};

/** What a package of the case holds, in the order of the portal, and what it lacks. Makes nothing: it is the dry run too. */
export function describePackage(caseFile: CaseFile, { portal, language, clausesOf }: PackageWanted): FilingPackage {
  const the = readerFor(caseFile);
  const limit = rowOn(portals[portal].limit, caseFile.today);
  const statuses = formStatusesOf(caseFile);
  const slots = decideVault(pagesOf(caseFile.application.type, the), the);
  const letters = writtenLetters(caseFile, the, slots, clausesOf);
  const fields = rowOn(portalFields, caseFile.today);
  const kept = keptFiles(caseFile, the, slots);
  const bare: readonly BareItem[] = [
    ...statuses.filter(goesFilled).map((status) => formItem(status, caseFile.application.type)),
    ...documentItems(caseFile, the, kept.slots),
    ...letters.filter(({ gaps }) => gaps === 0).map((letter) => letterItem(letter)),
  ];
  return {
    portal,
    limit: limit.found ? limit.row.value : undefined,
    language,
    items: inOrder(bare, fields.found ? fields.row.value : [], { caseFile, language }),
    leftOut: kept.leftOut,
    gaps: packageGaps(caseFile, { statuses, letters }),
  };
}

/** A form goes out as it is filled in here, unless a copy that came back stands for it, or the other form of its kind does. */
const goesFilled = ({ isFilled, settledBy }: FormStatus): boolean => isFilled && settledBy === null;

type Placed<T> = T extends unknown ? Omit<T, "path" | "field"> & { readonly at: string; readonly name?: Text } : never;
/** An item before the order is known: `at` names its field. */
type BareItem = Placed<PackageItem>;

const ofForm = "officialForm";

const formItem = ({ key, id, person, title }: FormStatus, type: string): BareItem => ({
  kind: "form",
  form: id,
  key,
  person,
  title,
  applicant: applicantOf(person, type),
  at: ofForm,
  name: title,
});

const letterItem = ({ letter, key, person, title, page, applicant }: WrittenLetter): BareItem => ({
  kind: "letter",
  letter,
  key,
  person,
  title,
  applicant,
  at: fieldOfPage(page),
  name: title,
});

const personOfSlot = ({ page, childNumber }: Pick<DecidedSlot, "page" | "childNumber">): PersonRef =>
  page.person === "child" ? { role: "child", childNumber: childNumber ?? 1 } : { role: page.person };

/** Letters that somebody wrote and that have no gap, where no file stands for them yet. */
function writtenLetters(
  caseFile: CaseFile,
  the: CaseReader,
  slots: readonly DecidedSlot[],
  clausesOf: PackageWanted["clausesOf"] = () => [],
): readonly WrittenLetter[] {
  return lettersOf(the).flatMap(({ letter: { id, name, sendToDocVault } }) => {
    const letter = id as LetterId;
    const page = pageOf(sendToDocVault);
    if (!page || !isFiled(page, caseFile)) return [];
    const content = contentOf(letter);
    return peopleOfLetter(content, the).flatMap((person): readonly WrittenLetter[] => {
      const slot = slots.find((one) => one.page.slug === page.slug && isOf(one, person));
      if (!slot || filesOfSlot(the, slot).some(standsForDocument)) return [];
      const draft = draftLetter(content, { caseFile, main: the.fresh(), person, clauses: clausesOf(letter) });
      const standing = standingOf(draft, caseFile);
      if (standing === "untouched") return [];
      const key = letterKey(letter, person);
      const applicant = applicantOf(
        page.person === "child" ? person : { role: page.person },
        caseFile.application.type,
      );
      return [{ letter, key, person, title: name, page, applicant, standing, gaps: draft.gaps.length }];
    });
  });
}

const isOf = ({ childNumber }: DecidedSlot, person: PersonRef): boolean =>
  childNumber === undefined || (person.role === "child" && person.childNumber === childNumber);

/** What comes after the filing is no part of it; documents of a court go to a court. */
function isFiled({ phase }: Pick<VaultPage, "phase">, { application }: CaseFile): boolean {
  const filed: readonly Phase[] =
    application.type === "JudicialReview" ? ["preparation", "ita", "court"] : ["preparation", "ita"];
  return filed.includes(phase);
}

const leftOutWords: Readonly<Record<LeftOutCode, Text>> = {
  returned: {
    en: "The legal team returned this file. Another one goes in its place.",
    fr: "L’équipe juridique a renvoyé ce fichier. Un autre est à mettre à sa place.",
  },
  madeAnew: {
    en: "Boreal made this file from the case. It is made again for the package.",
    fr: "Boreal a produit ce fichier à partir du dossier. Il est produit de nouveau pour l’envoi.",
  },
  laterPhase: {
    en: "This document comes after the application is sent.",
    fr: "Ce document vient après l’envoi de la demande.",
  },
  noPlace: {
    en: "This application does not have this page or slot. Put the file where the application has one.",
    fr: "Cette demande n’a pas cette page ou cet emplacement. Placez le fichier là où la demande en a un.",
  },
  notSorted: {
    en: "Nobody has sorted this file yet.",
    fr: "Personne n’a encore classé ce fichier.",
  },
};

type KeptSlot = { readonly slot: DecidedSlot; readonly files: readonly UploadedDocument[] };

/** Every file of the case is either in a slot that is sent, or named with the reason why it is not. */
function keptFiles(
  caseFile: CaseFile,
  the: CaseReader,
  slots: readonly DecidedSlot[],
): { readonly slots: readonly KeptSlot[]; readonly leftOut: readonly LeftOut[] } {
  const sent = slots
    .filter(({ page }) => isFiled(page, caseFile))
    .map((slot) => ({ slot, files: filesOfSlot(the, slot).filter(standsForDocument) }))
    .filter(({ files }) => files.length > 0);
  const taken = new Set(sent.flatMap(({ files }) => files.map(({ fileId }) => fileId)));
  const whyNot = (file: UploadedDocument): LeftOutCode => {
    if (typeof file.returnedAt === "string") return "returned";
    if (isFilledHere(file)) return "madeAnew";
    const page = slots.find((slot) => slot.page.slug === file.documentId)?.page;
    return page && !isFiled(page, caseFile) ? "laterPhase" : "noPlace";
  };
  const out = (fileId: string, code: LeftOutCode): LeftOut => ({ fileId, code, text: leftOutWords[code] });
  return {
    slots: sent,
    leftOut: [
      ...caseFile.documents
        .filter(({ fileId, deletedAt }) => !deletedAt && !taken.has(fileId))
        .map((file) => out(file.fileId, whyNot(file))),
      ...(caseFile.unsortedDocuments ?? [])
        .filter(({ deletedAt }) => !deletedAt)
        .map(({ fileId }) => out(fileId, "notSorted")),
    ],
  };
}

/** Documents by field: a portal takes one file for each. A form that came back signed is never part of another file. */
function documentItems(caseFile: CaseFile, the: CaseReader, slots: readonly KeptSlot[]): readonly BareItem[] {
  const part = ({ slot, files }: KeptSlot): SlotPart => ({
    page: slot.page.slug,
    slot: slot.slot.id,
    title: slotTitle(slot.page, slot.slot.name, slot.childNumber, the.fresh()),
    fileIds: files.map(({ fileId }) => fileId),
  });
  const grouped = Map.groupBy(slots, ({ slot }) => {
    const applicant = applicantOf(personOfSlot(slot), caseFile.application.type);
    return isFormPage(slot.page.slug)
      ? `${applicant} ${ofForm} ${slot.page.slug}`
      : `${applicant} ${fieldOfPage(slot.page)}`;
  });
  return [...grouped].map(([group, members]): BareItem => {
    const [applicant, at = ofForm] = group.split(" ");
    const parts = members.map(part);
    const [first] = parts;
    return {
      kind: "documents",
      applicant: applicant as Applicant,
      at,
      parts,
      ...(at === ofForm && first ? { name: first.title } : {}),
    };
  });
}

/** Person by person, each in the order of the portal’s fields, forms first. */
function inOrder(
  items: readonly BareItem[],
  fields: readonly PortalField[],
  { caseFile, language }: { readonly caseFile: CaseFile; readonly language: Language },
): readonly PackageItem[] {
  const children = caseFile.dependents.flatMap(({ childNumber }) =>
    childNumber ? [`child${childNumber}` as const] : [],
  );
  const people: readonly Applicant[] = ["main", "visitor", "spouse", ...children.toSorted(byNumber)];
  const rank = ({ at }: BareItem): number => (at === ofForm ? -1 : fields.findIndex(({ id }) => id === at));
  const there = people.filter((person) => items.some(({ applicant }) => applicant === person));
  return there.flatMap((person, index) => {
    const folder = `${index + 1}-${folderOf(person, language)}`;
    const own = items.filter(({ applicant }) => applicant === person);
    return own
      .map((item, place) => ({ item, place }))
      .toSorted((one, other) => rank(one.item) - rank(other.item) || one.place - other.place)
      .map(({ item }, place) => placed(item, fields, { folder, number: place + 1, language }));
  });
}

const byNumber = (one: string, other: string): number => Number(one.slice(5)) - Number(other.slice(5));

function placed(
  item: BareItem,
  fields: readonly PortalField[],
  { folder, number, language }: { readonly folder: string; readonly number: number; readonly language: Language },
): PackageItem {
  const { at, name, ...rest } = item;
  const field = fields.find(({ id }) => id === at);
  const fieldName = at === ofForm ? formField : (field?.name ?? name ?? formField);
  const words = item.kind === "form" ? item.form : (name ?? fieldName)[language];
  return {
    ...rest,
    path: `${folder}/${numbered(number, asciiName(words))}`,
    field: { id: field?.id ?? ofForm, name: fieldName },
  };
}

const formField: Text = { en: "Application forms", fr: "Formulaires de demande" };
