import type { FormEvent } from "react";
import { useState } from "react";
import type { ResultOf, VariablesOf } from "../../api/graphql.ts";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import type { FieldFault } from "../../ui/feedback/ErrorSummary.tsx";
import { ErrorSummary } from "../../ui/feedback/ErrorSummary.tsx";
import { useText } from "../../ui/language.tsx";
import { RadioGroup } from "../../ui/choices/RadioGroup.tsx";
import { SelectField } from "../../ui/choices/SelectField.tsx";
import { TextField } from "../../ui/controls/TextField.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { inviteStaffMutation, type usersQuery } from "./operations.ts";
import { roleText, text } from "./text.ts";

type Role = VariablesOf<typeof inviteStaffMutation>["role"];

const staffRoles: readonly Role[] = ["lawyer", "paralegal", "support", "schoolStaff", "agent", "admin"];

type Organisations = ResultOf<typeof usersQuery>["organisations"];
type InviteFormProps = { organisations: Organisations; onInvited: () => void };

/** School staff and agents belong to one of these. */
const kindFor = (role: Role | undefined): string | undefined =>
  role === "schoolStaff" ? "school" : role === "agent" ? "agent" : undefined;

/** Invites a colleague; the mail holds a link that works once. */
export function InviteForm({ organisations, onInvited }: InviteFormProps) {
  const t = useText();
  const { email, setEmail, role, setRole, language, setLanguage, ...invitation } = useInvitation(onInvited);
  return (
    <section aria-labelledby="invite-title">
      <h2 id="invite-title">{t(text.inviteTitle)}</h2>
      <ErrorSummary faults={invitation.faults} attempt={invitation.attempt} />
      <FailureBanner failure={invitation.failure} />
      <form noValidate onSubmit={invitation.invite}>
        <TextField
          id="invite-email"
          type="email"
          label={t(text.email)}
          error={invitation.errorOf("invite-email")}
          value={email}
          onChange={setEmail}
          autoComplete="off"
          spellCheck={false}
        />
        <SelectField
          id="invite-role"
          label={t(text.role)}
          error={invitation.errorOf("invite-role")}
          value={role}
          onChange={(value) => setRole(staffRoles.find((each) => each === value))}
          options={staffRoles.map((each) => ({ value: each, label: t(roleText[each]) }))}
        />
        {kindFor(role) !== undefined && (
          <SelectField
            id="invite-organisation"
            label={t(text.organisation)}
            hint={t(text.organisationHint)}
            error={invitation.errorOf("invite-organisation")}
            value={invitation.organisationId}
            onChange={invitation.setOrganisationId}
            options={organisations
              .filter(({ kind }) => kind === kindFor(role))
              .map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <RadioGroup
          id="invite-language"
          label={t(text.language)}
          value={language}
          onChange={setLanguage}
          choices={[
            { value: "en", label: t(text.english) },
            { value: "fr", label: t(text.french) },
          ]}
          inline
        />
        <ButtonRow>
          <Button type="submit" look="primary" busy={invitation.busy}>
            {t(text.invite)}
          </Button>
        </ButtonRow>
      </form>
    </section>
  );
}

/** What is typed of an invitation, and sending it. */
function useInvitation(onInvited: () => void) {
  const t = useText();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>();
  const [organisationId, setOrganisationId] = useState<string>();
  const [language, setLanguage] = useState("en");
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [attempt, setAttempt] = useState(0);

  const invite = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    const found: FieldFault[] = [];
    if (!/^[^\s@]+@[^\s@]+$/.test(address)) found.push({ fieldId: "invite-email", text: t(text.emailMissing) });
    if (role === undefined) found.push({ fieldId: "invite-role", text: t(text.roleMissing) });
    setFaults(found);
    setAttempt(attempt + 1);
    if (role === undefined || found.length > 0) return;
    void run(async () => {
      const { inviteStaff } = await send(inviteStaffMutation, {
        email: address,
        role,
        language,
        organisationId: kindFor(role) === undefined ? null : (organisationId ?? null),
      });
      setFaults(
        inviteStaff.refusals.map(({ code, text: words }) => ({
          fieldId: code === "organisationMissing" ? "invite-organisation" : "invite-email",
          text: t(words),
        })),
      );
      if (!inviteStaff.done) return;
      setEmail("");
      setRole(undefined);
      showToast({ text: t(text.invited, { email: address }) });
      onInvited();
    });
  };

  return {
    email,
    setEmail,
    role,
    setRole,
    organisationId,
    setOrganisationId,
    language,
    setLanguage,
    faults,
    attempt,
    errorOf: (fieldId: string) => faults.find((fault) => fault.fieldId === fieldId)?.text,
    busy,
    failure,
    invite,
  };
}
