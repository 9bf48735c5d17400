import { Route } from "wouter";
import { page, pageWithReasons } from "./loadedPage.tsx";
import { SignedInOnly } from "./shell/SignedInOnly.tsx";

const AccountPage = page(() => import("./features/account/AccountPage.tsx"), "AccountPage");
const NoticeSettingsPage = page(
  () => import("./features/account/notices/NoticeSettingsPage.tsx"),
  "NoticeSettingsPage",
);
const NoticesPage = page(() => import("./features/account/notices/NoticesPage.tsx"), "NoticesPage");
const PersonalHistoryPage = pageWithReasons(
  () => import("./features/forms/personalHistory/PersonalHistoryPage.tsx"),
  "PersonalHistoryPage",
);
const TakeOutPage = page(() => import("./features/account/takeOut/TakeOutPage.tsx"), "TakeOutPage");
const SecurityPage = page(() => import("./features/account/security/SecurityPage.tsx"), "SecurityPage");
const NewClientPage = page(() => import("./features/home/newClient/NewClientPage.tsx"), "NewClientPage");
const ImportClientsPage = page(() => import("./features/clientImport/ImportClientsPage.tsx"), "ImportClientsPage");
const IntakeLinksPage = page(() => import("./features/intake/IntakeLinksPage.tsx"), "IntakeLinksPage");
const CalendarPage = page(() => import("./features/calendar/CalendarPage.tsx"), "CalendarPage");
const BoardPage = page(() => import("./features/board/BoardPage.tsx"), "BoardPage");
const AdministrationPage = page(() => import("./features/administration/AdministrationPage.tsx"), "AdministrationPage");
const OrganisationsPage = page(
  () => import("./features/administration/organisations/OrganisationsPage.tsx"),
  "OrganisationsPage",
);
const FirmPage = page(() => import("./features/administration/firm/FirmPage.tsx"), "FirmPage");
const MembershipPage = page(() => import("./features/account/membership/MembershipPage.tsx"), "MembershipPage");
const KeptAccountPage = page(() => import("./features/administration/accounts/KeptAccountPage.tsx"), "KeptAccountPage");
const PricesPage = page(() => import("./features/administration/PricesPage.tsx"), "PricesPage");
const ErasuresPage = page(() => import("./features/administration/erasures/ErasuresPage.tsx"), "ErasuresPage");
const RatesPage = page(() => import("./features/administration/rates/RatesPage.tsx"), "RatesPage");
const SchoolsPage = page(() => import("./features/administration/SchoolsPage.tsx"), "SchoolsPage");
const TutorialVideosPage = pageWithReasons(
  () => import("./features/administration/TutorialVideosPage.tsx"),
  "TutorialVideosPage",
);
const LetterTextsPage = page(() => import("./features/administration/letters/LetterTextsPage.tsx"), "LetterTextsPage");
const TextsOfLetterPage = page(
  () => import("./features/administration/letters/TextsOfLetterPage.tsx"),
  "TextsOfLetterPage",
);
const FormLibraryPage = page(() => import("./features/administration/FormLibraryPage.tsx"), "FormLibraryPage");

/** One’s own account, and what an administrator looks after. */
export const accountRoutes = (
  <>
    <Route path="/account">
      <SignedInOnly>
        <AccountPage />
      </SignedInOnly>
    </Route>
    <Route path="/account/security">
      <SignedInOnly>
        <SecurityPage />
      </SignedInOnly>
    </Route>
    <Route path="/account/representative">
      <SignedInOnly>
        <MembershipPage />
      </SignedInOnly>
    </Route>
    <Route path="/account/notices">
      <SignedInOnly>
        <NoticeSettingsPage />
      </SignedInOnly>
    </Route>
    <Route path="/clients/new">
      <SignedInOnly>
        <NewClientPage />
      </SignedInOnly>
    </Route>
    <Route path="/clients/import">
      <SignedInOnly>
        <ImportClientsPage />
      </SignedInOnly>
    </Route>
    <Route path="/clients/links">
      <SignedInOnly>
        <IntakeLinksPage />
      </SignedInOnly>
    </Route>
    <Route path="/calendar">
      <SignedInOnly>
        <CalendarPage />
      </SignedInOnly>
    </Route>
    <Route path="/board">
      <SignedInOnly>
        <BoardPage />
      </SignedInOnly>
    </Route>
    <Route path="/notices">
      <SignedInOnly>
        <NoticesPage />
      </SignedInOnly>
    </Route>
    <Route path="/account/archive">
      <SignedInOnly>
        <TakeOutPage />
      </SignedInOnly>
    </Route>
    <Route path="/account/life">
      <SignedInOnly>
        <PersonalHistoryPage />
      </SignedInOnly>
    </Route>
    <Route path="/administration">
      <SignedInOnly>
        <AdministrationPage />
      </SignedInOnly>
    </Route>
    <Route path="/administration/organisations">
      <SignedInOnly>
        <OrganisationsPage />
      </SignedInOnly>
    </Route>
    <Route path="/administration/accounts/:id">
      {({ id }) => (
        <SignedInOnly>
          <KeptAccountPage userId={id} />
        </SignedInOnly>
      )}
    </Route>
    <Route path="/administration/schools">
      <SignedInOnly>
        <SchoolsPage />
      </SignedInOnly>
    </Route>
    <Route path="/administration/firm">
      <SignedInOnly>
        <FirmPage />
      </SignedInOnly>
    </Route>
    <Route path="/administration/rates">
      <SignedInOnly>
        <RatesPage />
      </SignedInOnly>
    </Route>
    <Route path="/administration/erasures">
      <SignedInOnly>
        <ErasuresPage />
      </SignedInOnly>
    </Route>
    <Route path="/administration/prices">
      <SignedInOnly>
        <PricesPage />
      </SignedInOnly>
    </Route>
    <Route path="/administration/videos">
      <SignedInOnly>
        <TutorialVideosPage />
      </SignedInOnly>
    </Route>
    <Route path="/administration/letters">
      <SignedInOnly>
        <LetterTextsPage />
      </SignedInOnly>
    </Route>
    <Route path="/administration/letters/:letter">
      {({ letter }) => (
        <SignedInOnly>
          <TextsOfLetterPage key={letter} letter={letter} />
        </SignedInOnly>
      )}
    </Route>
    <Route path="/administration/forms">
      <SignedInOnly>
        <FormLibraryPage />
      </SignedInOnly>
    </Route>
  </>
);
