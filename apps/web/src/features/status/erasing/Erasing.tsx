import { erasureReasons, longestHoldReason } from "@boreal/domain/office/caseErasure";
import { useState } from "react";
import type { ResultOf } from "../../../api/graphql.ts";
import { send } from "../../../api/send.ts";
import { useAskOnChange } from "../../../api/useAskOnChange.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { SelectField } from "../../../ui/choices/SelectField.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { TextArea } from "../../../ui/controls/TextArea.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { text } from "./erasing.text.ts";
import { askErasureMutation, erasingQuery, holdCaseMutation, liftHoldMutation } from "./operations.ts";
import { PlannedErasure } from "./PlannedErasure.tsx";
import { useOneAct } from "./useOneAct.ts";

type Application = NonNullable<ResultOf<typeof erasingQuery>["application"]>;
type PartProps = { application: Application; onDone: () => void };

/** Erasing a closed case by two people, and holding a case so that nobody does; for the team. */
export function Erasing({ applicationId, onChanged }: { applicationId: string; onChanged: () => void }) {
  const query = useQuery(erasingQuery, { id: applicationId });
  const { askNow } = useAskOnChange(applicationId, query);
  const application = query.data?.application;
  if (!application) return null;
  const onDone = () => {
    askNow();
    onChanged();
  };
  const { erasure, hold, abilities } = application;
  return (
    <>
      {hold && <Held application={application} onDone={onDone} />}
      {erasure && <PlannedErasure application={application} onDone={onDone} />}
      {!erasure && !hold && abilities.includes("askErasure") && (
        <AskErasure application={application} onDone={onDone} />
      )}
      {!hold && abilities.includes("holdCase") && <HoldCase application={application} onDone={onDone} />}
    </>
  );
}

function AskErasure({ application: { id }, onDone }: PartProps) {
  const { t } = useLanguage();
  const act = useOneAct(onDone);
  const [reason, setReason] = useState<string>();
  const ask = async () =>
    (await send(askErasureMutation, { applicationId: id, reason: reason ?? "" })).askErasure.refusals;
  return (
    <Details summary={t(text.erase)}>
      <h3>{t(text.whatHappens)}</h3>
      <ul>
        <li>{t(text.twoPeople)}</li>
        <li>{t(text.days)}</li>
        <li>{t(text.gone)}</li>
        <li>{t(text.person)}</li>
        <li>{t(text.stays)}</li>
      </ul>
      <SelectField
        id="erase-reason"
        label={t(text.reason)}
        options={Object.entries(erasureReasons).map(([value, words]) => ({ value, label: t(words) }))}
        value={reason}
        error={act.refused}
        onChange={setReason}
      />
      <FailureBanner failure={act.failure} />
      <ButtonRow>
        <Button busy={act.busy} onClick={() => void act.run(ask, text.wasAsked)}>
          {t(text.ask)}
        </Button>
      </ButtonRow>
    </Details>
  );
}

function HoldCase({ application: { id }, onDone }: PartProps) {
  const { t } = useLanguage();
  const act = useOneAct(onDone);
  const [reason, setReason] = useState("");
  const hold = async () => (await send(holdCaseMutation, { applicationId: id, reason })).holdCase.refusals;
  return (
    <Details summary={t(text.hold)}>
      <p>{t(text.holdLead)}</p>
      <TextArea
        id="hold-reason"
        label={t(text.holdReason)}
        limit={longestHoldReason}
        rows={3}
        value={reason}
        error={act.refused}
        onChange={setReason}
      />
      <FailureBanner failure={act.failure} />
      <ButtonRow>
        <Button busy={act.busy} onClick={() => void act.run(hold, text.wasHeld)}>
          {t(text.hold)}
        </Button>
      </ButtonRow>
    </Details>
  );
}

function Held({ application: { id, hold, abilities }, onDone }: PartProps) {
  const { t, dayOf } = useLanguage();
  const act = useOneAct(onDone);
  const lift = async () => (await send(liftHoldMutation, { applicationId: id })).liftHold.refusals;
  if (!hold) return null;
  return (
    <Banner tone="attention" title={t(text.heldTitle)}>
      <blockquote dir="auto">{hold.reason}</blockquote>
      <p>{t(text.heldBy, { name: hold.setByName ?? t(text.somebody), date: dayOf(hold.setAt) })}</p>
      {act.refused !== undefined && <p role="status">{act.refused}</p>}
      <FailureBanner failure={act.failure} />
      {abilities.includes("holdCase") && (
        <Button look="quiet" busy={act.busy} onClick={() => void act.run(lift, text.wasLifted)}>
          {t(text.lift)}
        </Button>
      )}
    </Banner>
  );
}
