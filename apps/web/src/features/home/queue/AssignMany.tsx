import { useState } from "react";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { SelectField } from "../../../ui/choices/SelectField.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { assignableStaffQuery, assignStaffToManyMutation } from "./operations.ts";
import { queueText as text } from "./queue.text.ts";

const noVariables = {};

/** Gives the chosen cases of the page to one person. What could not be given is said, and the rest is. */
export function AssignMany({ chosen, onAssigned }: { chosen: ReadonlySet<string>; onAssigned: () => void }) {
  const { t } = useLanguage();
  const showToast = useToast();
  const { data } = useQuery(assignableStaffQuery, noVariables);
  const [staffId, setStaffId] = useState<string>();
  const [error, setError] = useState<string>();
  const action = useAction();
  const submit = () =>
    action.run(async () => {
      if (chosen.size === 0) return setError(t(text.chooseCases));
      if (staffId === undefined) return setError(t(text.chooseSomebody));
      const { assignStaffToMany } = await send(
        assignStaffToManyMutation,
        { applicationIds: [...chosen], staffId },
        { repeatable: true },
      );
      const [refused] = assignStaffToMany.refusals;
      setError(refused && t(refused.text));
      const count = assignStaffToMany.applicationIds.length;
      if (count === 0) return;
      showToast({ text: t(text.assigned, { count }) });
      onAssigned();
    });
  return (
    <form
      className="queue__assign"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
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
      <FailureBanner failure={action.failure} />
    </form>
  );
}
