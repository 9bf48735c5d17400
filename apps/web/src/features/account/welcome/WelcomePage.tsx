import { useState } from "react";
import { Link } from "wouter";
import { Page } from "../../../shell/Page.tsx";
import { keepWanted, startable, usualWish } from "../../../shell/wantedApplication.ts";
import { SelectField } from "../../../ui/choices/SelectField.tsx";
import { useText } from "../../../ui/language.tsx";
import { CheckMail } from "../signIn/CheckMail.tsx";
import { RegisterForm } from "../signIn/RegisterForm.tsx";
import { text } from "../text.ts";
import { GoodToKnow } from "./GoodToKnow.tsx";
import { welcomeText } from "./welcome.text.ts";
import "./WelcomePage.css";

const noLink = {};

/** For people who are not signed in: what this is, the account at once, and beside it what one wants to know before. */
export function WelcomePage() {
  const t = useText();
  const [wanted, setWanted] = useState<string | undefined>(usualWish);
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) return <CheckMail email={sentTo} />;
  const onSent = (email: string) => {
    if (wanted !== undefined) keepWanted(wanted);
    setSentTo(email);
  };
  return (
    <Page title={t(welcomeText.title)} lead={t(welcomeText.lead)} width="wide">
      <div className="welcome">
        <section className="welcome__account" aria-labelledby="account">
          <h2 id="account">{t(text.registerTitle)}</h2>
          <p>
            {t(text.haveAccount)} <Link href="/sign-in">{t(text.signInLink)}</Link>
          </p>
          <RegisterForm linkTokens={noLink} onSent={onSent}>
            <SelectField
              id="wanted"
              label={t(welcomeText.wanted)}
              options={startable.map(({ type, wish }) => ({ value: type, label: t(wish) }))}
              value={wanted}
              onChange={setWanted}
            />
          </RegisterForm>
        </section>
        <GoodToKnow />
      </div>
    </Page>
  );
}
