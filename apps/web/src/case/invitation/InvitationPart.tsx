import type { GuestSection } from "@boreal/domain/questionnaire/guestSections";
import { useState } from "react";
import type { ResultOf } from "../../api/graphql.ts";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { useQuery } from "../../api/useQuery.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { Icon } from "../../ui/layout/Icon.tsx";
import { useLanguage, type BilingualText, type LanguageTools } from "../../ui/language.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { InviteDialog } from "./InviteDialog.tsx";
import { invitationText as text, wordsOfLetter, wordsOfSection } from "./invitation.text.ts";
import { newestOf } from "./newestOf.ts";
import { revokeSectionInvitationMutation, sectionInvitationsQuery } from "./operations.ts";
import "./sectionInvitation.css";

type Invitation = ResultOf<typeof sectionInvitationsQuery>["sectionInvitations"][number];

type PartProps = {
  applicationId: string;
  section: GuestSection;
  isFinished: boolean;
  /** What the visitor is to the reader. */
  visitor: BilingualText;
  /** Beside a letter that this person writes. */
  isOfLetter?: true;
};

/** How the invitation stands, and what can be done; fetched by who has somebody to ask. */
export function InvitationPart({ applicationId, section, isFinished, visitor: visitorWords, isOfLetter }: PartProps) {
  const tools = useLanguage();
  const { t } = tools;
  const showToast = useToast();
  const { data, failure, reload } = useQuery(sectionInvitationsQuery, { applicationId });
  const revoking = useAction();
  const [isAsking, setAsking] = useState(false);
  const last = newestOf(data?.sectionInvitations, section);
  const words = { ...wordsOfSection[section], ...(isOfLetter ? wordsOfLetter[section] : {}) };
  const visitor = t(visitorWords);
  const titleId = `${section}-invitation`;
  const isOpen = last?.state === "waiting" || last?.state === "opened";
  const revoke = (id: string) =>
    revoking.run(async () => {
      const { revokeSectionInvitation } = await send(revokeSectionInvitationMutation, { id }, { repeatable: true });
      if (revokeSectionInvitation.invitation) showToast({ text: t(text.revoked) });
      reload();
    });
  return (
    <section className="section-invitation no-print" aria-labelledby={titleId}>
      <h2 id={titleId} className="section-invitation__title">
        {t(words.title, { visitor })}
      </h2>
      <p>{t(words.lead, { visitor })}</p>
      <FailureBanner failure={failure ?? revoking.failure} onRetry={reload} />
      {last && (
        <p className="section-invitation__state">
          <Icon name={isFinished || last.finishedAt ? "check" : isOpen ? "clock" : "info"} />
          <span>
            {last.finishedAt && <>{t(words.stateDone, { date: tools.dateTime(last.finishedAt) })}. </>}
            {isFinished ? t(text.finished) : stateWords(last, tools)}
          </span>
        </p>
      )}
      {data && (
        <ButtonRow>
          <Button icon="person" onClick={() => setAsking(true)}>
            {t(last ? text.openAgain : words.open, { visitor })}
          </Button>
          {isOpen && (
            <Button look="quiet" busy={revoking.busy} onClick={() => void revoke(last.id)}>
              {t(text.revoke)}
            </Button>
          )}
        </ButtonRow>
      )}
      {isAsking && (
        <InviteDialog
          applicationId={applicationId}
          section={section}
          onClose={() => setAsking(false)}
          onSent={() => {
            setAsking(false);
            reload();
          }}
        />
      )}
    </section>
  );
}

function stateWords(invitation: Invitation, { t, dateTime, dayOf }: LanguageTools): string {
  const until = t(text.openUntil, { date: dayOf(invitation.expiresAt) });
  switch (invitation.state) {
    case "waiting":
      return `${t(text.stateWaiting, { date: dateTime(invitation.createdAt) })}. ${until}`;
    case "opened":
      return `${t(text.stateOpened, { date: dateTime(invitation.openedAt ?? invitation.createdAt) })}. ${until}`;
    case "expired":
      return t(text.stateExpired);
    case "revoked":
      return t(text.stateRevoked);
  }
}
