import type { FormsInReview } from "../tasks/task.ts";
import { useEffect, useRef } from "react";
import { useQuery } from "../../../api/useQuery.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { formStatusesQuery } from "../operations.ts";

/** How the forms of the case stand for the review, asked of the server: their lists are long. Nothing while there is no line. */
export function useFormsInReview(application: TheApplication): FormsInReview | undefined {
  const { data, reload } = useQuery(
    formStatusesQuery,
    application.abilities.includes("readForms") ? { id: application.id } : undefined,
  );
  const shown = useRef(application.caseFile);
  useEffect(() => {
    // What changed in the case may have changed its forms.
    if (shown.current !== application.caseFile) reload();
    shown.current = application.caseFile;
  }, [application.caseFile, reload]);
  return data?.application ?? undefined;
}
