import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { formsOf } from "@boreal/domain/forms/forms";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { fieldsToType, type FieldToType } from "@boreal/domain/vault/files/typedFields";
import type { Slot } from "@boreal/domain/vault/page";
import { useState } from "react";
import { caseFileOf, type DocumentFile, type TheApplication } from "../../../case/loading/theCase.ts";
import { lazyPart } from "../../../shell/lazyPart.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { typedText as text } from "./typedValues.text.ts";
import type { TypedFormProps } from "./TypedForm.tsx";

const TypedForm = lazyPart<TypedFormProps>(async () => (await import("./TypedForm.tsx")).TypedForm);

const known = new WeakMap<CaseFile, ReadonlySet<string>>();

/** Forms that the application needs, found once for a page with many files. */
function neededForms(caseFile: CaseFile): ReadonlySet<string> {
  const before = known.get(caseFile);
  if (before) return before;
  const needed = new Set(
    formsOf(readerFor(caseFile))
      .filter(({ decision }) => decision.value)
      .map(({ form }) => form.id),
  );
  known.set(caseFile, needed);
  return needed;
}

/** Values that nobody read or typed yet; one that has a line of its own is left to that line. */
export function openFields(
  { file, application, slot }: { file: DocumentFile; application: TheApplication; slot: Slot },
  elsewhere: string | undefined,
): readonly FieldToType[] {
  if (file.filledForm || !file.abilities.includes("correctReading")) return [];
  const forms = neededForms(caseFileOf(application.caseFile));
  return fieldsToType(file.page, slot, (form) => forms.has(form)).filter(
    ({ field }) => field.id !== elsewhere && !file.fields.some(({ name }) => name === field.id),
  );
}

/** What a document says, typed by who looks at it: none has to be filled in, and those that something waits for come first. */
export function TypedValues({ fields, ...props }: TypedFormProps) {
  const { t } = useLanguage();
  // Drawn when it is first opened: a slot may hold thirty files. Closed again, it keeps what was typed.
  const [wasOpened, setWasOpened] = useState(false);
  if (fields.length === 0) return null;
  const needed = fields.filter(({ needs }) => needs.length > 0).length;
  const title = needed === 0 ? text.title : text.titleNeeded;
  return (
    <Details
      onToggle={(open) => {
        if (open) setWasOpened(true);
      }}
      summary={
        <>
          {t(title, { count: needed })} <span className="visually-hidden">{props.file.name}</span>
        </>
      }
    >
      {wasOpened && <TypedForm fields={fields} {...props} />}
    </Details>
  );
}
