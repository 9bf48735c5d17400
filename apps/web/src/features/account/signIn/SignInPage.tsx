import { useState } from "react";
import { Link, Redirect, useSearch } from "wouter";
import { Page } from "../../../shell/Page.tsx";
import { useSession } from "../../../shell/session.tsx";
import { useText } from "../../../ui/language.tsx";
import { nextPage } from "./nextPage.ts";
import { PasskeySignIn } from "./PasskeySignIn.tsx";
import { PasswordSignIn } from "./PasswordSignIn.tsx";
import { SecondFactorEntry } from "../security/SecondFactorEntry.tsx";
import { SignOnLink } from "../signOn/SignOnLink.tsx";
import { text } from "../text.ts";

/** Password or passkey, then the second step where there is one. */
export function SignInPage() {
  const t = useText();
  const search = useSearch();
  const { me, refresh } = useSession();
  const [atCode, setAtCode] = useState(false);

  if (me) return <Redirect to={nextPage(search)} replace />;
  if (atCode) return <SecondFactorEntry onDone={refresh} onStartOver={() => setAtCode(false)} />;
  const registerPath = search === "" ? "/register" : `/register?${search}`;
  return (
    <Page title={t(text.signInTitle)}>
      <PasswordSignIn onDone={refresh} onSecondFactor={() => setAtCode(true)} />
      <PasskeySignIn onDone={refresh} />
      <SignOnLink />
      <p>
        <Link href="/reset-password">{t(text.forgotten)}</Link>
      </p>
      <p>
        <Link href="/confirm-email">{t(text.mailAgain)}</Link>
      </p>
      <p>
        {t(text.noAccount)} <Link href={registerPath}>{t(text.registerLink)}</Link>
      </p>
    </Page>
  );
}
