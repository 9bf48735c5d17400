import { useState } from "react";
import { send } from "../../api/send.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { CheckboxGroup } from "../../ui/choices/CheckboxGroup.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { DateField } from "../../ui/controls/DateField.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { sendRequestItemsMutation } from "./operations.ts";
import { text } from "./requests.text.ts";
import { useSmallChange, type PartProps, type Request } from "./useRequests.ts";

/** Sent in place of a day that cannot be read, so that the answer says so. */
const unread = "?";

/** What went to the authority, or was done there, and on which day. Today, unless another day is entered. */
export function RecordSent({ application, request, onChanged }: PartProps & { request: Request }) {
  const { t } = useLanguage();
  const act = useSmallChange(onChanged);
  const open = request.items.filter(({ sentOn }) => sentOn === null);
  const { isDoneInPerson } = request;
  const [chosen, setChosen] = useState<readonly string[]>();
  const [on, setOn] = useState<string>(application.plan.today);
  const ready = open.filter(({ state }) => isDoneInPerson || state === "there").map(({ id }) => id);
  const ids = (chosen ?? ready).filter((id) => open.some((item) => item.id === id));
  const bare = isDoneInPerson ? [] : open.filter(({ id, state }) => ids.includes(id) && state === "missing");
  const id = `send-${request.id}`;
  return (
    <form
      className="requests__send"
      aria-labelledby={`${id}-title`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void act.change(
          async () =>
            (
              await send(
                sendRequestItemsMutation,
                { applicationId: application.id, authorityRequestId: request.id, itemIds: [...ids], on },
                { repeatable: true },
              )
            ).sendRequestItems,
          text.wasSent,
        );
      }}
    >
      <h3 id={`${id}-title`}>{t(isDoneInPerson ? text.doneTitle : text.send)}</h3>
      {(open.length > 1 || !isDoneInPerson) && (
        <CheckboxGroup
          id={`${id}-points`}
          label={t(isDoneInPerson ? text.donePoints : text.sendPoints)}
          choices={open.map((item) => ({ value: item.id, label: t(item.name) }))}
          values={[...ids]}
          onChange={setChosen}
        />
      )}
      {bare.length > 0 && (
        <Banner tone="attention">{t(text.without, { names: bare.map(({ name }) => t(name)).join(", ") })}</Banner>
      )}
      <DateField
        id={`${id}-on`}
        label={t(isDoneInPerson ? text.doneOn : text.sendOn)}
        value={application.plan.today}
        error={act.refused}
        onChange={(read) => setOn(read.state === "complete" ? read.date : unread)}
      />
      <FailureBanner failure={act.failure} />
      <ButtonRow>
        <Button type="submit" busy={act.busy}>
          {t(isDoneInPerson ? text.doneNow : text.sendNow)}
        </Button>
      </ButtonRow>
    </form>
  );
}
