import { useState } from 'react';
import { Link, Redirect, useSearch } from 'wouter';
import { Page } from '../../shell/Page.tsx';
import { useSession } from '../../shell/session.tsx';
import { useText } from '../../ui/language.tsx';
import { CheckMail } from './CheckMail.tsx';
import { nextPage } from './nextPage.ts';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { PasswordSignIn } from './PasswordSignIn.tsx';
import { SecondFactorEntry } from './SecondFactorEntry.tsx';
import { text } from './text.ts';

type Stage = { at: 'password' } | { at: 'code' } | { at: 'mail'; email: string };

/** Password or passkey, then the second step where there is one. */
export function SignInPage() {
  const t = useText();
  const search = useSearch();
  const { me, refresh } = useSession();
  const [stage, setStage] = useState<Stage>({ at: 'password' });

  if (me) return <Redirect to={nextPage(search)} replace />;
  if (stage.at === 'mail') return <CheckMail email={stage.email} />;
  if (stage.at === 'code') {
    return <SecondFactorEntry onDone={refresh} onStartOver={() => setStage({ at: 'password' })} />;
  }
  const registerPath = search === '' ? '/register' : `/register?${search}`;
  return (
    <Page title={t(text.signInTitle)}>
      <PasswordSignIn
        onDone={refresh}
        onSecondFactor={() => setStage({ at: 'code' })}
        onUnconfirmed={(email) => setStage({ at: 'mail', email })}
      />
      <PasskeySignIn onDone={refresh} />
      <p>
        <Link href="/reset-password">{t(text.forgotten)}</Link>
      </p>
      <p>
        {t(text.noAccount)} <Link href={registerPath}>{t(text.registerLink)}</Link>
      </p>
    </Page>
  );
}
