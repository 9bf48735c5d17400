import { useAction } from "../../../api/useAction.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { authPost } from "../authClient.ts";
import type { OpenSession } from "./authLists.ts";
import { ownTokenIn, sessionsIn } from "./authLists.ts";
import { deviceOf } from "./deviceName.ts";
import { text } from "./settings.text.ts";
import { useAuthList } from "./useAuthList.ts";
import "./AccountList.css";

const ownIn = (data: unknown): readonly (string | null)[] => [ownTokenIn(data)];

/** Where the person is signed in; each session but this one can be ended. */
export function SessionsSection() {
  const { t, dateTime } = useLanguage();
  const { rows, failure, reload } = useAuthList("/list-sessions", sessionsIn);
  const own = useAuthList("/get-session", ownIn).rows?.[0];
  const action = useAction();
  const showToast = useToast();
  const nameOf = (session: OpenSession) => {
    const device = deviceOf(session.userAgent);
    return device ? t(text.deviceOn, device) : t(text.deviceUnknown);
  };
  const end = (path: string, body: Record<string, unknown>, said: string) =>
    action.run(async () => {
      const answer = await authPost(path, body);
      showToast(answer.ok ? { text: said } : { text: t(answer.text), tone: "fault" });
      reload();
    });
  return (
    <section aria-labelledby="sessions-title">
      <h2 id="sessions-title">{t(text.sessionsTitle)}</h2>
      <FailureBanner failure={failure ?? action.failure} onRetry={reload} />
      {rows && (
        <ul className="account-list">
          {rows.map((session) => (
            <li className="account-list__row" key={session.token}>
              <span>
                {nameOf(session)}
                <span className="account-list__more">
                  {t(text.sessionSince, { when: dateTime(session.createdAt) })}
                </span>
              </span>
              {session.token === own ? (
                <StatusTag tone="done">{t(text.sessionHere)}</StatusTag>
              ) : (
                <Button
                  look="quiet"
                  aria-label={t(text.sessionEndNamed, { name: nameOf(session) })}
                  onClick={() => void end("/revoke-session", { token: session.token }, t(text.sessionEnded))}
                >
                  {t(text.sessionEnd)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {rows && rows.length > 1 && (
        <Button busy={action.busy} onClick={() => void end("/revoke-other-sessions", {}, t(text.sessionsOthersEnded))}>
          {t(text.sessionsEndOthers)}
        </Button>
      )}
    </section>
  );
}
