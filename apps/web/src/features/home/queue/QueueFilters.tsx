import { applicationTypes } from "@boreal/domain/caseFile/application";
import { useLocation } from "wouter";
import { applicationName } from "../../../case/applicationNames.ts";
import type { useSingleKeys } from "../../../shell/singleKeys.ts";
import { ChoiceRow } from "../../../ui/choices/ChoiceRow.tsx";
import { SelectField } from "../../../ui/choices/SelectField.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { AssignedFilter } from "./AssignedFilter.tsx";
import { dueWords, orderWords, queueText as text } from "./queue.text.ts";
import { dueChoices, queueOrders, queuePath, statusChoices, type QueueChoice } from "./queueAddress.ts";

type QueueFiltersProps = { choice: QueueChoice; knowsAll: boolean; keys: ReturnType<typeof useSingleKeys> };

/** Narrows the list; what is chosen is in the address. */
export function QueueFilters({ choice, knowsAll, keys: [areOn, turnKeys] }: QueueFiltersProps) {
  const { t } = useLanguage();
  const [, go] = useLocation();
  const orders = queueOrders.filter((order) => knowsAll || order !== "deadline");
  return (
    <Details summary={t(text.filters)}>
      <div className="queue__filters">
        <SelectField
          id="queue-status"
          label={t(text.status)}
          options={statusChoices.map(({ value, text: words }) => ({ value, label: t(words) }))}
          value={choice.status}
          onChange={(status) => go(queuePath(choice, { status }))}
        />
        <SelectField
          id="queue-type"
          label={t(text.type)}
          options={applicationTypes.map((type) => ({ value: type, label: t(applicationName(type)) }))}
          value={choice.type}
          onChange={(type) => go(queuePath(choice, { type }))}
        />
        {knowsAll && <TeamFilters choice={choice} />}
        <SelectField
          id="queue-order"
          label={t(text.order)}
          options={orders.map((order) => ({ value: order, label: t(orderWords[order]) }))}
          value={choice.order}
          onChange={(order) => go(queuePath(choice, { order }))}
        />
      </div>
      <ChoiceRow
        type="checkbox"
        id="queue-closed"
        label={t(text.closedOnly)}
        checked={choice.closed === "only"}
        onChange={(isOn) => go(queuePath(choice, { closed: isOn ? "only" : undefined }))}
      />
      <ChoiceRow type="checkbox" id="queue-keys" label={t(text.keysOn)} checked={areOn} onChange={turnKeys} />
    </Details>
  );
}

/** For those who know all of a case. */
function TeamFilters({ choice }: { choice: QueueChoice }) {
  const { t } = useLanguage();
  const [, go] = useLocation();
  return (
    <>
      <AssignedFilter choice={choice} />
      <SelectField
        id="queue-due"
        label={t(text.due)}
        options={dueChoices.map((due) => ({ value: due, label: t(dueWords[due]) }))}
        value={choice.due}
        onChange={(due) => go(queuePath(choice, { due: dueChoices.find((one) => one === due) }))}
      />
    </>
  );
}
