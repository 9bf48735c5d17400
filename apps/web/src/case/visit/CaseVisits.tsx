import { useState, type ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import { lazyPart } from "../../shell/lazyPart.tsx";
import { CaseOfPage, UnderHeading, type WhoseCase as Whose } from "../../shell/Page.tsx";
import { isLegalTeam, isStaff, useSession } from "../../shell/session.tsx";
import { caseOfAddress } from "./caseOfAddress.ts";
import { CaseVisitContext, type CaseVisit } from "./caseVisit.ts";

const Visiting = lazyPart(async () => (await import("./Visiting.tsx")).Visiting);
const WhoseCase = lazyPart(async () => (await import("./WhoseCase.tsx")).WhoseCase);
const WhoElse = lazyPart(async () => (await import("./Visiting.tsx")).WhoElse);

/**
 * Whoever of the legal team is on a page of a case, whichever it is, is in that case: the others are told, and learn who else is
 * (ADR 0155). Whoever works on cases reads on each page, and in the title of the tab, whose case it is. It stands round all pages, so that none forgets it.
 */
export function CaseVisits({ children }: { children: ReactNode }) {
  const { me } = useSession();
  const [path] = useLocation();
  const search = useSearch();
  const [visit, setVisit] = useState<CaseVisit>();
  const [whose, setWhose] = useState<Whose>();
  const applicationId = me && isStaff(me.role) ? caseOfAddress(path, search) : undefined;
  const isOfTeam = me && isLegalTeam(me.role);
  return (
    <CaseVisitContext value={visit}>
      <CaseOfPage value={applicationId === undefined ? undefined : (whose ?? "asked")}>
        <UnderHeading value={visit && <WhoElse visit={visit} />}>{children}</UnderHeading>
      </CaseOfPage>
      {applicationId !== undefined && (
        <>
          <WhoseCase key={`whose ${applicationId}`} applicationId={applicationId} onKnown={setWhose} />
          {isOfTeam && <Visiting key={applicationId} applicationId={applicationId} onVisit={setVisit} />}
        </>
      )}
    </CaseVisitContext>
  );
}
