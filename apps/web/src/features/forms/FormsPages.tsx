import { leftToPerson } from "@boreal/domain/forms/teamForms";
import { formPath, formsPath } from "../../case/loading/addresses.ts";
import { ApplicationGate } from "../../case/loading/ApplicationGate.tsx";
import { LoadedCase } from "../../case/loading/loadedCase.tsx";
import { Page } from "../../shell/Page.tsx";
import { useText } from "../../ui/language.tsx";
import { LinkButton } from "../../ui/controls/LinkButton.tsx";
import { FormPage } from "./sections/FormPage.tsx";
import { FormsIndexPage } from "./FormsIndexPage.tsx";
import { SectionPage } from "./sections/SectionPage.tsx";
import { TeamFormPage } from "./TeamFormPage.tsx";
import { text } from "./text.ts";
import { useForms, type Forms } from "./useForms.ts";
import "./forms.css";

/** `place`: nothing, the key of a form (`IMM1294:spouse`), or that and a part of it (`IMM1294/passport`). */
type PagesProps = { applicationId: string; place: string };

/**
 * Every page of the official forms. They come to the browser in one piece, with the long lists that their fields are chosen
 * from: questions are answered without them (tests/walls/bigLists.test.ts).
 */
export function FormsPages({ applicationId, place }: PagesProps) {
  const { forms, failure, reload } = useForms(applicationId);
  return (
    <ApplicationGate value={forms} failure={failure} onRetry={reload}>
      {(known) => (
        <LoadedCase caseFile={known.caseFile}>
          <PageOf forms={known} place={place} />
        </LoadedCase>
      )}
    </ApplicationGate>
  );
}

function PageOf({ forms, place }: { forms: Forms; place: string }) {
  const t = useText();
  const [formKey = "", sectionId] = place
    .split("/")
    .filter((part) => part !== "")
    .map(decodeURIComponent);
  if (formKey === "") return <FormsIndexPage forms={forms} />;
  const caseForm = forms.all.find(({ fillable }) => fillable?.key === formKey);
  const open = caseForm && forms.open(caseForm);
  const section = open?.state.sections.find((each) => each.section.id === sectionId);
  const ofForm = { ...forms, mayFill: forms.mayFill || forms.openAgain.includes(caseForm?.form.id ?? "") };
  const left = forms.own && open ? leftToPerson(open.definition.id) : undefined;
  if (open && left) return <TeamFormPage forms={forms} open={open} left={left} />;
  if (open && sectionId === undefined) return <FormPage forms={ofForm} open={open} />;
  if (open && section) return <SectionPage forms={ofForm} open={open} section={section} />;
  return (
    <Page title={t(text.noSuchForm)}>
      <LinkButton href={open ? formPath(forms.applicationId, open.key) : formsPath(forms.applicationId)}>
        {t(open ? text.toForm : text.toForms)}
      </LinkButton>
    </Page>
  );
}
