import {
  formNumbers,
  hasOfficialFile,
  hasValidate,
  isSignedByHand,
  typedOnScreen,
} from "@boreal/domain/caseFile/formValues";
import { furtherWords } from "@boreal/domain/forms/answerSheet/answerSheetWords";
import { hasFurther } from "@boreal/domain/forms/answerSheet/furtherSheet";
import { formPageSlug } from "@boreal/domain/vault/officialForms/formPages";
import { pageOf } from "@boreal/domain/vault/pages";
import { useState } from "react";
import { Link } from "wouter";
import { answerSheetAddress, furtherSheetAddress, vaultPagePath } from "../../../case/loading/addresses.ts";
import { PutForm } from "../../../case/putForm/PutForm.tsx";
import type { OpenForm } from "../../../case/forms/theForms.ts";
import { Icon } from "../../../ui/layout/Icon.tsx";
import { useLanguage, type Language } from "../../../ui/language.tsx";
import { RadioGroup } from "../../../ui/choices/RadioGroup.tsx";
import { text as uiText } from "../../../ui/text.ts";
import { FormPreview } from "./FormPreview.tsx";
import { OfficialFile } from "./OfficialFile.tsx";
import { outputText as text } from "./output.text.ts";
import { ReturnedForms } from "./ReturnedForms.tsx";
import type { Forms } from "../useForms.ts";

type OutProps = { forms: Forms; open: OpenForm; isReady: boolean };

/** What can be had of a form: the official file, the same to look at, and what came back. */
export function WaysOut({ forms, open, isReady }: OutProps) {
  const { t, language } = useLanguage();
  const [formLanguage, setFormLanguage] = useState<Language>(language);
  const { person } = open.caseForm;
  const number = formNumbers.find((each) => each === open.definition.id);
  const slug = number && formPageSlug(number, person, open.the.case);
  if (number && !hasOfficialFile(number)) return <SheetAlone forms={forms} open={open} slug={slug} />;
  return (
    <>
      <section className="form-out no-print" aria-labelledby="form-out">
        <h2 id="form-out">{t(text.title)}</h2>
        <RadioGroup
          id="form-language"
          inline
          label={t(text.language)}
          choices={[
            { value: "en", label: t(text.english) },
            { value: "fr", label: t(text.french) },
          ]}
          value={formLanguage}
          onChange={(chosen) => setFormLanguage(chosen === "fr" ? "fr" : "en")}
        />
        <OfficialFile
          forms={forms}
          open={open}
          language={formLanguage}
          isReady={isReady}
          steps={<Steps forms={forms} open={open} slug={slug} />}
          withoutFile={<StepsWithoutFile forms={forms} open={open} slug={slug} />}
        />
        {isReady && forms.mayPut && !forms.view.isUnsaved && slug !== undefined && pageOf(slug)?.lawyerCanGenerate && (
          <PutForm
            applicationId={forms.applicationId}
            formKey={open.key}
            language={formLanguage}
            onChanged={forms.reload}
          />
        )}
        <FurtherSheet forms={forms} open={open} language={formLanguage} />
        <AnswerSheet forms={forms} open={open} />
        <FormPreview
          applicationId={forms.applicationId}
          formKey={open.key}
          language={formLanguage}
          version={forms.view.state.kind === "saved" ? forms.view.state.at : ""}
        />
      </section>
      <ReturnedForms forms={forms} open={open} />
    </>
  );
}

type PlacedProps = Pick<OutProps, "forms" | "open"> & { slug: string | undefined };

const vaultHrefOf = ({ forms, open, slug }: PlacedProps): string | undefined => {
  const { person } = open.caseForm;
  return slug === undefined
    ? undefined
    : vaultPagePath(forms.applicationId, slug, person.role === "child" ? person.childNumber : null);
};

/** A form of which there is no file to fill in: the answers are copied by hand. */
function SheetAlone({ forms, open, slug }: PlacedProps) {
  const { t } = useLanguage();
  const vaultHref = vaultHrefOf({ forms, open, slug });
  return (
    <section className="form-out no-print" aria-labelledby="form-out">
      <h2 id="form-out">{t(text.sheetTitle)}</h2>
      <p>{t(text.sheetAlone)}</p>
      <SheetLinks forms={forms} open={open} />
      <FinishedToVault href={vaultHref} />
    </section>
  );
}

