import { officeRoles } from "@boreal/domain/caseFile/user";
import { useState } from "react";
import type { Role } from "../../../shell/session.tsx";
import { CheckboxGroup } from "../../../ui/choices/CheckboxGroup.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { useText } from "../../../ui/language.tsx";
import { roleText } from "../text.ts";
import { accountsText as text } from "./accounts.text.ts";

export type OfficeRole = (typeof officeRoles)[number];
export const isOfficeRole = (role: Role): role is OfficeRole => (officeRoles as readonly Role[]).includes(role);

type RolesProps = {
  held: readonly OfficeRole[];
  busy: boolean;
  onSave: (roles: OfficeRole[]) => void;
};

/** Which roles of the office an account holds; a sole practitioner holds all of them. */
export function RolesOfAccount({ held, busy, onSave }: RolesProps) {
  const t = useText();
  const [chosen, setChosen] = useState<readonly string[]>(held);
  const [isMissing, setMissing] = useState(false);
  const save = () => {
    const roles = officeRoles.filter((role) => chosen.includes(role));
    setMissing(roles.length === 0);
    if (roles.length > 0) onSave(roles);
  };
  return (
    <section aria-labelledby="roles-title">
      <h2 id="roles-title">{t(text.rolesTitle)}</h2>
      <CheckboxGroup
        id="roles"
        label={t(text.roles)}
        hint={t(text.rolesHelp)}
        choices={officeRoles.map((role) => ({ value: role, label: t(roleText[role]) }))}
        values={chosen}
        onChange={setChosen}
        {...(isMissing ? { error: t(text.rolesMissing) } : {})}
      />
      <ButtonRow>
        <Button busy={busy} onClick={save}>
          {t(text.save)}
        </Button>
      </ButtonRow>
    </section>
  );
}
