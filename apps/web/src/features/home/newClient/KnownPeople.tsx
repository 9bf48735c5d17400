import { useEffect, useState } from "react";
import { useQuery } from "../../../api/useQuery.ts";
import { FoundPeople } from "../../../case/conflicts/FoundPeople.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { peopleNamedQuery } from "./operations.ts";
import { newClientText as text } from "./newClient.text.ts";

/** A name is asked about once nobody has typed for a moment. */
const pause = 600;

type Name = { readonly firstName: string; readonly lastName: string };

/** Everybody whom the firm knows by the name that was typed, before a case of it begins. `isWhole`: it is not being typed any more. */
export function KnownPeople({ firstName, lastName, isWhole }: Name & { isWhole: boolean }) {
  const [asked, setAsked] = useState<Name>();
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ firstName: firstName.trim(), lastName: lastName.trim() }), pause);
    return () => clearTimeout(timer);
  }, [firstName, lastName]);
  // The beginning of a word would find half the firm.
  return isWhole && asked && `${asked.firstName}${asked.lastName}` !== "" ? <PeopleNamed {...asked} /> : null;
}

function PeopleNamed({ firstName, lastName }: Name) {
  const { t } = useLanguage();
  const { data } = useQuery(peopleNamedQuery, { firstName, lastName });
  const people = data?.peopleNamed;
  if (!people || (people.found.length === 0 && people.elsewhere === 0)) return null;
  return (
    <Banner tone="attention" live>
      <h2>{t(text.known)}</h2>
      <p>{t(text.knownLead)}</p>
      <FoundPeople {...people} />
    </Banner>
  );
}
