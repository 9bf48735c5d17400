import { ButtonRow } from "../../../ui/controls/Button.tsx";
import { LinkButton } from "../../../ui/controls/LinkButton.tsx";
import { useText } from "../../../ui/language.tsx";
import { text } from "../text.ts";

/** A new account or one that is there already; then back to `next`. */
export function WaysIn({ next }: { next: string }) {
  const t = useText();
  const query = `next=${encodeURIComponent(next)}`;
  return (
    <ButtonRow>
      <LinkButton look="primary" href={`/register?${query}`}>
        {t(text.registerLink)}
      </LinkButton>
      <LinkButton href={`/sign-in?${query}`}>{t(text.signInLink)}</LinkButton>
    </ButtonRow>
  );
}
