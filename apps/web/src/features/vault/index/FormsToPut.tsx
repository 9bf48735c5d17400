import { isWrittenIntoFile } from "@boreal/domain/caseFile/formValues";
import type { Slot, VaultPage } from "@boreal/domain/vault/page";
import { formsOfPlace } from "../../../case/forms/formsOfPlace.ts";
import { PutForm } from "../../../case/putForm/PutForm.tsx";
import type { DocumentFile, PlannedSlot, TheApplication } from "../../../case/loading/theCase.ts";
import { currentFiles } from "../../../case/slotFiles.ts";

type FormsToPutProps = {
  application: TheApplication;
  page: VaultPage;
  slot: Slot;
  planned: PlannedSlot;
  files: readonly DocumentFile[];
  onChanged: () => void;
};

/** The official forms that belong into a slot and can be filled from the case, for those who may put them there. */
export function FormsToPut({ application, page, slot, planned, files, onChanged }: FormsToPutProps) {
  const { lawyerCanGenerate, slots } = page;
  const isForForms =
    lawyerCanGenerate !== undefined && lawyerCanGenerate.letter === undefined && slots[0]?.id === slot.id;
  const mayPut =
    application.abilities.includes("putForms") &&
    planned.permissions.includes("Upload") &&
    currentFiles(files).length < slot.maxFiles;
  if (!isForForms || !mayPut) return null;
  const forms = formsOfPlace(application, page, slot, planned.childNumber ?? undefined).filter(isWrittenIntoFile);
  return forms.map((key) => (
    <PutForm
      key={key}
      applicationId={application.id}
      formKey={key}
      isAnew={files.some(({ filledForm }) => filledForm === key)}
      onChanged={onChanged}
    />
  ));
}
