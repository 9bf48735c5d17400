import type { Raised } from "@boreal/domain/warnings/raised";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { text } from "../text.ts";

type PageWarningsProps = {
  raised: readonly Raised[];
  /** Of these, the ones that going on confirms. */
  unconfirmed: readonly Raised[];
};

/** What the answers of a page give cause to check, and what to do about it. Nothing here keeps anybody on the page. */
export function PageWarnings({ raised, unconfirmed }: PageWarningsProps) {
  const { t } = useLanguage();
  return (
    <div aria-live="polite">
      {raised.map((each) => {
        const { warning } = each;
        const isConfirmed = warning.isPopUp && !warning.isBlocking && !unconfirmed.includes(each);
        return (
          <Banner
            key={warning.id}
            tone={warning.isBlocking ? "blocked" : isConfirmed ? "quiet" : "attention"}
            title={t(warning.message)}
          >
            <p>{t(isConfirmed ? text.confirmedBefore : warning.fix)}</p>
            {warning.isBlocking && <p>{t(text.holdsBack)}</p>}
          </Banner>
        );
      })}
    </div>
  );
}
