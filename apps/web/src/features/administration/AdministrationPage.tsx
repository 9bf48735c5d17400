import { Link } from "wouter";
import { useQuery } from "../../api/useQuery.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../shell/Page.tsx";
import { useMe } from "../../shell/session.tsx";
import { useText } from "../../ui/language.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { libraryText } from "./formLibrary.text.ts";
import { DamagedFiles } from "./DamagedFiles.tsx";
import { erasuresText } from "./erasures/erasures.text.ts";
import { firmText } from "./firm/firm.text.ts";
import { InvitationList } from "./InvitationList.tsx";
import { InviteForm } from "./InviteForm.tsx";
import { OutboxList } from "./OutboxList.tsx";
import { usersQuery } from "./operations.ts";
import { SetUpList } from "./setUp/SetUpList.tsx";
import { letterTextsText } from "./letters/letterTexts.text.ts";
import { organisationsText } from "./organisations/organisations.text.ts";
import { pricesText } from "./prices.text.ts";
import { ratesText } from "./rates/rates.text.ts";
import { schoolsText } from "./schools.text.ts";
import { tutorialVideosText } from "./tutorialVideos.text.ts";
import { text } from "./text.ts";
import { UserList } from "./UserList.tsx";
import { NotYours } from "./NotYours.tsx";

const noVariables = {};

/** Users, invitations, and the mail while no mail server is set. */
export function AdministrationPage() {
  const t = useText();
  const { role } = useMe();
  const isAdministrator = role === "admin";
  const { data, failure, reload } = useQuery(usersQuery, isAdministrator ? noVariables : undefined);
  if (!isAdministrator) {
    return (
      <Page title={t(text.title)} backHref="/">
        <NotYours />
      </Page>
    );
  }
  return (
    <Page title={t(text.title)} width="wide" backHref="/">
      <FailureBanner failure={failure} onRetry={reload} />
      {data && <SetUpList known={data} />}
      <p>
        <Link href="/administration/firm">{t(firmText.title)}</Link>
      </p>
      <p>
        <Link href="/administration/forms">{t(libraryText.title)}</Link>
      </p>
      <p>
        <Link href="/administration/organisations">{t(organisationsText.title)}</Link>
      </p>
      <p>
        <Link href="/administration/schools">{t(schoolsText.title)}</Link>
      </p>
      <p>
        <Link href="/administration/rates">{t(ratesText.title)}</Link>
      </p>
      <p>
        <Link href="/administration/prices">{t(pricesText.title)}</Link>
      </p>
      <p>
        <Link href="/administration/videos">{t(tutorialVideosText.title)}</Link>
      </p>
      <p>
        <Link href="/administration/erasures">{t(erasuresText.title)}</Link>
      </p>
      <p>
        <Link href="/administration/letters">{t(letterTextsText.title)}</Link>
      </p>
      <InviteForm organisations={data?.organisations ?? []} onInvited={reload} />
      {!data && !failure && <Spinner />}
      {data && (
        <>
          <DamagedFiles files={data.damagedFiles} />
          <InvitationList invitations={data.invitations} />
          <UserList users={data.users} />
          <OutboxList mails={data.outbox} />
        </>
      )}
    </Page>
  );
}
