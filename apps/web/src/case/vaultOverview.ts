import type { FormNumber } from "@boreal/domain/caseFile/formValues";
import type { Permission } from "@boreal/domain/vault/permission";
import type { PersonRole } from "@boreal/domain/caseFile/personRole";
import { asOnePerson } from "@boreal/domain/caseFile/whose/personToReader";
import type { ApplicationStatus, ApplicationType } from "@boreal/domain/caseFile/application";
import type { Text } from "@boreal/domain/kernel/text";
import type { Phase, VaultPage } from "@boreal/domain/vault/page";
import { isTeamForm } from "@boreal/domain/forms/teamForms";
import { pageOf } from "@boreal/domain/vault/pages";
import { isPrepared, phasesThatCame } from "@boreal/domain/vault/phases";
import { slotStatus, toDo, type SlotFacts, type SlotStatus } from "@boreal/domain/vault/slotStatus";
import { placedForms } from "./forms/formPlaces.ts";
import { byPerson } from "./byPerson.ts";
import { readerOf } from "./loading/readerOf.ts";
import type { DocumentFile, PlannedSlot, TheApplication } from "./loading/theCase.ts";
import { filesOf, isSameChild, currentFiles } from "./slotFiles.ts";

/** One line of the index: a slot with what is in it. */
export type OverviewLine = {
  readonly planned: PlannedSlot;
  readonly page: VaultPage;
  /** Set where the page has several slots: which one it is. */
  readonly slotName?: Text;
  /** Those that count; a form that Boreal filled does not. */
  readonly files: number;
  /** Something lies there, and nothing of it counts yet: it is in the name of somebody else, or has a fault to mend first. */
  readonly doesNotCountYet: boolean;
  /** Nothing but a form that Boreal filled lies there. */
  readonly isOnlyFilled: boolean;
  /** Boreal fills in what goes here, and its reader completes it among the forms: it is counted there. */
  readonly isFilledHere: boolean;
  /** The form that goes here: of two that one page takes, the one of this case. */
  readonly form?: FormNumber;
  /** It is a form that only the legal team fills in. */
  readonly isByTeam: boolean;
  readonly maxFiles: number;
  readonly standing: SlotStatus;
  /** What the reader has to do there now. */
  readonly toDo: "add" | "look" | undefined;
};

export type PersonLines = {
  readonly person: string;
  readonly childNumber: number | null;
  readonly lines: readonly OverviewLine[];
};

type Application = Pick<TheApplication, "abilities" | "caseFile" | "documents"> & {
  readonly type: string;
  readonly status: string;
  readonly plan: Pick<TheApplication["plan"], "vault">;
};

/** The phases of this application that have come, as the plan and every list of the vault take them. */
export function phasesOf({
  type,
  status,
  documents,
}: Pick<Application, "type" | "status" | "documents">): ReadonlySet<Phase> {
  const filled = documents.flatMap(({ page, deletedAt }) => (deletedAt ? [] : (pageOf(page) ?? [])));
  return phasesThatCame({ type: type as ApplicationType, status: status as ApplicationStatus, filled });
}

/** Whether questions that are open still hold something back. */
export const isStillPrepared = ({ type, status }: Pick<Application, "type" | "status">): boolean =>
  isPrepared({ type: type as ApplicationType, status: status as ApplicationStatus });

/** How a slot of the plan stands with these files, and what its reader has to do there. */
export function standingOf(
  planned: PlannedSlot,
  files: readonly Pick<DocumentFile, "id" | "filledForm" | "state" | "isReturned">[],
  came: ReadonlySet<Phase>,
): Pick<OverviewLine, "standing" | "toDo" | "files" | "doesNotCountYet" | "isOnlyFilled"> {
  const stands = currentFiles(files);
  const notCounted = new Set(planned.notCounted);
  const counting = stands.filter(({ id }) => !notCounted.has(id)).length;
  const facts = {
    requirement: planned.requirement as SlotFacts["requirement"],
    phase: planned.phase as Phase,
    permissions: planned.permissions as readonly Permission[],
    files: counting,
    isToReplace: planned.toReplace,
    isOver: planned.isOver,
    // A form that is there, only not signed, is to be signed, whatever was said before.
    saidNotAvailable: files.length === 0 && (planned.saidNotAvailable ?? false),
  };
  const standing = slotStatus(facts, came);
  return {
    standing,
    toDo: toDo(standing, facts),
    files: counting,
    doesNotCountYet: counting === 0 && stands.length > 0,
    isOnlyFilled: stands.length === 0 && files.some(({ filledForm }) => filledForm),
  };
}

