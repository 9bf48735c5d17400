import { Page } from "../../shell/Page.tsx";
import { ButtonRow } from "../../ui/controls/Button.tsx";
import { useText } from "../../ui/language.tsx";
import { LinkButton } from "../../ui/controls/LinkButton.tsx";
import { text } from "./text.ts";
import "./WelcomePage.css";

const steps = [
  [text.step1, text.step1More],
  [text.step2, text.step2More],
  [text.step3, text.step3More],
] as const;

/** For people who are not signed in: what this is and how to begin. */
export function WelcomePage() {
  const t = useText();
  return (
    <Page title={t(text.welcomeTitle)} lead={t(text.welcomeLead)}>
      <ol className="welcome__steps">
        {steps.map(([step, more]) => (
          <li key={t(step)}>
            <span>
              <strong>{t(step)}</strong> {t(more)}
            </span>
          </li>
        ))}
      </ol>
      <ButtonRow>
        <LinkButton look="primary" href="/register">
          {t(text.register)}
        </LinkButton>
        <LinkButton href="/sign-in">{t(text.signIn)}</LinkButton>
      </ButtonRow>
    </Page>
  );
}
