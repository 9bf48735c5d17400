import { useState } from "react";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { SelectField } from "../../../ui/choices/SelectField.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { inParts } from "./choosing.ts";
import { assignableStaffQuery, assignStaffToManyMutation, unassignStaffFromManyMutation } from "./operations.ts";
import { queueText as text } from "./queue.text.ts";

const noVariables = {};
const again = { repeatable: true } as const;

const acts = {
  assign: async (applicationIds: string[], staffId: string) =>
    (await send(assignStaffToManyMutation, { applicationIds, staffId }, again)).assignStaffToMany,
  unassign: async (applicationIds: string[], staffId: string) =>
    (await send(unassignStaffFromManyMutation, { applicationIds, staffId }, again)).unassignStaffFromMany,
};

/** Gives the chosen cases to one person, or takes that person off them. What could not be changed is said, and the rest is. */
export function AssignMany({ chosen, onChanged }: { chosen: ReadonlySet<string>; onChanged: () => void }) {
  const { t } = useLanguage();
  const showToast = useToast();
  const { data } = useQuery(assignableStaffQuery, noVariables);
  const [staffId, setStaffId] = useState<string>();
  const [error, setError] = useState<string>();
  const action = useAction();
  const change = (what: keyof typeof acts) =>
    action.run(async () => {
      if (staffId === undefined) return setError(t(text.chooseSomebody));
      let count = 0;
      let refused;
      // One part after another: each is written as a whole or not at all.
      for (const part of inParts([...chosen])) {
        const outcome = await acts[what]([...part], staffId);
        count += outcome.applicationIds.length;
        refused ??= outcome.refusals[0];
      }
      setError(refused && t(refused.text));
      if (count === 0) return;
      showToast({ text: t(what === "assign" ? text.assigned : text.unassignedMany, { count }) });
      onChanged();
    });
  return (
    <form
      className="queue__assign"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void change("assign");
      }}
    >
      <SelectField
        id="queue-assign"
        label={t(text.assignTo)}
        error={error}
        options={(data?.assignableStaff ?? []).map(({ id, firstName, lastName, email }) => ({
          value: id,
          label: `${firstName} ${lastName}`.trim() || email,
        }))}
        value={staffId}
        onChange={setStaffId}
      />
      <Button type="submit" busy={action.busy}>
        {t(text.assign, { count: chosen.size })}
      </Button>
      <Button look="quiet" busy={action.busy} onClick={() => void change("unassign")}>
        {t(text.unassign, { count: chosen.size })}
      </Button>
      <FailureBanner failure={action.failure} />
    </form>
  );
}
