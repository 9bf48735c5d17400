import { isStaff, useSession } from "../../shell/session.tsx";
import { SignedInOnly } from "../../shell/SignedInOnly.tsx";
import { Waiting } from "../../shell/Waiting.tsx";
import { lazyPart } from "../../shell/lazyPart.tsx";
import { OwnApplicationsPage } from "./OwnApplicationsPage.tsx";

// The queue of those who work on cases: an applicant on a phone does not wait for it.
const CaseListPage = lazyPart(async () => (await import("./CaseListPage.tsx")).CaseListPage);

/** The start page of somebody signed in: one’s own applications, or the cases one works on. */
export function HomePage() {
  const { me, failure, refresh } = useSession();
  if (!me) return <Waiting failure={failure} onRetry={refresh} />;
  return <SignedInOnly>{isStaff(me.role) ? <CaseListPage /> : <OwnApplicationsPage />}</SignedInOnly>;
}
