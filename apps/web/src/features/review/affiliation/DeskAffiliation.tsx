import { useState } from "react";
import type { ResultOf } from "../../../api/graphql.ts";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { PlanPart } from "../../../case/parts/PlanPart.tsx";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { SelectField } from "../../../ui/choices/SelectField.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useText } from "../../../ui/language.tsx";
import { deskAffiliationText as text } from "./affiliation.text.ts";
import { caseAffiliationQuery, setAffiliationMutation } from "./operations.ts";

type Loaded = ResultOf<typeof caseAffiliationQuery>;
type Affiliation = NonNullable<Loaded["application"]>["affiliation"];

const kinds = ["student", "visitor", "worker", "expressEntry", "iec"] as const;

/** To whom the applicant belongs: which school, which agency, and as what they apply. */
export function DeskAffiliation({ applicationId, mayChange }: { applicationId: string; mayChange: boolean }) {
  const t = useText();
  const { data, failure, reload } = useQuery(caseAffiliationQuery, { id: applicationId });
  const affiliation = data?.application?.affiliation;
  if (!affiliation) return <FailureBanner failure={failure} onRetry={reload} />;
  const names = affiliation.flatMap(({ organisation }) => (organisation ? [organisation.name] : []));
  return (
    <PlanPart id="affiliation" title={t(text.title)} result={names.length === 0 ? t(text.none) : names.join(", ")}>
      {() =>
        mayChange ? (
          <AffiliationForm
            key={affiliation.map(({ value }) => value).join(" ")}
            applicationId={applicationId}
            affiliation={affiliation}
            organisations={data.organisations}
            onSaved={reload}
          />
        ) : null
      }
    </PlanPart>
  );
}

type FormProps = {
  applicationId: string;
  affiliation: Affiliation;
  organisations: Loaded["organisations"];
  onSaved: () => void;
};

/** What is chosen, and saving it. */
function useAffiliation({ applicationId, affiliation, onSaved }: FormProps) {
  const t = useText();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const valueOf = (fact: string) => affiliation.find((one) => one.fact === fact)?.value;
  const [said, setSaid] = useState({
    schoolId: valueOf("schoolId"),
    agentId: valueOf("agentId"),
    applicantKind: valueOf("applicantKind"),
  });
  const [refused, setRefused] = useState<string>();
  const save = () =>
    run(async () => {
      const variables = {
        applicationId,
        schoolId: said.schoolId ?? null,
        agentId: said.agentId ?? null,
        applicantKind: said.applicantKind ?? null,
      };
      const { setAffiliation } = await send(setAffiliationMutation, variables, { repeatable: true });
      setRefused(setAffiliation.refusals[0] && t(setAffiliation.refusals[0].text));
      if (!setAffiliation.done) return;
      showToast({ text: t(text.saved) });
      onSaved();
    });
  return { busy, failure, said, setSaid, refused, save };
}

function AffiliationForm(props: FormProps) {
  const t = useText();
  const { busy, failure, said, setSaid, refused, save } = useAffiliation(props);
  const ofKind = (kind: string) =>
    props.organisations.filter((one) => one.kind === kind).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <p>{t(text.note)}</p>
      <FailureBanner failure={failure} />
      {refused !== undefined && (
        <Banner tone="blocked" live>
          {refused}
        </Banner>
      )}
      <SelectField
        id="affiliation-school"
        label={t(text.school)}
        optional
        value={said.schoolId}
        onChange={(schoolId) => setSaid({ ...said, schoolId })}
        options={ofKind("school")}
      />
      <SelectField
        id="affiliation-agent"
        label={t(text.agent)}
        optional
        value={said.agentId}
        onChange={(agentId) => setSaid({ ...said, agentId })}
        options={ofKind("agent")}
      />
      <SelectField
        id="affiliation-kind"
        label={t(text.kind)}
        optional
        value={said.applicantKind}
        onChange={(applicantKind) => setSaid({ ...said, applicantKind })}
        options={kinds.map((kind) => ({ value: kind, label: t(text.kinds[kind]) }))}
      />
      <ButtonRow>
        <Button busy={busy} onClick={() => void save()}>
          {t(text.save)}
        </Button>
      </ButtonRow>
    </>
  );
}
