import { useState } from "react";
import { Link } from "wouter";
import { useQuery } from "../../../api/useQuery.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { signOnText } from "../signOn/signOn.text.ts";
import { affiliationText as text } from "./affiliation.text.ts";
import { Connected } from "./Connected.tsx";
import { ConsentForm, TakeBack } from "./ConsentForm.tsx";
import { myAffiliationQuery } from "./operations.ts";
import { wordsOf, type Affiliation, type OwnOrganisation } from "./whatTheySee.ts";

const noVariables = {};

/** To whom the applicant belongs, who said so, and what those may see: nothing until the applicant allows it. */
export function AffiliationSection() {
  const { t } = useLanguage();
  const { data, failure, reload } = useQuery(myAffiliationQuery, noVariables);
  if (failure) return <FailureBanner failure={failure} onRetry={reload} />;
  if (!data || data.myAffiliation.length === 0) return null;
  return (
    <section aria-labelledby="affiliation">
      <h2 id="affiliation">{t(text.title)}</h2>
      {data.myAffiliation.map((one) => (
        <OneAffiliation key={one.fact} affiliation={one} onChanged={reload} />
      ))}
      <p>{t(text.wrong)}</p>
    </section>
  );
}

const isKind = (value: string): value is keyof typeof text.kinds => Object.hasOwn(text.kinds, value);

function OneAffiliation({ affiliation, onChanged }: { affiliation: Affiliation; onChanged: () => void }) {
  const { t } = useLanguage();
  const { fact, value, organisation } = affiliation;
  if (fact === "applicantKind")
    return (
      <>
        <h3>{t(text.kind, { kind: isKind(value) ? t(text.kinds[value]) : value })}</h3>
        <Origin affiliation={affiliation} />
      </>
    );
  const name = organisation?.name ?? t(text.unnamed);
  return (
    <>
      <h3>{t(fact === "schoolId" ? text.school : text.agent, { name })}</h3>
      <Origin affiliation={affiliation} />
      {affiliation.signOn === "connected" && <Connected organisationId={value} onDone={onChanged} />}
      {affiliation.signOn === "offered" && (
        <p>
          <Link href={`/sign-on/${value}`}>{t(signOnText.connect)}</Link>
        </p>
      )}
      {organisation && <Seen organisation={organisation} consent={affiliation.consent} onChanged={onChanged} />}
    </>
  );
}

function Origin({ affiliation: { how, by, at } }: { affiliation: Affiliation }) {
  const { t, dateTime } = useLanguage();
  if (how === null || at === null) return null;
  const when = dateTime(at);
  if (how === "link") return <p>{t(text.byLink, { when })}</p>;
  if (how === "signOn") return <p>{t(text.bySignOn, { when })}</p>;
  return <p>{by === null ? t(text.byTeam, { when }) : t(text.byStaff, { name: by, when })}</p>;
}

type SeenProps = { organisation: OwnOrganisation; consent: Affiliation["consent"]; onChanged: () => void };

/** What they see now, and the way to change it. */
function Seen({ organisation, consent, onChanged }: SeenProps) {
  const { t, dateTime } = useLanguage();
  const [open, setOpen] = useState(false);
  const words = wordsOf(organisation.kind);
  const close = () => {
    setOpen(false);
    onChanged();
  };
  if (open)
    return <ConsentForm organisation={organisation} consent={consent} onDone={close} onCancel={() => setOpen(false)} />;
  return (
    <>
      {consent ? (
        <>
          <p>{t(text.seenUntil, { when: dateTime(consent.endsAt) })}</p>
          <ul>
            <li>{t(words.always)}</li>
            {words.parts
              .filter(({ part }) => consent.parts.includes(part))
              .map(({ part, label }) => (
                <li key={part}>{t(label)}</li>
              ))}
          </ul>
        </>
      ) : (
        <p>{t(text.nothingSeen)}</p>
      )}
      <ButtonRow>
        <Button onClick={() => setOpen(true)}>{t(consent ? text.change : text.allow)}</Button>
        {consent && <TakeBack organisationId={organisation.id} onDone={onChanged} />}
      </ButtonRow>
    </>
  );
}
