import { Route, Switch, useSearchParams } from "wouter";
import { accountRoutes } from "./accountRoutes.tsx";
import type { DrawAskedOfLife } from "./case/forms/askedOfLife.ts";
import type { DrawGuestDocuments } from "./case/invitation/guestDocuments.ts";
import type { Extent } from "./case/loading/extent.ts";
import { page, pageWithReasons } from "./loadedPage.tsx";
import { pagesAhead } from "./pagesAhead.ts";
import { progressRoutes } from "./progressRoutes.tsx";
import { NotFoundPage } from "./shell/NotFoundPage.tsx";
import { lazyPart } from "./shell/lazyPart.tsx";
import { isStaff, useMe, useSession } from "./shell/session.tsx";
import { startPath } from "./shell/startPath.ts";
import { SignedInOnly } from "./shell/SignedInOnly.tsx";
import { signInRoutes } from "./signInRoutes.tsx";
import { loadBothLanguages, loadLaterSentences } from "./ui/halves.ts";

const HomePage = page(() => import("./features/home/HomePage.tsx"), "HomePage");
const StartPage = page(() => import("./features/home/StartPage.tsx"), "StartPage");
const WelcomePage = page(() => import("./features/account/welcome/WelcomePage.tsx"), "WelcomePage");
const PlanPage = pageWithReasons(() => import("./features/plan/PlanPage.tsx"), "PlanPage");
const AsOfPage = pageWithReasons(() => import("./features/plan/dates/AsOfPage.tsx"), "AsOfPage");
const CaseDeskPage = pageWithReasons(() => import("./features/review/CaseDeskPage.tsx"), "CaseDeskPage");
const ReviewDocumentsPage = pageWithReasons(
  () => import("./features/review/documents/ReviewDocumentsPage.tsx"),
  "ReviewDocumentsPage",
);
const AssessmentPage = page(() => import("./features/assessment/pages/AssessmentPage.tsx"), "AssessmentPage");
// Features know nothing of each other: what forms ask on a page of the questionnaire is handed to it.
const AskedOfLife: DrawAskedOfLife = lazyPart(
  async () =>
    (await Promise.all([import("./features/forms/personalHistory/AskedOfLife.tsx"), loadLaterSentences()]))[0]
      .AskedOfLife,
);
const CheckAnswersPage = pageWithReasons(
  () => import("./features/assessment/check/CheckAnswersPage.tsx"),
  "CheckAnswersPage",
);
const AnswersSheetPage = pageWithReasons(() => import("./features/answers/AnswersSheetPage.tsx"), "AnswersSheetPage");
// Its questions are searched by the words of both languages.
const WhatIfPage = page(
  async () =>
    (
      await Promise.all([
        import("./features/assessment/whatIf/WhatIfPage.tsx"),
        loadBothLanguages(),
        loadLaterSentences(),
      ])
    )[0],
  "WhatIfPage",
);
const GuestDocuments: DrawGuestDocuments = lazyPart(
  async () => (await import("./features/vault/guest/GuestDocuments.tsx")).GuestDocuments,
);
const GuestPages = pageWithReasons(() => import("./features/assessment/guest/GuestPages.tsx"), "GuestPages");
const GuestLetterPage = page(() => import("./features/forms/letters/guest/GuestLetterPage.tsx"), "GuestLetterPage");
const DependentsPage = pageWithReasons(() => import("./features/dependents/DependentsPage.tsx"), "DependentsPage");
const VaultIndexPage = page(() => import("./features/vault/index/VaultIndexPage.tsx"), "VaultIndexPage");
const VaultPageView = pageWithReasons(() => import("./features/vault/page/VaultPageView.tsx"), "VaultPageView");
const LetterPages = pageWithReasons(() => import("./features/forms/letters/LetterPages.tsx"), "LetterPages");
const PaymentPage = page(() => import("./features/payment/PaymentPage.tsx"), "PaymentPage");
const TrashPage = pageWithReasons(() => import("./features/vault/trash/TrashPage.tsx"), "TrashPage");
const FormsPages = pageWithReasons(() => import("./features/forms/FormsPages.tsx"), "FormsPages");
const GalleryPages = page(() => import("./GalleryPages.tsx"), "GalleryPages");

async function asking(id: string, wanted: "answers" | Extent): Promise<void> {
  if (wanted === "answers") (await import("./features/assessment/answersAhead.ts")).askForAnswers(id);
  else (await import("./case/loading/applicationAhead.ts")).askForApplication(id, wanted);
}

const ahead = { AssessmentPage, FormsPages, PlanPage, VaultIndexPage, VaultPageView };
for (const { path, page: name, ...also } of pagesAhead) {
  const [address, id] = new RegExp(path).exec(location.pathname) ?? [];
  if (address === undefined) continue;
  ahead[name].preload();
  // Asked again by the page itself when it was not fetched, and told then.
  if ("asks" in also && id !== undefined) void asking(id, also.asks).catch(() => {});
  break;
}

/* A switch looks into fragments, not into components: the groups of routes are elements. */

