import type { ResultOf } from "../../api/graphql.ts";
import { useQuery } from "../../api/useQuery.ts";
import { useLanguage } from "../../ui/language.tsx";
import { whoSeesQuery } from "./operations.ts";
import { viewerText as text } from "./viewers.text.ts";

type Viewer = ResultOf<typeof whoSeesQuery>["applications"][number]["whoSees"][number];

const sights = ["everything", "part", "someDocuments", "documentList", "exists"] as const;

/** Who sees this application besides the applicant, as the policies of the server decide. */
export function WhoSees({ applicationId }: { applicationId: string }) {
  const { t } = useLanguage();
  const { data } = useQuery(whoSeesQuery, {});
  const viewers = data?.applications.find(({ id }) => id === applicationId)?.whoSees;
  if (!viewers) return null;
  return (
    <>
      <p>{t(text.you)}</p>
      {viewers.length === 0 ? (
        <p>{t(text.nobody)}</p>
      ) : (
        <dl>
          {sights.map((sight) => {
            const some = viewers.filter(({ sees }) => sees === sight);
            return some.length === 0 ? null : <Seen key={sight} sight={sight} viewers={some} />;
          })}
        </dl>
      )}
    </>
  );
}

function Seen({ sight, viewers }: { sight: (typeof sights)[number]; viewers: readonly Viewer[] }) {
  const { t } = useLanguage();
  // Those who see no answers are not named: each role is said once.
  const words = viewers.map(({ name, role }) =>
    name === null ? t(text.roles[role]) : t(text.named, { name, role: t(text.roles[role]) }),
  );
  return (
    <>
      <dt>{t(text[sight])}</dt>
      <dd>{[...new Set(words)].join(", ")}</dd>
    </>
  );
}
