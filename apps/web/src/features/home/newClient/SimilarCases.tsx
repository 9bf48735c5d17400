import { useEffect, useState } from "react";
import { Link } from "wouter";
import { useQuery } from "../../../api/useQuery.ts";
import { applicationName } from "../../../case/applicationNames.ts";
import { planPath } from "../../../case/loading/addresses.ts";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { casesNamedQuery } from "./operations.ts";
import { newClientText as text } from "./newClient.text.ts";

/** A name is asked about once nobody has typed for a moment. */
const pause = 600;

/** Cases that carry the name that was typed, so that nobody begins one twice. `isWhole`: it is not being typed any more. */
export function SimilarCases({ name, isWhole }: { name: string; isWhole: boolean }) {
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(name), pause);
    return () => clearTimeout(timer);
  }, [name]);
  // The beginning of a word would find half the firm.
  return isWhole && asked !== "" ? <CasesNamed name={asked} /> : null;
}

function CasesNamed({ name }: { name: string }) {
  const { t } = useLanguage();
  const { data } = useQuery(casesNamedQuery, { name });
  const found = data?.casesNamed;
  if (!found || (found.cases.length === 0 && found.elsewhere === 0)) return null;
  const names = found.ask.length === 0 ? t(text.administration) : found.ask.join(", ");
  return (
    <Banner tone="attention" live>
      <h2>{t(text.similar)}</h2>
      {found.cases.length > 0 && (
        <>
          <p>{t(text.similarLead)}</p>
          <ul>
            {found.cases.map(({ id, type, owner }) => (
              <li key={id}>
                <Link href={planPath(id)}>
                  {`${owner.firstName} ${owner.lastName}`.trim()}, {t(applicationName(type))}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {found.elsewhere > 0 && <p>{t(text.similarElsewhere, { count: found.elsewhere, names })}</p>}
    </Banner>
  );
}
