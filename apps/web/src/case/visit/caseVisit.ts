import { createContext, useContext } from "react";
import type { ResultOf } from "../../api/graphql.ts";
import type { visitCaseMutation } from "./operations.ts";

/** Who else has a case open, and what others changed since one looked last. */
export type CaseVisit = NonNullable<ResultOf<typeof visitCaseMutation>["visitCase"]>;

/** Undefined for whoever is not of the legal team, and until the server answered. */
export const CaseVisitContext = createContext<CaseVisit | undefined>(undefined);

export const useCaseVisit = (): CaseVisit | undefined => useContext(CaseVisitContext);