/** The pages of one application. */
const applicationRoutes = (
  <>
    <Route path="/applications/:id">
      {({ id }) => (
        <SignedInOnly>
          <ApplicationPage applicationId={id} />
        </SignedInOnly>
      )}
    </Route>
    <Route path="/applications/:id/assessment/:stepId">
      {({ id, stepId }) => (
        <SignedInOnly>
          <AssessmentPage applicationId={id} stepId={stepId} AskedOfLife={AskedOfLife} />
        </SignedInOnly>
      )}
    </Route>
    <Route path="/applications/:id/answers">
      {({ id }) => (
        <SignedInOnly>
          <CheckAnswersPage applicationId={id} />
        </SignedInOnly>
      )}
    </Route>
    <Route path="/applications/:id/answers-sheet">
      {({ id }) => (
        <SignedInOnly>
          <AnswersSheetPage applicationId={id} />
        </SignedInOnly>
      )}
    </Route>
    <Route path="/applications/:id/what-if">
      {({ id }) => (
        <SignedInOnly>
          <WhatIfPage applicationId={id} />
        </SignedInOnly>
      )}
    </Route>
    <Route path="/applications/:id/as-of">
      {({ id }) => (
        <SignedInOnly>
          <AsOfPage applicationId={id} />
        </SignedInOnly>
      )}
    </Route>
    <Route path="/applications/:id/family">
      {({ id }) => (
        <SignedInOnly>
          <DependentsPage applicationId={id} />
        </SignedInOnly>
      )}
    </Route>
    <Route path="/applications/:id/documents">
      {({ id }) => (
        <SignedInOnly>
          <VaultIndexPage applicationId={id} />
        </SignedInOnly>
      )}
    </Route>
    <Route path="/applications/:id/forms/*?">
      {({ id, "*": place = "" }) => (
        <SignedInOnly>
          <FormsPages applicationId={id} place={place} />
        </SignedInOnly>
      )}
    </Route>
    <Route path="/applications/:id/review">
      {({ id }) => (
        <SignedInOnly>
          <ReviewDocumentsPage applicationId={id} />
        </SignedInOnly>
      )}
    </Route>
    <Route path="/applications/:id/payment">
      {({ id }) => (
        <SignedInOnly>
          <PaymentPage applicationId={id} />
        </SignedInOnly>
      )}
    </Route>
    <Route path="/applications/:id/trash">
      {({ id }) => (
        <SignedInOnly>
          <TrashPage applicationId={id} />
        </SignedInOnly>
      )}
    </Route>
  </>
);

/** Pages of the vault and letters, at the addresses of the specification. */
const documentRoutes = (
  <>
    <Route path="/document-vault/:slug">
      {({ slug }) => (
        <SignedInOnly>
          <VaultPage slug={slug} />
        </SignedInOnly>
      )}
    </Route>
    <Route path="/sin-document-vault/:slug">
      {({ slug }) => (
        <SignedInOnly>
          <VaultPage slug={slug} />
        </SignedInOnly>
      )}
    </Route>
    <Route path="/letters/:slug">
      {({ slug }) => (
        <SignedInOnly>
          <LetterPage slug={slug} />
        </SignedInOnly>
      )}
    </Route>
    <Route path="/lawyer/students/:studentId/applications/:id/letters/:slug">
      {({ studentId, id, slug }) => (
        <SignedInOnly>
          <LetterPages slug={slug} applicationId={id} studentId={studentId} />
        </SignedInOnly>
      )}
    </Route>
  </>
);

/** Every address of the application, without the language that stands before it. */
export function Routes() {
  return (
    <Switch>
      <Route path="/" component={FirstPage} />
      <Route path={startPath}>
        <SignedInOnly>
          <StartPage />
        </SignedInOnly>
      </Route>
      {signInRoutes}
      <Route path="/guest/letters/:letterKey">{({ letterKey }) => <GuestLetterPage letterKey={letterKey} />}</Route>
      <Route path="/guest/*?">
        <GuestPages drawDocuments={GuestDocuments} />
      </Route>
      {accountRoutes}
      {applicationRoutes}
      {progressRoutes}
      {documentRoutes}
      <Route path="/gallery/*?">
        <GalleryPages />
      </Route>
      <Route component={NotFoundPage} />
    </Switch>
  );
}

/** What stands at the bare address: the welcome, or the applications of whoever is signed in. */
function FirstPage() {
  const { me } = useSession();
  return me === null ? <WelcomePage /> : <HomePage />;
}

/** An application's first page: the plan for its owner, the desk for those who work on it. */
function ApplicationPage({ applicationId }: { applicationId: string }) {
  const { role } = useMe();
  return isStaff(role) ? <CaseDeskPage applicationId={applicationId} /> : <PlanPage applicationId={applicationId} />;
}

/** The address of a vault page is the specification's; the application may be missing when a person has only one. */
const VaultPage = ({ slug }: { slug: string }) => (
  <VaultPageView slug={slug} applicationId={useApplicationOfSearch()} />
);
/** So is that of a letter. */
const LetterPage = ({ slug }: { slug: string }) => <LetterPages slug={slug} applicationId={useApplicationOfSearch()} />;

const useApplicationOfSearch = (): string | undefined => useSearchParams()[0].get("application") ?? undefined;
