import { formNumbers, type FormKey } from '@boreal/domain/caseFile/formValues';
import { formKey } from '@boreal/domain/forms/formReader';
import { formsOf } from '@boreal/domain/forms/forms';
import { readerFor } from '@boreal/domain/questionnaire/inUse';
import { formPageSlug } from '@boreal/domain/vault/formPages';
import type { Slot, VaultPage } from '@boreal/domain/vault/page';
import { PutForm } from '../../case/putForm/PutForm.tsx';
import { caseFileOf, type DocumentFile, type PlannedSlot, type TheApplication } from '../../case/theCase.ts';
import { standingFiles } from '../../case/vaultOverview.ts';

type FormsToPutProps = { application: TheApplication; page: VaultPage; slot: Slot; planned: PlannedSlot; files: readonly DocumentFile[]; onChanged: () => void };

/** The official forms that belong into a slot and can be filled from the case, for those who may put them there. */
export function FormsToPut({ application, page, slot, planned, files, onChanged }: FormsToPutProps) {
  const { lawyerCanGenerate, slots, slug, person } = page;
  const isForForms = lawyerCanGenerate !== undefined && lawyerCanGenerate.letter === undefined && slots[0]?.id === slot.id;
  const mayPut = application.abilities.includes('putForms') && planned.permissions.includes('Upload') && standingFiles(files).length < slot.maxFiles;
  if (!isForForms || !mayPut) return null;
  const childNumber = planned.childNumber ?? undefined;
  const forms = formsOf(readerFor(caseFileOf(application.caseFile))).flatMap((decided): readonly FormKey[] => {
    const number = formNumbers.find((each) => each === decided.form.id);
    const isHere = number !== undefined && decided.decision.value && decided.person === person && decided.childNumber === childNumber && formPageSlug(number, decided.person) === slug;
    if (!isHere) return [];
    return [formKey(number, decided.person === 'child' ? { role: 'child', childNumber: childNumber ?? 1 } : { role: decided.person })];
  });
  return forms.map((key) => (
    <PutForm key={key} applicationId={application.id} formKey={key} isAnew={files.some(({ filledForm }) => filledForm === key)} onChanged={onChanged} />
  ));
}
