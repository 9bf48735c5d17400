import { useState } from "react";
import { send } from "../../api/send.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { TextArea } from "../../ui/controls/TextArea.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Details } from "../../ui/layout/Details.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { takeBackSentMutation } from "./operations.ts";
import { text } from "./requests.text.ts";
import { useSmallChange, type Item, type PartProps } from "./useRequests.ts";

/** It was recorded as sent by mistake. What others may have acted on is taken back with a reason. */
export function TakeBack({ application, item, onChanged }: PartProps & { item: Item }) {
  const { t } = useLanguage();
  const [reason, setReason] = useState("");
  const act = useSmallChange(onChanged);
  const takeBack = () =>
    void act.change(
      async () =>
        (await send(takeBackSentMutation, { applicationId: application.id, itemId: item.id, reason: reason || null }))
          .takeBackSent,
      text.takenBack,
    );
  const button = (
    <Button look="quiet" busy={act.busy} onClick={takeBack}>
      {t(text.takeBack)} <span className="visually-hidden">{t(item.name)}</span>
    </Button>
  );
  return (
    <>
      {item.takingBackNeedsReason ? (
        <Details summary={t(text.takeBack)}>
          <TextArea
            id={`take-back-${item.id}`}
            label={t(text.takeBackWhy)}
            hint={t(text.takeBackHint)}
            value={reason}
            rows={2}
            onChange={setReason}
          />
          <ButtonRow>{button}</ButtonRow>
        </Details>
      ) : (
        button
      )}
      {act.refused && (
        <Banner tone="blocked" live>
          {act.refused}
        </Banner>
      )}
      <FailureBanner failure={act.failure} />
    </>
  );
}