function FinishedToVault({ href }: { href: string | undefined }) {
  const { t } = useLanguage();
  return (
    href !== undefined && (
      <p>
        {t(text.sheetBack)} <Link href={href}>{t(text.toVault)}</Link>. {t(text.thenCompared)}
      </p>
    )
  );
}

const isTypedOnScreen = ({ definition }: OpenForm): boolean => typedOnScreen.some((number) => number === definition.id);

/** Of a form that the person types into the authority’s screens. */
function NotSent() {
  const { t } = useLanguage();
  return (
    <>
      <h3>{t(text.stepsTitle)}</h3>
      <p>{t(text.notSent)}</p>
    </>
  );
}

/** What the person does where the library has no file: the answer sheet follows. */
function StepsWithoutFile(props: PlacedProps) {
  if (isTypedOnScreen(props.open)) return <NotSent />;
  return <FinishedToVault href={vaultHrefOf(props)} />;
}

/** What the person does with the file once it is there. */
function Steps({ forms, open, slug }: PlacedProps) {
  const { t } = useLanguage();
  const vaultHref = vaultHrefOf({ forms, open, slug });
  if (isTypedOnScreen(open)) return <NotSent />;
  if (isSignedByHand(open.definition.id))
    return (
      <>
        <h3>{t(text.stepsTitle)}</h3>
        <ol className="form-steps">
          <li>{t(text.stepOpen)}</li>
          <li>{t(text.stepByHand)}</li>
          <BackToVault href={vaultHref} />
        </ol>
      </>
    );
  return (
    <>
      <h3>{t(text.stepsTitle)}</h3>
      <ol className="form-steps">
        <li>{t(text.stepOpen)}</li>
        <li>{t(text.stepCheck)}</li>
        <li>{t(hasValidate(open.definition.id) ? text.stepValidate : text.stepSign)}</li>
        <li>{t(text.stepSave)}</li>
        <BackToVault href={vaultHref} />
      </ol>
    </>
  );
}

function BackToVault({ href }: { href: string | undefined }) {
  const { t } = useLanguage();
  return (
    href !== undefined && (
      <li>
        {t(text.stepBack)} <Link href={href}>{t(text.toVault)}</Link>. {t(text.thenCompared)}
      </li>
    )
  );
}

/** What the form has no room for. It is offered where the form says that something goes on. */
function FurtherSheet({ forms, open, language }: Pick<OutProps, "forms" | "open"> & { language: Language }) {
  const { t } = useLanguage();
  if (!hasFurther(open.state)) return null;
  return (
    <>
      <h3>{t(furtherWords.title)}</h3>
      <p>{t(text.furtherLead)}</p>
      <p className="form-out__links">
        <a href={furtherSheetAddress(forms.applicationId, open.key, language)} download>
          <Icon name="download" /> {t(text.furtherPdf)}
        </a>
      </p>
    </>
  );
}

/** Every field in the order of the form, to read and to type from. */
function AnswerSheet({ forms, open }: Pick<OutProps, "forms" | "open">) {
  const { t } = useLanguage();
  return (
    <>
      <h3>{t(text.sheetTitle)}</h3>
      <p>{t(text.sheetLead)}</p>
      <SheetLinks forms={forms} open={open} />
    </>
  );
}

function SheetLinks({ forms, open }: Pick<OutProps, "forms" | "open">) {
  const { t, language } = useLanguage();
  return (
    <p className="form-out__links">
      <a href={answerSheetAddress(forms.applicationId, open.key, "html", language)} target="_blank" rel="noreferrer">
        {t(text.sheetPage)} <span className="visually-hidden">{t(uiText.newTab)}</span>
      </a>
      <a href={answerSheetAddress(forms.applicationId, open.key, "pdf", language)} download>
        <Icon name="download" /> {t(text.sheetPdf)}
      </a>
    </p>
  );
}
