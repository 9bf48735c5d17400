import { useState } from "react";
import { Link } from "wouter";
import type { VariablesOf } from "../../api/graphql.ts";
import { send } from "../../api/send.ts";
import { useQuery } from "../../api/useQuery.ts";
import { applicationName } from "../../case/applicationNames.ts";
import { takeOutText } from "../../case/takeOut/takeOut.text.ts";
import { viewerText } from "../../case/viewers/viewers.text.ts";
import { whoSeesQuery } from "../../case/viewers/operations.ts";
import { WhoLooked } from "../../case/viewers/WhoLooked.tsx";
import { WhoSees } from "../../case/viewers/WhoSees.tsx";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../shell/Page.tsx";
import { isLegalTeam, isStaff, useMe, useSession } from "../../shell/session.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { ErrorSummary } from "../../ui/feedback/ErrorSummary.tsx";
import { useText } from "../../ui/language.tsx";
import { RadioGroup } from "../../ui/choices/RadioGroup.tsx";
import { TextField } from "../../ui/controls/TextField.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { AffiliationSection } from "./affiliation/AffiliationSection.tsx";
import { namesFault } from "./checks.ts";
import { membershipText } from "./membership/membership.text.ts";
import { setLanguageMutation, setProfileMutation } from "./operations.ts";
import { text } from "./security/settings.text.ts";
import { useForm } from "../../shell/useForm.ts";

/** Name and language, and the way to everything about signing in. */
export function AccountPage() {
  const t = useText();
  const me = useMe();
  return (
    <Page title={t(text.title)} backHref="/">
      <p>
        <strong>{t(text.email)}</strong>
        <br />
        {me.email}
      </p>
      <p>
        <Link href="/account/security">{t(text.securityLink)}</Link>
      </p>
      <p>
        <Link href="/account/notices">{t(text.noticesLink)}</Link>
      </p>
      {!isStaff(me.role) && (
        <p>
          <Link href="/account/life">{t(text.lifeLink)}</Link>
        </p>
      )}
      {(isLegalTeam(me.role) || !isStaff(me.role)) && (
        <p>
          <Link href="/account/archive">{t(isStaff(me.role) ? takeOutText.allTeam : takeOutText.link)}</Link>
        </p>
      )}
      {isLegalTeam(me.role) && (
        <p>
          <Link href="/account/representative">{t(membershipText.link)}</Link>
        </p>
      )}
      <ProfileForm />
      {!isStaff(me.role) && <AffiliationSection />}
      {!isStaff(me.role) && <WhoSeesEach />}
    </Page>
  );
}

/** Who sees each application, by its kind. */
function WhoSeesEach() {
  const t = useText();
  const { data } = useQuery(whoSeesQuery, {});
  if (!data || data.applications.length === 0) return null;
  return (
    <section aria-labelledby="who-sees">
      <h2 id="who-sees">{t(viewerText.titleOfAll)}</h2>
      {data.applications.map(({ id, type }) => (
        <div key={id}>
          <h3>{t(viewerText.ofKind, { name: t(applicationName(type)) })}</h3>
          <WhoSees applicationId={id} />
          <WhoLooked applicationId={id} />
        </div>
      ))}
    </section>
  );
}

function ProfileForm() {
  const t = useText();
  const me = useMe();
  const { refresh } = useSession();
  const showToast = useToast();
  const form = useForm();
  const [firstName, setFirstName] = useState(me.firstName);
  const [lastName, setLastName] = useState(me.lastName);
  const [language, setLanguage] = useState(me.language);
  const work = async () => {
    const refused = await saveProfile({ firstName: firstName.trim(), lastName: lastName.trim(), language });
    if (refused) return { lastName: refused.text };
    showToast({ text: t(text.saved) });
    refresh();
    return undefined;
  };
  return (
    <>
      <ErrorSummary {...form.summary} />
      <FailureBanner failure={form.failure} />
      <form noValidate onSubmit={form.submit(() => ({ lastName: namesFault(firstName, lastName) }), work)}>
        <h2>{t(text.names)}</h2>
        <TextField
          id="firstName"
          label={t(text.firstName)}
          value={firstName}
          onChange={setFirstName}
          autoComplete="given-name"
        />
        <TextField
          id="lastName"
          label={t(text.lastName)}
          error={form.errorOf("lastName")}
          value={lastName}
          onChange={setLastName}
          autoComplete="family-name"
        />
        <RadioGroup
          id="language"
          label={t(text.language)}
          hint={t(text.languageHint)}
          value={language}
          onChange={setLanguage}
          choices={[
            { value: "en", label: t(text.english) },
            { value: "fr", label: t(text.french) },
          ]}
          inline
        />
        <ButtonRow>
          <Button type="submit" look="primary" busy={form.busy}>
            {t(text.save)}
          </Button>
        </ButtonRow>
      </form>
    </>
  );
}

type Profile = VariablesOf<typeof setProfileMutation> & VariablesOf<typeof setLanguageMutation>;

/** Answers why it was not taken. */
async function saveProfile({ firstName, lastName, language }: Profile) {
  const again = { repeatable: true };
  const names = await send(setProfileMutation, { firstName, lastName }, again);
  const chosen = await send(setLanguageMutation, { language }, again);
  return [...names.setProfile.refusals, ...chosen.setLanguage.refusals][0];
}
