import { applicationTypes } from "@boreal/domain/caseFile/application";
import { useState } from "react";
import { useLocation } from "wouter";
import { send } from "../../../api/send.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { applicationName } from "../../../case/applicationNames.ts";
import { planPath } from "../../../case/loading/addresses.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { NotFoundPage } from "../../../shell/NotFoundPage.tsx";
import { Page } from "../../../shell/Page.tsx";
import { useMe } from "../../../shell/session.tsx";
import { useForm, type Form } from "../../../shell/useForm.ts";
import { RadioGroup } from "../../../ui/choices/RadioGroup.tsx";
import { SelectField } from "../../../ui/choices/SelectField.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { TextField } from "../../../ui/controls/TextField.tsx";
import { ErrorSummary } from "../../../ui/feedback/ErrorSummary.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useLanguage, type BilingualText } from "../../../ui/language.tsx";
import { assignableStaffQuery } from "../queue/operations.ts";
import { KnownPeople } from "./KnownPeople.tsx";
import { beginClientCaseMutation } from "./operations.ts";
import { newClientText as text } from "./newClient.text.ts";

const noVariables = {};

type Typed = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: string;
  readonly type: string | undefined;
  readonly staffId: string | undefined;
};
type Faults = Partial<Record<keyof Typed, BilingualText>>;

/** The legal team begins the case of somebody who has no account yet. */
export function NewClientPage() {
  const { t, language } = useLanguage();
  const { abilities } = useMe();
  const form = useForm();
  const [typed, setTyped] = useState<Typed>({
    firstName: "",
    lastName: "",
    email: "",
    language,
    type: undefined,
    staffId: undefined,
  });
  const begin = useBegin(typed);
  if (!abilities.includes("beginCase")) return <NotFoundPage />;
  const enter = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));
  return (
    <Page title={t(text.title)} lead={t(text.lead)} backHref="/">
      <ErrorSummary {...form.summary} />
      <FailureBanner failure={form.failure} />
      <form noValidate onSubmit={form.submit(() => faultsOf(typed), begin)}>
        <WhoItIs form={form} typed={typed} enter={enter} />
        <KnownPeople
          firstName={typed.firstName}
          lastName={typed.lastName}
          // Who has one name only is compared once the address is begun.
          isWhole={(typed.firstName !== "" && typed.lastName !== "") || typed.email !== ""}
        />
        <SelectField
          id="type"
          label={t(text.type)}
          error={form.errorOf("type")}
          options={applicationTypes.map((type) => ({ value: type, label: t(applicationName(type)) }))}
          value={typed.type}
          onChange={(type) => enter({ type })}
        />
        <WhoWorksOnIt form={form} typed={typed} enter={enter} />
        <ButtonRow>
          <Button type="submit" look="primary" busy={form.busy}>
            {t(text.begin)}
          </Button>
        </ButtonRow>
      </form>
    </Page>
  );
}

function faultsOf({ lastName, email, type }: Typed): Faults {
  return {
    ...(lastName.trim() === "" ? { lastName: text.lastNameMissing } : {}),
    ...(/^[^\s@]+@[^\s@]+$/.test(email.trim()) ? {} : { email: text.emailMissing }),
    ...(type === undefined ? { type: text.typeMissing } : {}),
  };
}

/** Sends what was typed and leads to the new case; answers with what was refused, each by its field. */
function useBegin(typed: Typed) {
  const { t } = useLanguage();
  const [, go] = useLocation();
  const showToast = useToast();
  return async () => {
    const { beginClientCase } = await send(beginClientCaseMutation, {
      ...typed,
      type: typed.type ?? "",
      staffId: typed.staffId ?? null,
    });
    const { application, refusals } = beginClientCase;
    if (!application) return Object.fromEntries(refusals.map((one) => [one.path ?? "email", one.text]));
    showToast({ text: t(text.begun, { email: typed.email.trim() }) });
    go(planPath(application.id));
    return undefined;
  };
}

type FieldsProps = { form: Form; typed: Typed; enter: (part: Partial<Typed>) => void };

function WhoItIs({ form, typed, enter }: FieldsProps) {
  const { t } = useLanguage();
  return (
    <>
      <TextField
        id="firstName"
        label={t(text.firstName)}
        hint={t(text.firstNameHint)}
        error={form.errorOf("firstName")}
        value={typed.firstName}
        onChange={(firstName) => enter({ firstName })}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        id="lastName"
        label={t(text.lastName)}
        error={form.errorOf("lastName")}
        value={typed.lastName}
        onChange={(lastName) => enter({ lastName })}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        id="email"
        type="email"
        label={t(text.email)}
        hint={t(text.emailHint)}
        error={form.errorOf("email")}
        value={typed.email}
        onChange={(email) => enter({ email })}
        autoComplete="off"
        spellCheck={false}
      />
      <RadioGroup
        id="language"
        label={t(text.language)}
        value={typed.language}
        onChange={(language) => enter({ language })}
        choices={[
          { value: "en", label: "English" },
          { value: "fr", label: "Français" },
        ]}
        inline
      />
    </>
  );
}

/** For those who may give cases to others; everybody else works on what they begin. */
function WhoWorksOnIt({ form, typed, enter }: FieldsProps) {
  const { t } = useLanguage();
  const { abilities, role } = useMe();
  const { data } = useQuery(assignableStaffQuery, noVariables);
  if (!abilities.includes("assignStaff")) return null;
  return (
    <SelectField
      id="staffId"
      label={t(text.staff)}
      hint={t(role === "admin" ? text.staffHintNobody : text.staffHint)}
      error={form.errorOf("staffId")}
      options={(data?.assignableStaff ?? []).map(({ id, firstName, lastName, email }) => ({
        value: id,
        label: `${firstName} ${lastName}`.trim() || email,
      }))}
      value={typed.staffId}
      onChange={(staffId) => enter({ staffId })}
    />
  );
}
