import { useState, type ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import { lazyPart } from "../../shell/lazyPart.tsx";
import { UnderHeading } from "../../shell/Page.tsx";
import { isLegalTeam, useSession } from "../../shell/session.tsx";
import { caseOfAddress } from "./caseOfAddress.ts";
import { CaseVisitContext, type CaseVisit } from "./caseVisit.ts";

const Visiting = lazyPart(async () => (await import("./Visiting.tsx")).Visiting);
const WhoElse = lazyPart(async () => (await import("./Visiting.tsx")).WhoElse);

/**
 * Whoever of the legal team is on a page of a case, whichever it is, is in that case: the others are told, and learn who else is
 * (ADR 0155). It stands round all pages, so that none forgets it.
 */
export function CaseVisits({ children }: { children: ReactNode }) {
  const { me } = useSession();
  const [path] = useLocation();
  const search = useSearch();
  const [visit, setVisit] = useState<CaseVisit>();
  const applicationId = me && isLegalTeam(me.role) ? caseOfAddress(path, search) : undefined;
  return (
    <CaseVisitContext value={visit}>
      <UnderHeading value={visit && <WhoElse visit={visit} />}>{children}</UnderHeading>
      {applicationId !== undefined && <Visiting key={applicationId} applicationId={applicationId} onVisit={setVisit} />}
    </CaseVisitContext>
  );
}
