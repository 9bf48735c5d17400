import { isStaff, useSession } from "../../shell/session.tsx";
import { SignedInOnly } from "../../shell/SignedInOnly.tsx";
import { Waiting } from "../../shell/Waiting.tsx";
import { CaseListPage } from "./CaseListPage.tsx";
import { OwnApplicationsPage } from "./OwnApplicationsPage.tsx";
import { WelcomePage } from "./WelcomePage.tsx";

/** The start page: a welcome, one's own applications, or the cases one works on. */
export function HomePage() {
  const { me, failure, refresh } = useSession();
  if (me === undefined) return <Waiting failure={failure} onRetry={refresh} />;
  if (me === null) return <WelcomePage />;
  return <SignedInOnly>{isStaff(me.role) ? <CaseListPage /> : <OwnApplicationsPage />}</SignedInOnly>;
}