/** Whether a slot is the place of a form that this case needs and that is filled in here, and whether by the legal team alone. */
export function filledHere({
  abilities,
  caseFile,
}: Pick<Application, "abilities" | "caseFile">): (
  slot: PlannedSlot,
) => Pick<OverviewLine, "isFilledHere" | "isByTeam" | "form"> {
  // Also where they were sent or the team fills them in: a form counts among the forms, whoever may enter something in it now.
  const isTold = abilities.includes("fillForms") || abilities.includes("readForms");
  const forms = isTold ? placedForms(readerOf(caseFile)) : [];
  return ({ page, slot, childNumber }) => {
    const placed =
      pageOf(page)?.slots[0]?.id === slot
        ? forms.filter((form) => form.page === page && isSameChild(form.childNumber, childNumber))
        : [];
    const [first] = placed;
    return {
      isFilledHere: placed.length > 0,
      isByTeam: placed.some(({ number }) => isTeamForm(number)),
      ...(first ? { form: first.number } : {}),
    };
  };
}

/** The slots of a plan by person, the applicant first. Pages this version does not know are left out. */
export function vaultOverview(application: Application): readonly PersonLines[] {
  const { documents, plan } = application;
  const came = phasesOf(application);
  const fillingOf = filledHere(application);
  const the = readerOf(application.caseFile);
  const groups = new Map<string, { person: string; childNumber: number | null; lines: OverviewLine[] }>();
  for (const planned of plan.vault) {
    const page = pageOf(planned.page);
    const slot = page?.slots.find(({ id }) => id === planned.slot);
    if (!page || !slot) continue;
    const childNumber = planned.childNumber ?? null;
    const person = asOnePerson(the, planned.person as PersonRole);
    const key = `${person} ${childNumber ?? ""}`;
    const group = groups.get(key) ?? { person, childNumber, lines: [] };
    const all = filesOf(planned, documents);
    group.lines.push({
      planned,
      page,
      ...(page.slots.length > 1 ? { slotName: slot.name } : {}),
      ...fillingOf(planned),
      maxFiles: slot.maxFiles,
      ...standingOf(planned, all, came),
    });
    groups.set(key, group);
  }
  return [...groups.values()].toSorted(byPerson);
}

/** What is done and what is asked for. */
export type DocumentsCounted = { readonly present: number; readonly asked: number };

/**
 * Of the documents that are required of the reader now, how many are there: the one count of documents. What is only
 * recommended holds nothing back and is not in it, nor is a form that Boreal fills in, which counts among the forms.
 */
export function countOf({ lines }: Pick<PersonLines, "lines">): DocumentsCounted {
  const counted = lines.filter(({ isFilledHere }) => !isFilledHere);
  const present = counted.filter(
    ({ standing, planned: { requirement } }) => standing === "present" && isRequired(requirement),
  );
  return { present: present.length, asked: present.length + counted.filter(({ toDo }) => toDo !== undefined).length };
}

/** What a lawyer or a letter found complete was required. */
const isRequired = (requirement: string) => requirement === "Required" || requirement === "Complete";

/** Of these lines those that wait for the reader: to add a document, or to look at what came. */
export const waiting = (lines: readonly OverviewLine[]): readonly OverviewLine[] =>
  lines.filter(({ standing }) => ["missing", "returned", "needsAttention"].includes(standing));
