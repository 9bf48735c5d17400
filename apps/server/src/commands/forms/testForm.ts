import type { FieldState } from "@boreal/domain/forms/fieldState";
import { join } from "node:path";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { checkPath } from "@boreal/domain/caseFile/formChecks";
import type { FormNumber } from "@boreal/domain/caseFile/formValues";
import type { PersonRef } from "@boreal/domain/caseFile/personRole";
import type { FormChoice, FormField, FormValue } from "@boreal/domain/forms/fields/field";
import { valuesToCheck } from "@boreal/domain/forms/checkedForm";
import { formKey } from "@boreal/domain/forms/formReader";
import { fieldsOf, isListState } from "@boreal/domain/forms/formState";
import { formOfCase } from "@boreal/domain/review/formOfCase";
import { openFormDesk } from "../../files/forms/formDesk.ts";
import { openFormLibrary } from "../../files/forms/formLibrary.ts";
import type { FormDeps } from "./formDeps.ts";

const byKind: Readonly<Partial<Record<FormField["kind"], FormValue>>> = {
  yesNo: false,
  tick: true,
  date: "2020-05-04",
  partialDate: "2020-05-04",
  month: "2020-05",
  country: "NG",
  province: "ON",
  amount: "1000",
  digits: "12345678",
  phone: "8012345678",
  email: "amara@example.test",
  name: "Okafor",
};

function valueFor({ field, path }: FieldState): FormValue {
  const known = byKind[field.kind];
  if (/expiry|statusTo|studyDuration\.to|visitDetails\.to/i.test(path)) return "2028-05-04";
  if (/visitDetails\.from/.test(path)) return "2028-01-04";
  if (/studyDuration\.from/i.test(path)) return "2027-01-04";
  if (/countryCode/.test(path)) return "234";
  if (path.endsWith("height")) return "172";
  if (/nativeLanguage/i.test(path)) return "001";
  if (field.kind === "choice" && Array.isArray(field.choices))
    return (field.choices as readonly FormChoice[])[0]?.value ?? "";
  return known ?? "Lagos";
}

/** What a person would have to enter to complete a form of this case, some value of the right kind for each. */
export function complete(
  caseFile: CaseFile,
  form: FormNumber = "IMM1294",
  person: PersonRef = { role: "main" },
): Readonly<Record<string, unknown>> {
  const entered: Record<string, unknown> = {};
  const key = formKey(form, person);
  for (let round = 0; round < 10; round += 1) {
    const state = formOfCase({ ...caseFile, forms: { [key]: { ...entered } } }, form, person);
    const rows = state?.sections.flatMap(({ parts }) => parts).filter(isListState) ?? [];
    const open = [...(state?.missing ?? []), ...(state?.faulty ?? [])];
    if (open.length === 0 && state?.isFilled) return entered;
    for (const field of open) if (!field.path.includes("[")) entered[field.path] = valueFor(field);
    for (const list of rows) {
      const wanted =
        list.rows.length === 0 && list.isRequired
          ? [{}]
          : list.rows.map(({ fields }) =>
              Object.fromEntries(
                fields.map((field) => [
                  field.field.path,
                  field.value !== undefined && !field.refusal
                    ? field.value
                    : field.isRequired
                      ? valueFor(field)
                      : undefined,
                ]),
              ),
            );
      if (wanted.length > 0) entered[list.list.list] = JSON.parse(JSON.stringify(wanted));
    }
  }
  return entered;
}

/** That somebody checked a form as it stands once these values are entered, as its entry. */
export function checkEntry(
  caseFile: CaseFile,
  entered: Readonly<Record<string, unknown>>,
  form: FormNumber = "IMM1294",
): { readonly path: string; readonly value: unknown } {
  const state = formOfCase({ ...caseFile, forms: { ...caseFile.forms, [form]: entered } }, form);
  return { path: checkPath, value: valuesToCheck(state.sections.flatMap(({ parts }) => fieldsOf(parts))) };
}

/** An empty library in a folder, and a desk. */
export const testForms = (folder: string): FormDeps["forms"] => ({
  library: openFormLibrary(join(folder, "data")),
  desk: openFormDesk(),
});
