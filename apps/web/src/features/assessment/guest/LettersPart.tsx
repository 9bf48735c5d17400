import { LinkButton } from "../../../ui/controls/LinkButton.tsx";
import { ButtonRow } from "../../../ui/controls/Button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { letterOf } from "./addresses.ts";
import { guestText as text } from "./guest.text.ts";
import type { PartProps } from "./Progress.tsx";

/** The letters in which this person speaks; nothing where there is none. `isPrimary`: nothing else is to be done first. */
export function LettersPart({ answers: { letters }, isPrimary }: PartProps & { isPrimary: boolean }) {
  const { t } = useLanguage();
  if (letters.length === 0) return null;
  return (
    <section aria-labelledby="guest-letters">
      <h2 id="guest-letters">{t(text.lettersTitle)}</h2>
      <p>{t(text.lettersMore)}</p>
      <ButtonRow>
        {letters.map(({ key, name }) => (
          <LinkButton key={key} look={isPrimary ? "primary" : "secondary"} href={letterOf(key)}>
            {t(text.openLetter, { name: t(name) })}
          </LinkButton>
        ))}
      </ButtonRow>
    </section>
  );
}
