import type { PersonRole } from "@boreal/domain/caseFile/personRole";
import { personToReader } from "@boreal/domain/caseFile/whose/personToReader";
import { useMemo } from "react";
import { useText } from "../ui/language.tsx";
import { useLoadedCase } from "./loading/loadedCase.tsx";
import { readerOfCaseFile } from "./loading/readerOf.ts";
import { caseFileOf } from "./loading/theCase.ts";

/**
 * Who a page or a file is for, in words for this reader: the host of a visit reads "Your mother". `own`: the reader is the
 * applicant. The case is the one that is given, else the one in which the page stands; without one nobody is a visitor of somebody.
 */
export function usePersonName(
  own: boolean,
  caseDocument?: unknown,
): (person: string, childNumber: number | null | undefined) => string {
  const t = useText();
  const known = useLoadedCase();
  const the = useMemo(() => {
    const caseFile = caseDocument === undefined ? known : caseFileOf(caseDocument);
    return caseFile && readerOfCaseFile(caseFile);
  }, [caseDocument, known]);
  return (person, childNumber) => t(personToReader(the, { person: person as PersonRole, childNumber, own }));
}
