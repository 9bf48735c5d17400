import { useLocation } from "wouter";
import { useQuery } from "../../../api/useQuery.ts";
import { useMe } from "../../../shell/session.tsx";
import { SelectField } from "../../../ui/choices/SelectField.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { assignableStaffQuery } from "./operations.ts";
import { queueText as text } from "./queue.text.ts";
import { nobodysCases, queuePath, type QueueChoice } from "./queueAddress.ts";

const noVariables = {};

/** Only the cases of one person, or of nobody. Who knows who else is in the firm may ask for them. */
export function AssignedFilter({ choice }: { choice: QueueChoice }) {
  const { t } = useLanguage();
  const [, go] = useLocation();
  const mayAssign = useMe().abilities.includes("assignStaff");
  const { data } = useQuery(assignableStaffQuery, mayAssign ? noVariables : undefined);
  if (!mayAssign) return null;
  return (
    <SelectField
      id="queue-staff"
      label={t(text.assignedTo)}
      options={[
        { value: nobodysCases, label: t(text.unassigned) },
        ...(data?.assignableStaff ?? []).map(({ id, firstName, lastName, email }) => ({
          value: id,
          label: `${firstName} ${lastName}`.trim() || email,
        })),
      ]}
      value={choice.staff}
      onChange={(staff) => go(queuePath(choice, { staff }))}
    />
  );
}
