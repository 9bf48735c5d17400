import type { ApplicationForm } from "../../../caseFile/formValues.ts";
import { isList, type FormField, type FormList, type FormPart, type FormSection } from "../../fields/field.ts";
import { onApplicationForm } from "../../prefills/enteredOnApplication.ts";

/**
 * Two forms of one person in Canada, such as that for studies and that for a placement beside them, ask most things alike: what
 * was entered in one is filled in on the other, so that nobody types it twice.
 */

const formsInCanada: readonly ApplicationForm[] = ["IMM5708", "IMM5709", "IMM5710"];

const ofField = (field: FormField, others: readonly ApplicationForm[]): FormField =>
  field.isDerived
    ? field
    : {
        ...field,
        prefill: (the) => {
          for (const form of others) {
            const value = the.enteredIn(form).values.get(field.path);
            if (value !== undefined && value !== "")
              return { value, from: { fact: `forms.${form}.${field.path}`, says: onApplicationForm[form] } };
          }
          return field.prefill?.(the);
        },
      };

const ofList = (list: FormList, others: readonly ApplicationForm[]): FormList => ({
  ...list,
  prefill: (the) => {
    for (const form of others) {
      const rows = the.enteredIn(form).lists.get(list.list) ?? [];
      if (rows.length > 0)
        return { value: rows, from: { fact: `forms.${form}.${list.list}`, says: onApplicationForm[form] } };
    }
    return list.prefill?.(the);
  },
});

export function alsoAskedElsewhere(id: ApplicationForm, section: FormSection): FormSection {
  const others = formsInCanada.filter((form) => form !== id);
  const part = (one: FormPart): FormPart => (isList(one) ? ofList(one, others) : ofField(one, others));
  return { ...section, parts: section.parts.map(part) };
}
