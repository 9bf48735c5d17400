import { useMemo } from "react";
import type { ApiError } from "../../api/failure.ts";
import { formsOfCase, openForm, type CaseForm, type OpenForm } from "../../case/forms/theForms.ts";
import { useEntries, type Entries } from "./useEntries.ts";

/** The official forms of one application, with what stands on the screen in them. */
export type Forms = Omit<Entries, "abilities"> & {
  readonly mayFill: boolean;
  /** May put a filled form into the vault. */
  readonly mayPut: boolean;
  readonly all: readonly CaseForm[];
  readonly open: (caseForm: CaseForm) => OpenForm | undefined;
};

export type FormsState = {
  readonly forms: Forms | null | undefined;
  readonly failure: ApiError | undefined;
  readonly reload: () => void;
};

/** The forms of one application: shown, changed, and saved as they are filled in. */
export function useForms(applicationId: string): FormsState {
  const { entries, failure, reload } = useEntries(applicationId);
  const forms = useMemo((): Forms | undefined => {
    if (!entries) return undefined;
    const { abilities, ...others } = entries;
    const { answers, caseFile } = entries;
    const opened = new Map<CaseForm, OpenForm | undefined>();
    return {
      ...others,
      mayFill: abilities.includes("fillForms"),
      mayPut: abilities.includes("putForms"),
      all: formsOfCase(answers),
      open: (caseForm) => {
        if (!opened.has(caseForm)) opened.set(caseForm, openForm(caseForm, caseFile, answers));
        return opened.get(caseForm);
      },
    };
  }, [entries]);
  return { forms: entries === null ? null : forms, failure, reload };
}
