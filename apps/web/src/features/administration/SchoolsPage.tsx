import { useRef, useState, type FormEvent } from "react";
import type { ResultOf } from "../../api/graphql.ts";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { useQuery } from "../../api/useQuery.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../shell/Page.tsx";
import { useMe } from "../../shell/session.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { SelectField } from "../../ui/choices/SelectField.tsx";
import { CheckboxGroup } from "../../ui/choices/CheckboxGroup.tsx";
import { ErrorSummary, type FieldFault } from "../../ui/feedback/ErrorSummary.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { TextArea } from "../../ui/controls/TextArea.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { knownSchoolsQuery, saveKnownSchoolsMutation } from "./operations.ts";
import { organisationsQuery } from "./organisations/operations.ts";
import { SchoolList } from "./SchoolList.tsx";
import { schoolsText as text } from "./schools.text.ts";
import { NotYours } from "./NotYours.tsx";

type Loaded = NonNullable<ResultOf<typeof knownSchoolsQuery>["knownSchools"]>;

/** A school as it is typed: names and programs one on each line. */
type Draft = {
  readonly key: number;
  readonly names: string;
  readonly schoolId: string;
  readonly says: readonly string[];
  readonly programs: string;
};

const noVariables = {};
const lines = (typed: string): string[] =>
  typed
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

const draftOf = (
  { names, schoolId, suppliesCertificate, marksPlacement, paysForStudents, programs }: Loaded["schools"][number],
  key: number,
): Draft => ({
  key,
  names: names.join("\n"),
  schoolId: schoolId ?? "",
  says: [
    ...(suppliesCertificate ? ["suppliesCertificate"] : []),
    ...(marksPlacement ? ["marksPlacement"] : []),
    ...(paysForStudents ? ["paysForStudents"] : []),
  ],
  programs: programs.join("\n"),
});

const schoolOf = ({ names, schoolId, says, programs }: Draft) => ({
  names: lines(names),
  schoolId: schoolId.trim() === "" ? null : schoolId.trim(),
  suppliesCertificate: says.includes("suppliesCertificate"),
  marksPlacement: says.includes("marksPlacement"),
  paysForStudents: says.includes("paysForStudents"),
  programs: lines(programs),
});

/** What the administrator says of schools: who supplies a certificate, who marks placements, and which programs there are. */
export function SchoolsPage() {
  const { t } = useLanguage();
  const isAdministrator = useMe().role === "admin";
  const { data, failure, reload } = useQuery(knownSchoolsQuery, isAdministrator ? noVariables : undefined);
  if (!isAdministrator) {
    return (
      <Page title={t(text.title)} backHref="/">
        <NotYours />
      </Page>
    );
  }
  const known = data?.knownSchools;
  return (
    <Page title={t(text.title)} backHref="/administration">
      <FailureBanner failure={failure} onRetry={reload} />
      <p>{t(text.lead)}</p>
      {!data && !failure && <Spinner />}
      {known && <SchoolList listed={known.listed} onLoaded={reload} />}
      {known && <SchoolsForm key={known.version} known={known} onSaved={reload} />}
    </Page>
  );
}

function SchoolsForm({ known, onSaved }: { known: Loaded; onSaved: () => void }) {
  const { t } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const [drafts, setDrafts] = useState(() => known.schools.map(draftOf));
  const next = useRef(known.schools.length);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [attempt, setAttempt] = useState(0);
  const change = (key: number, to: Partial<Draft>) =>
    setDrafts(drafts.map((draft) => (draft.key === key ? { ...draft, ...to } : draft)));
  const add = () => {
    setDrafts([...drafts, { key: next.current, names: "", schoolId: "", says: [], programs: "" }]);
    next.current += 1;
  };

  const save = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    void run(async () => {
      const schools = drafts.map(schoolOf);
      const { saveKnownSchools } = await send(saveKnownSchoolsMutation, { schools, baseVersion: known.version });
      const [first] = drafts;
      setFaults(
        saveKnownSchools.refusals.map((refusal) => ({
          fieldId: first ? `names-${first.key}` : "add-school",
          text: t(refusal.text),
        })),
      );
      if (!saveKnownSchools.done) return;
      showToast({ text: t(text.saved) });
      onSaved();
    });
  };

  return (
    <form noValidate onSubmit={save}>
      <ErrorSummary faults={faults} attempt={attempt} />
      <FailureBanner failure={failure} />
      {drafts.length === 0 && <p>{t(text.none)}</p>}
      {drafts.map((draft, at) => (
        <SchoolFields
          key={draft.key}
          draft={draft}
          number={at + 1}
          onChange={(to) => change(draft.key, to)}
          onRemove={() => setDrafts(drafts.filter(({ key }) => key !== draft.key))}
        />
      ))}
      <ButtonRow>
        <Button id="add-school" onClick={add}>
          {t(text.add)}
        </Button>
        <Button type="submit" look="primary" busy={busy}>
          {t(text.save)}
        </Button>
      </ButtonRow>
    </form>
  );
}

type FieldsProps = { draft: Draft; number: number; onChange: (to: Partial<Draft>) => void; onRemove: () => void };

function SchoolFields({ draft, number, onChange, onRemove }: FieldsProps) {
  const { t } = useLanguage();
  const { key, names, schoolId, says, programs } = draft;
  const { data } = useQuery(organisationsQuery, noVariables);
  const [name] = lines(names);
  const title = name ?? t(text.school, { n: number });
  return (
    <section aria-labelledby={`school-${key}`}>
      <h2 id={`school-${key}`}>{title}</h2>
      <TextArea
        id={`names-${key}`}
        label={t(text.names)}
        hint={t(text.namesHint)}
        rows={2}
        value={names}
        onChange={(value) => onChange({ names: value })}
      />
      <SelectField
        id={`id-${key}`}
        label={t(text.id)}
        hint={t(text.idHint)}
        value={schoolId === "" ? undefined : schoolId}
        onChange={(value) => onChange({ schoolId: value ?? "" })}
        optional
        options={organisationsWith(data?.organisations ?? [], schoolId)}
      />
      <CheckboxGroup
        id={`says-${key}`}
        label={t(text.says)}
        optional
        choices={[
          { value: "suppliesCertificate", label: t(text.suppliesCertificate) },
          { value: "marksPlacement", label: t(text.marksPlacement) },
          { value: "paysForStudents", label: t(text.paysForStudents), hint: t(text.paysHint) },
        ]}
        values={says}
        onChange={(value) => onChange({ says: value })}
      />
      <TextArea
        id={`programs-${key}`}
        label={t(text.programs)}
        hint={t(text.programsHint)}
        optional
        value={programs}
        onChange={(value) => onChange({ programs: value })}
      />
      <Button look="quiet" onClick={onRemove}>
        {t(text.remove)} <span className="visually-hidden">{title}</span>
      </Button>
    </section>
  );
}

/** The schools to which accounts can belong; an id of old that is none of them stays to be seen. */
const organisationsWith = (
  organisations: ResultOf<typeof organisationsQuery>["organisations"],
  schoolId: string,
): readonly { value: string; label: string }[] => {
  const known = organisations
    .filter(({ kind }) => kind === "school")
    .map(({ id, name }) => ({ value: id, label: name }));
  const isOld = schoolId !== "" && !known.some(({ value }) => value === schoolId);
  return isOld ? [...known, { value: schoolId, label: schoolId }] : known;
};
