import type { LeftToPerson } from "@boreal/domain/forms/teamForms";
import { formPageSlug } from "@boreal/domain/vault/officialForms/formPages";
import { formsPath, vaultPagePath } from "../../case/loading/addresses.ts";
import type { OpenForm } from "../../case/forms/theForms.ts";
import { Page } from "../../shell/Page.tsx";
import { LinkButton } from "../../ui/controls/LinkButton.tsx";
import { useText } from "../../ui/language.tsx";
import { usePersonWords } from "./FormHead.tsx";
import { text } from "./text.ts";
import type { Forms } from "./useForms.ts";

/** To the applicant, a form that the legal team fills in: what is left to them, and where it is done. Its fields are the team’s. */
export function TeamFormPage({ forms, open, left }: { forms: Forms; open: OpenForm; left: LeftToPerson }) {
  const t = useText();
  const personWords = usePersonWords();
  const { form, person } = open.caseForm;
  const slug = formPageSlug(form.id, person, open.the.case);
  return (
    <Page
      title={t(form.title)}
      lead={t(text.forPerson, { person: personWords(open.caseForm, forms) })}
      backHref={formsPath(forms.applicationId)}
      backLabel={t(text.toForms)}
    >
      <p>{t(left.says)}</p>
      {slug !== undefined && left.isSigned && (
        <LinkButton
          href={vaultPagePath(forms.applicationId, slug, person.role === "child" ? person.childNumber : null)}
        >
          {t(text.toDocument)}
        </LinkButton>
      )}
    </Page>
  );
}
