import { formPageSlug } from '@boreal/domain/vault/formPages';
import type { FieldDifference } from '@boreal/official-forms/compareForm';
import { isRefused } from '@boreal/official-forms/openFormFile';
import type { ReturnedForm as ComparedForm } from '../../files/formDesk.ts';
import type { Asker } from '../../policies/actor.ts';
import { mayDownload } from '../../policies/documents.ts';
import { factsOf } from '../../policies/facts.ts';
import { fileFacts } from '../../policies/storedFiles.ts';
import { listDocuments, isNotKept } from '../../store/documents.ts';
import type { PlacedRefusal } from '../deps.ts';
import type { FileDeps } from '../fileDeps.ts';
import { textOfStored } from '../storedText.ts';
import { mostBlankBytes } from './addBlank.ts';
import { findForm, type FormAsked } from './fillOfficialForm.ts';
import type { FormDeps } from './formDeps.ts';

/** A copy of a form that came back into the vault, against what the case says by now. */
export type ReturnedForm = {
  readonly fileId: string;
  readonly compared: Omit<ComparedForm, 'differences'> | null;
  readonly differences: readonly FieldDifference[];
  /** Why the file cannot be read as this form. */
  readonly refusals: readonly PlacedRefusal[];
};

/** The copies of one form of one person that lie in the vault, each with the fields in which it differs. */
export async function returnedForms(deps: FormDeps & FileDeps, asker: Asker, asked: Omit<FormAsked, 'language'>): Promise<readonly ReturnedForm[]> {
  const found = await findForm(deps, asker, asked);
  if ('refusals' in found || asker === null) return [];
  const { loaded, form, state } = found;
  const { person } = state;
  const page = formPageSlug(form, person.role);
  const childNumber = person.role === 'child' ? person.childNumber : null;
  const rows = (await listDocuments(deps.db, asked.applicationId, 'vault')).filter((row) => row.page === page && row.childNumber === childNumber && row.mime === 'application/pdf' && row.bytes <= mostBlankBytes && !isNotKept(row));
  const readable = rows.filter((row) => mayDownload(asker, factsOf(loaded.row), fileFacts(loaded, row)));
  const returned: ReturnedForm[] = [];
  for (const row of readable) {
    const bytes = await textOfStored(deps, row);
    const compared = await deps.forms.desk.compare(bytes, form, state.values);
    bytes.fill(0);
    if (isRefused(compared)) returned.push({ fileId: row.id, compared: null, differences: [], refusals: [compared] });
    else returned.push({ fileId: row.id, compared, differences: compared.differences, refusals: [] });
  }
  return returned;
}
