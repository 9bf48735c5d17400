import { calendarKinds, calendarKindWords } from "@boreal/domain/kernel/calendar/calendarKinds";
import { useLocation } from "wouter";
import { useQuery } from "../../api/useQuery.ts";
import { useMe } from "../../shell/session.tsx";
import { SelectField } from "../../ui/choices/SelectField.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { calendarAddress, type CalendarChoice } from "./calendarAddress.ts";
import { calendarText as text } from "./calendar.text.ts";
import { calendarMembersQuery } from "./operations.ts";

const noVariables = {};

/** By whom and by what; what is chosen is in the address. Who knows who else is in the firm may ask for them. */
export function CalendarFilters({ choice }: { choice: CalendarChoice }) {
  const { t } = useLanguage();
  const [, go] = useLocation();
  const mayAssign = useMe().abilities.includes("assignStaff");
  const { data } = useQuery(calendarMembersQuery, mayAssign ? noVariables : undefined);
  return (
    <div className="calendar__filters">
      {mayAssign && (
        <SelectField
          id="calendar-staff"
          label={t(text.member)}
          options={(data?.assignableStaff ?? []).map(({ id, firstName, lastName, email }) => ({
            value: id,
            label: `${firstName} ${lastName}`.trim() || email,
          }))}
          value={choice.staff}
          onChange={(staff) => go(calendarAddress(choice, { staff }))}
        />
      )}
      <SelectField
        id="calendar-kind"
        label={t(text.kind)}
        options={calendarKinds.map((kind) => ({ value: kind, label: t(calendarKindWords[kind]) }))}
        value={choice.kind}
        onChange={(kind) => go(calendarAddress(choice, { kind: calendarKinds.find((one) => one === kind) }))}
      />
    </div>
  );
}
