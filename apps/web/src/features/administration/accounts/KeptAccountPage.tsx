import { useState } from "react";
import type { ResultOf } from "../../../api/graphql.ts";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../../shell/Page.tsx";
import { useMe, useSession } from "../../../shell/session.tsx";
import { RadioGroup } from "../../../ui/choices/RadioGroup.tsx";
import { SelectField } from "../../../ui/choices/SelectField.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { AskFirst } from "../../../ui/layout/AskFirst.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useLanguage, useText, type BilingualText } from "../../../ui/language.tsx";
import { roleText, text as administrationText } from "../text.ts";
import { accountsText as text } from "./accounts.text.ts";
import { isOfficeRole, RolesOfAccount } from "./RolesOfAccount.tsx";
import {
  askFactorResetMutation,
  confirmFactorResetMutation,
  disableAccountMutation,
  enableAccountMutation,
  keptAccountsQuery,
  setRolesMutation,
  setLawyerScopeMutation,
  transferCasesMutation,
} from "./operations.ts";
import { NotYours } from "../NotYours.tsx";

type Loaded = ResultOf<typeof keptAccountsQuery>;
type Account = Loaded["users"][number];
type Outcome = { readonly refusals: readonly { readonly text: BilingualText }[] };
type PartProps = { account: Account; staff: Loaded["assignableStaff"]; act: Act; busy: boolean };
/** Does one thing, says why not, or that it is done, and reads the account anew. */
type Act = (work: () => Promise<Outcome>, done: BilingualText) => void;

const noVariables = {};
const again = { repeatable: true };

/** One account as an administrator looks after it: what it sees, its cases, its end, a lost second step. */
export function KeptAccountPage({ userId }: { userId: string }) {
  const { t } = useLanguage();
  const me = useMe();
  const { refresh } = useSession();
  const isAdministrator = me.role === "admin";
  const { data, failure, reload } = useQuery(keptAccountsQuery, isAdministrator ? noVariables : undefined);
  if (!isAdministrator)
    return (
      <Page title={t(administrationText.title)} backHref="/">
        <NotYours />
      </Page>
    );
  const account = data?.users.find(({ id }) => id === userId);
  const name = account && `${account.firstName} ${account.lastName}`.trim();
  return (
    <Page title={name === undefined || name === "" ? t(text.actions) : name} backHref="/administration">
      <FailureBanner failure={failure} onRetry={reload} />
      {!data && !failure && <Spinner />}
      {data && !account && <p>{t(text.missing)}</p>}
      {account && (
        <>
          <p>
            {account.email}, {account.roles.map((role) => t(roleText[role])).join(", ")}
          </p>
          <Parts
            account={account}
            isOwn={account.id === me.id}
            staff={data?.assignableStaff ?? []}
            onChanged={() => {
              reload();
              if (account.id === me.id) refresh();
            }}
          />
        </>
      )}
    </Page>
  );
}

type PartsProps = Pick<PartProps, "account" | "staff"> & { isOwn: boolean; onChanged: () => void };

function Parts({ isOwn, onChanged, ...known }: PartsProps) {
  const { t } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const [refused, setRefused] = useState<BilingualText>();
  const act: Act = (work, done) =>
    void run(async () => {
      const [refusal] = (await work()).refusals;
      setRefused(refusal?.text);
      if (refusal) return;
      showToast({ text: t(done) });
      onChanged();
    });
  const part = { ...known, act, busy };
  return (
    <>
      <FailureBanner failure={failure} />
      {refused && (
        <Banner tone="blocked" live>
          {t(refused)}
        </Banner>
      )}
      {known.account.roles.some(isOfficeRole) && (
        <RolesOfAccount
          held={known.account.roles.filter(isOfficeRole)}
          busy={busy}
          onSave={(roles) =>
            act(
              async () => (await send(setRolesMutation, { userId: known.account.id, roles }, again)).setRoles,
              text.saved,
            )
          }
        />
      )}
      {isOwn ? (
        <p>{t(text.own)}</p>
      ) : (
        <>
          {known.account.scope !== null && <Scope {...part} />}
          <Cases {...part} />
          <SecondStep {...part} />
        </>
      )}
    </>
  );
}

