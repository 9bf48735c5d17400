import type { Text } from '@boreal/domain/kernel/text';
import type { VaultPage } from '@boreal/domain/vault/page';
import { pageOf } from '@boreal/domain/vault/pages';
import type { DocumentFile, PlannedSlot } from './theCase.ts';

/** One line of the index: a slot with what is in it. */
export type OverviewLine = {
  readonly planned: PlannedSlot;
  readonly page: VaultPage;
  /** Set where the page has several slots: which one it is. */
  readonly slotName?: Text;
  /** Those that stand for the document; a form that Boreal filled does not. */
  readonly files: number;
  /** Nothing but a form that Boreal filled lies there. */
  readonly isOnlyFilled: boolean;
  readonly maxFiles: number;
  /** `later`: asked for, but only after a step that is still to come. `saidNotThere`: the person says not to have it. */
  readonly standing: 'missing' | 'saidNotThere' | 'later' | 'ifApplies' | 'present' | 'notNeeded';
};

export type PersonLines = { readonly person: string; readonly childNumber: number | null; readonly lines: readonly OverviewLine[] };

const sameChild = (a: number | null | undefined, b: number | null | undefined) => (a ?? null) === (b ?? null);

/** Files of a slot that are not in the trash. */
export const filesOf = <F extends Pick<DocumentFile, 'page' | 'slot' | 'childNumber' | 'deletedAt'>>(slot: PlannedSlot, documents: readonly F[]): readonly F[] =>
  documents.filter(
    (file) => file.page === slot.page && file.slot === slot.slot && sameChild(file.childNumber, slot.childNumber) && !file.deletedAt,
  );

/** Of the files of a slot those that stand for the document that is asked for: not a form that Boreal filled and nobody has signed. */
export const standingFiles = <F extends Pick<DocumentFile, 'filledForm'>>(files: readonly F[]): readonly F[] => files.filter(({ filledForm }) => !filledForm);

function standingOf({ requirement, phase, saidNotAvailable }: PlannedSlot, files: number): OverviewLine['standing'] {
  if (files > 0) return 'present';
  if (requirement === 'NotApplicable') return 'notNeeded';
  if (saidNotAvailable) return 'saidNotThere';
  if (requirement === 'IfApplicable') return 'ifApplies';
  return phase === 'preparation' ? 'missing' : 'later';
}

/** The slots of a plan by person, the applicant first. Pages this version does not know are left out. */
export function vaultOverview(slots: readonly PlannedSlot[], documents: readonly DocumentFile[]): readonly PersonLines[] {
  const groups = new Map<string, { person: string; childNumber: number | null; lines: OverviewLine[] }>();
  for (const planned of slots) {
    const page = pageOf(planned.page);
    const slot = page?.slots.find(({ id }) => id === planned.slot);
    if (!page || !slot) continue;
    const childNumber = planned.childNumber ?? null;
    const key = `${planned.person} ${childNumber ?? ''}`;
    const group = groups.get(key) ?? { person: planned.person, childNumber, lines: [] };
    const all = filesOf(planned, documents);
    const files = standingFiles(all).length;
    group.lines.push({ planned, page, ...(page.slots.length > 1 ? { slotName: slot.name } : {}), files, isOnlyFilled: files === 0 && all.length > 0, maxFiles: slot.maxFiles, standing: standingOf(planned, files) });
    groups.set(key, group);
  }
  const order = ['main', 'visitor', 'spouse', 'child', 'host', 'financialSupporter', 'secondFinancialSupporter', 'custodian'];
  const rank = (person: string) => (order.includes(person) ? order.indexOf(person) : order.length);
  return [...groups.values()].toSorted((a, b) => rank(a.person) - rank(b.person) || (a.childNumber ?? 0) - (b.childNumber ?? 0));
}

/** What counts: of the slots that are asked for, how many hold a file. */
export function countOf({ lines }: PersonLines): { readonly present: number; readonly asked: number } {
  const asked = lines.filter(({ standing }) => standing === 'missing' || standing === 'present');
  return { present: asked.filter(({ standing }) => standing === 'present').length, asked: asked.length };
}
