import { useQuery } from "../../api/useQuery.ts";
import { useLanguage } from "../../ui/language.tsx";
import { viewerText as text } from "./viewers.text.ts";
import { whoLookedQuery } from "./operations.ts";

/** Who of the staff opened this application, and when; of support also why. */
export function WhoLooked({
  applicationId,
  heading: Heading = "h4",
}: {
  applicationId: string;
  heading?: "h3" | "h4";
}) {
  const { t, dateTime } = useLanguage();
  const { data } = useQuery(whoLookedQuery, { id: applicationId });
  const looks = data?.application?.whoLooked;
  if (!looks) return null;
  return (
    <>
      <Heading>{t(text.lookedTitle)}</Heading>
      {looks.length === 0 ? (
        <p>{t(text.nobodyLooked)}</p>
      ) : (
        <ul>
          {looks.map(({ role, name, at, reason, until }) => {
            const who = name === null ? t(text.roles[role]) : t(text.named, { name, role: t(text.roles[role]) });
            return (
              <li key={`${at} ${who}`}>
                {reason === null || until === null
                  ? t(text.looked, { who, when: dateTime(at) })
                  : t(text.openedFor, { who, when: dateTime(at), until: dateTime(until), reason })}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
