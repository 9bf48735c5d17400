import type { Asker } from '../../policies/actor.ts';
import { mayListPage } from '../../policies/documents.ts';
import { permissionsOn } from '../../store/vaultPlace.ts';
import type { OpenCase } from '../context.ts';

/** Whether a reader may be told that a file repeats another: only one who may know of the other's page. */
export function mayKnowDuplicate(asker: Asker, { facts, loaded }: OpenCase, fileId: string | undefined): boolean {
  const original = loaded.row.documents.find(({ id }) => id === fileId)?.duplicateOf;
  const cell = loaded.row.documents.find(({ id }) => id === original);
  return cell !== undefined && mayListPage(asker, facts, { page: cell.page, studentPermissions: permissionsOn(loaded, cell.page, cell.childNumber) });
}