function Scope({ account, act, busy }: PartProps) {
  const { t } = useLanguage();
  const [scope, setScope] = useState(account.scope ?? "assigned");
  const save = async () => (await send(setLawyerScopeMutation, { userId: account.id, scope }, again)).setLawyerScope;
  return (
    <section aria-labelledby="scope-title">
      <h2 id="scope-title">{t(text.scopeTitle)}</h2>
      <RadioGroup
        id="scope"
        label={t(text.scope)}
        value={scope}
        onChange={setScope}
        choices={[
          { value: "firm", label: t(text.firm) },
          { value: "assigned", label: t(text.assigned) },
        ]}
      />
      <ButtonRow>
        <Button busy={busy} onClick={() => act(save, text.saved)}>
          {t(text.save)}
        </Button>
      </ButtonRow>
    </section>
  );
}

/** Handing cases over, and ending the account, which may hand them over as well. */
function Cases({ account, staff, act, busy }: PartProps) {
  const { t, dateTime } = useLanguage();
  const [to, setTo] = useState<string>();
  const userId = account.id;
  const transfer = async (): Promise<Outcome> =>
    to === undefined
      ? { refusals: [{ text: text.toMissing }] }
      : (await send(transferCasesMutation, { userId, toUserId: to }, again)).transferCases;
  const end = async () => (await send(disableAccountMutation, { userId, toUserId: to ?? null }, again)).disableAccount;
  const open = async () => (await send(enableAccountMutation, { userId }, again)).enableAccount;
  if (account.disabledAt !== null)
    return (
      <>
        <Banner tone="attention">{t(text.endedOn, { when: dateTime(account.disabledAt) })}</Banner>
        <ButtonRow>
          <Button busy={busy} onClick={() => act(open, text.opened)}>
            {t(text.open)}
          </Button>
        </ButtonRow>
      </>
    );
  return (
    <>
      {account.scope !== null && (
        <section aria-labelledby="cases-title">
          <h2 id="cases-title">{t(text.casesTitle)}</h2>
          <SelectField
            id="cases-to"
            label={t(text.to)}
            value={to}
            onChange={setTo}
            options={staff
              .filter(({ id }) => id !== userId)
              .map(({ id, firstName, lastName }) => ({ value: id, label: `${firstName} ${lastName}`.trim() }))}
          />
          <ButtonRow>
            <Button busy={busy} onClick={() => act(transfer, text.transferred)}>
              {t(text.transfer)}
            </Button>
          </ButtonRow>
        </section>
      )}
      <Ending busy={busy} onEnd={() => act(end, text.ended)} />
    </>
  );
}

function Ending({ busy, onEnd }: { busy: boolean; onEnd: () => void }) {
  const t = useText();
  return (
    <section aria-labelledby="end-title">
      <h2 id="end-title">{t(text.endTitle)}</h2>
      <p>{t(text.endLead)}</p>
      <ButtonRow>
        <AskFirst
          look="danger"
          title={t(text.endAsked)}
          lead={t(text.endLead)}
          confirm={t(text.endIt)}
          keep={t(text.endNot)}
          busy={busy}
          onConfirm={onEnd}
        >
          {t(text.end)}
        </AskFirst>
      </ButtonRow>
    </section>
  );
}

function SecondStep({ account, act, busy }: PartProps) {
  const { t } = useLanguage();
  const { id: userId, factorResetAskedByMe } = account;
  const ask = async () => (await send(askFactorResetMutation, { userId }, again)).askFactorReset;
  const confirm = async () => (await send(confirmFactorResetMutation, { userId }, again)).confirmFactorReset;
  return (
    <section aria-labelledby="factor-title">
      <h2 id="factor-title">{t(text.factorTitle)}</h2>
      <p>{t(text.factorLead)}</p>
      {factorResetAskedByMe === true && <p>{t(text.askedByMe)}</p>}
      {factorResetAskedByMe !== true && (
        <ButtonRow>
          {factorResetAskedByMe === null ? (
            <Button busy={busy} onClick={() => act(ask, text.asked)}>
              {t(text.ask)}
            </Button>
          ) : (
            <Button look="danger" busy={busy} onClick={() => act(confirm, text.confirmed)}>
              {t(text.confirm)}
            </Button>
          )}
        </ButtonRow>
      )}
    </section>
  );
}
