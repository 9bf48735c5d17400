import { useState } from "react";
import { useLocation } from "wouter";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { statusPath } from "../../case/loading/addresses.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { capital } from "../../ui/capital.ts";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { Details } from "../../ui/layout/Details.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { text } from "./linked.text.ts";
import { startLinkedMutation } from "./operations.ts";
import type { SeenApplication } from "./useChangeStatus.ts";

type Offer = SeenApplication["lifecycle"]["offers"][number];

/** Applications that can be started from the answers of this one, each with why and its button. */
export function StartFromHere({ application, onChanged }: { application: SeenApplication; onChanged: () => void }) {
  const { t } = useLanguage();
  const { offers } = application.lifecycle;
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="status-offers">
      <h2 id="status-offers">{t(text.offers)}</h2>
      <p>{t(text.goesAlong)}</p>
      {offers.map((offer) => (
        <OfferForm key={offer.kind} applicationId={application.id} offer={offer} onChanged={onChanged} />
      ))}
    </section>
  );
}

/** Sent again after a broken line, it is done once: the request keeps its number. */
function OfferForm({
  applicationId,
  offer,
  onChanged,
}: {
  applicationId: string;
  offer: Offer;
  onChanged: () => void;
}) {
  const { t } = useLanguage();
  const showToast = useToast();
  const [, go] = useLocation();
  const { busy, failure, run } = useAction();
  const [requestId] = useState(() => crypto.randomUUID());
  const [refusal, setRefusal] = useState<string>();
  const start = () =>
    run(async () => {
      const given = { applicationId, kind: offer.kind, requestId };
      const { startLinkedApplication } = await send(startLinkedMutation, given, { repeatable: true });
      const { application, refusals } = startLinkedApplication;
      setRefusal(refusals.map((one) => t(one.text))[0]);
      if (!application) return onChanged();
      showToast({ text: t(text.started) });
      go(statusPath(application.id));
    });
  return (
    <Details summary={t(offer.name)}>
      <div className="status__step">
        <p>{t(offer.means)}</p>
        {offer.warns.map((warning, index) => (
          <Banner key={`${offer.kind}-${index + 1}`} tone="attention">
            {asSentence(t(warning))}
          </Banner>
        ))}
        {refusal !== undefined && <Banner tone="blocked">{refusal}</Banner>}
        <FailureBanner failure={failure} />
        <ButtonRow>
          <Button look="primary" busy={busy} onClick={() => void start()}>
            {t(offer.name)}
          </Button>
        </ButtonRow>
      </div>
    </Details>
  );
}

const asSentence = (words: string): string => `${capital(words)}.`;
