import { changedWords, valuesToCheck } from "@boreal/domain/forms/checkedForm";
import { fieldsOf, type FormState } from "@boreal/domain/forms/formState";
import type { OpenForm } from "../../../case/forms/theForms.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { useLanguage, useText } from "../../../ui/language.tsx";
import { enterChecked } from "../filling/enterInForm.ts";
import { text } from "../text.ts";
import type { Forms } from "../useForms.ts";

/** What is said of a form in which nothing is missing: what changed since somebody checked it, or that it is to be checked. */
export function FilledWords({ state }: { state: FormState }) {
  const t = useText();
  const { check, isComplete } = state;
  if (check.changed.length > 0) return `${t(changedWords(check))} ${t(text.thenCheck)}`;
  return isComplete ? t(text.allThere) : `${t(text.allThere)} ${t(text.thenCheck)}`;
}

/** Where a person says that they looked at the whole form, and once it is said, who did and when. */
export function CheckForm({ forms, open }: { forms: Forms; open: OpenForm }) {
  const t = useText();
  const { isComplete, sections } = open.state;
  const fields = sections.flatMap(({ parts }) => fieldsOf(parts));
  if (!isComplete && !forms.mayFill) return null;
  return (
    <div className="form-check" aria-live="polite">
      {isComplete ? (
        <WhoChecked forms={forms} open={open} />
      ) : (
        <Button
          look="primary"
          icon="check"
          className="no-print"
          onClick={() => enterChecked(forms, open, valuesToCheck(fields))}
        >
          {t(text.haveChecked)}
        </Button>
      )}
    </div>
  );
}

function WhoChecked({ forms, open }: { forms: Forms; open: OpenForm }) {
  const { t, dateTime } = useLanguage();
  const { last } = open.state.check;
  if (!last) return null;
  // What has no day yet was said on this page a moment ago.
  if (last.at === undefined) return <p>{t(text.youChecked)}</p>;
  const when = dateTime(last.at);
  if (last.by === "legalTeam") return <p>{t(text.teamChecked, { when })}</p>;
  return <p>{t(forms.own ? text.youCheckedOn : text.applicantChecked, { when })}</p>;
}
