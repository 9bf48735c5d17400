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
import { deskBelongingText as text } from "./belonging.text.ts";
import { caseBelongingQuery, setBelongingMutation } from "./operations.ts";

type Known = ResultOf<typeof caseBelongingQuery>;
type Belonging = NonNullable<Known["application"]>["belonging"];

const kinds = ["student", "visitor", "worker", "expressEntry", "iec"] as const;

/** To whom the applicant belongs: which school, which agency, and as what they apply. */
export function DeskBelonging({ applicationId, mayChange }: { applicationId: string; mayChange: boolean }) {
  const t = useText();
  const { data, failure, reload } = useQuery(caseBelongingQuery, { id: applicationId });
  const belonging = data?.application?.belonging;
  if (!belonging) return <FailureBanner failure={failure} onRetry={reload} />;
  const names = belonging.flatMap(({ organisation }) => (organisation ? [organisation.name] : []));
  return (
    <PlanPart id="belonging" title={t(text.title)} result={names.length === 0 ? t(text.none) : names.join(", ")}>
      {() =>
        mayChange ? (
          <BelongingForm
            key={belonging.map(({ value }) => value).join(" ")}
            applicationId={applicationId}
            belonging={belonging}
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
  belonging: Belonging;
  organisations: Known["organisations"];
  onSaved: () => void;
};

/** What is chosen, and saving it. */
function useBelonging({ applicationId, belonging, onSaved }: FormProps) {
  const t = useText();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const valueOf = (fact: string) => belonging.find((one) => one.fact === fact)?.value;
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
      const { setBelonging } = await send(setBelongingMutation, variables, { repeatable: true });
      setRefused(setBelonging.refusals[0] && t(setBelonging.refusals[0].text));
      if (!setBelonging.done) return;
      showToast({ text: t(text.saved) });
      onSaved();
    });
  return { busy, failure, said, setSaid, refused, save };
}

function BelongingForm(props: FormProps) {
  const t = useText();
  const { busy, failure, said, setSaid, refused, save } = useBelonging(props);
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
        id="belonging-school"
        label={t(text.school)}
        optional
        value={said.schoolId}
        onChange={(schoolId) => setSaid({ ...said, schoolId })}
        options={ofKind("school")}
      />
      <SelectField
        id="belonging-agent"
        label={t(text.agent)}
        optional
        value={said.agentId}
        onChange={(agentId) => setSaid({ ...said, agentId })}
        options={ofKind("agent")}
      />
      <SelectField
        id="belonging-kind"
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
