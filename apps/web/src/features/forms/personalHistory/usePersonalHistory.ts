import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { lifeForm } from "@boreal/domain/caseFile/formValues";
import { CaseReader } from "@boreal/domain/caseFile/reader";
import { FormReader } from "@boreal/domain/forms/formReader";
import { formState, type SectionState } from "@boreal/domain/forms/formState";
import { lifeHistory } from "@boreal/domain/forms/lifeHistory/lifeHistory";
import { useMemo } from "react";
import type { ApiError } from "../../../api/failure.ts";
import { useAskAgain } from "../../../api/useAskAgain.ts";
import { useQuery } from "../../../api/useQuery.ts";
import type { SheetKey } from "../../../case/saving/keptSheets.ts";
import { useKeptSheet } from "../../../case/saving/useKeptSheet.ts";
import { useMe } from "../../../shell/session.tsx";
import type { Asked, Filling } from "../filling/filling.ts";
import { personalHistoryQuery } from "./personalHistoryOperations.ts";
import { sendPersonalHistory } from "./sendPersonalHistory.ts";
import { caseWithEntries, entryKey } from "../storedForms.ts";

/** What a person told of their life, as it stands on the screen. */
export type OpenLife = { readonly forms: Filling; readonly open: Asked; readonly sections: readonly SectionState[] };

/** The family that the questions of a case list, where a life is asked beside them. */
type Family = CaseFile["answers"]["familyMembersLocation"];

/** No application is in view; the checks look at the calendar alone. */
const noCase = (today: string, family: Family): CaseFile => ({
  today,
  user: {},
  profile: {},
  application: { type: "Student" },
  answers: family === undefined ? {} : { familyMembersLocation: family },
  dependents: [],
  documents: [],
});

const localToday = (): string => {
  const now = new Date();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}-${String(now.getDate()).padStart(2, "0")}`;
};

export function usePersonalHistory(family?: Family): {
  readonly life: OpenLife | null | undefined;
  readonly failure: ApiError | undefined;
  readonly reload: () => void;
} {
  const me = useMe();
  const { data, failure, reload } = useQuery(personalHistoryQuery, {});
  useAskAgain(failure, reload);
  const stored = useMemo(() => {
    if (!data?.personalHistory) return undefined;
    const values = Object.entries(data.personalHistory.values as Readonly<Record<string, unknown>>).map(
      ([path, value]) => [entryKey(lifeForm, path), { value }],
    );
    const versions = Object.entries(data.personalHistory.versions as Readonly<Record<string, number>>).map(
      ([path, version]) => [entryKey(lifeForm, path), version],
    );
    return {
      values: Object.fromEntries(values) as Record<string, unknown>,
      versions: Object.fromEntries(versions) as Record<string, number>,
    };
  }, [data]);
  const place = useMemo((): SheetKey => ({ realm: "whole", person: me.id, applicationId: "own life" }), [me.id]);
  const kept = useKeptSheet(place, stored, sendPersonalHistory);
  const sheet = kept?.kept.sheet;
  const view = kept?.view;
  const life = useMemo((): OpenLife | undefined => {
    if (!sheet || !view) return undefined;
    const caseFile = caseWithEntries(noCase(localToday(), family), { ...view.values, ...view.rejected });
    // Of the answers a list of people at most is read here, so that the questions of no type have to be loaded.
    const reader = new CaseReader(caseFile);
    const person = { role: "main" } as const;
    return {
      forms: { applicationId: "", own: true, documents: [], caseFile, sheet, view },
      open: { key: lifeForm, definition: lifeHistory, the: FormReader.of(lifeHistory, caseFile, reader, person) },
      sections: formState(lifeHistory, caseFile, reader, person).sections,
    };
  }, [sheet, view, family]);
  return { life: data && data.personalHistory === null ? null : life, failure, reload };
}
