import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { entryWords } from "../filling/entryWords.ts";
import type { FormEntry } from "../filling/formEntry.ts";
import { keyParts } from "../storedForms.ts";
import { text } from "../text.ts";
import type { Asked, Filling } from "../filling/filling.ts";

/** Fields of this form that were changed in two places; nothing is stored before one of the two is chosen. */
export function FormConflicts({ forms, open }: { forms: Filling; open: Asked }) {
  const tools = useLanguage();
  const { t } = tools;
  const { queue } = forms.sheet;
  return (
    <>
      {forms.view.conflicts
        .filter(({ key }) => keyParts(key).form === open.key)
        .map(({ key, mine, theirs }) => {
          const words = (entry: unknown) => entryWords(open, keyParts(key).path, entry as FormEntry | undefined, tools);
          const yours = words(mine);
          const other = words(theirs);
          return (
            <Banner key={key} tone="attention" title={t(text.conflictTitle)} live>
              <p>{yours.label}</p>
              <p>{t(text.conflictMore)}</p>
              <dl className="form-conflict">
                <div>
                  <dt>{t(text.yours)}</dt>
                  <dd>{yours.words}</dd>
                </div>
                <div>
                  <dt>{t(text.theOther)}</dt>
                  <dd>{other.words}</dd>
                </div>
              </dl>
              <ButtonRow>
                <Button onClick={() => queue.resolve(key, "mine")}>{t(text.keepYours)}</Button>
                <Button onClick={() => queue.resolve(key, "theirs")}>{t(text.keepOther)}</Button>
              </ButtonRow>
            </Banner>
          );
        })}
    </>
  );
}
