import { useState } from "react";
import type { ResultOf } from "../../../../api/graphql.ts";
import { send } from "../../../../api/send.ts";
import { useAction } from "../../../../api/useAction.ts";
import { useQuery } from "../../../../api/useQuery.ts";
import { FailureBanner } from "../../../../shell/chrome/FailureBanner.tsx";
import { SelectField } from "../../../../ui/choices/SelectField.tsx";
import { Button } from "../../../../ui/controls/Button.tsx";
import { useToast } from "../../../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../../../ui/language.tsx";
import { letterVersionsQuery, letterVersionTextsQuery, putBackLetterTextMutation } from "../reviewOperations.ts";
import { ComparedText } from "./ComparedText.tsx";
import { versionsText as text } from "./versions.text.ts";

type Version = ResultOf<typeof letterVersionsQuery>["letter"]["versions"][number];
type TextSection = { readonly id: string; readonly title: string; readonly text: string; readonly own?: object };

export type VersionsProps = {
  applicationId: string;
  letterKey: string;
  /** The letter as it reads now. */
  now: readonly TextSection[];
  mayWrite: boolean;
  /** What stands in the letter is stored, so that nothing typed is lost to what comes back. */
  beforeChange: () => Promise<void>;
  onChanged: () => void;
};

const nowId = "now";

/** What a letter said before: any two of its texts beside each other, and the way back to one of them. */
export function LetterVersions(props: VersionsProps) {
  const { applicationId, letterKey } = props;
  const { t, dateTime } = useLanguage();
  const query = useQuery(letterVersionsQuery, { applicationId, letterKey });
  const versions = query.data?.letter.versions;
  const [chosen, choose] = useState<{ readonly first?: string | undefined; readonly second?: string | undefined }>({});
  const nameOf = ({ cause, byName, keptAt }: Version) =>
    t(text.version, { cause: t(cause, { name: byName ?? t(text.somebody) }), when: dateTime(keptAt) });
  if (!versions) return <FailureBanner failure={query.failure} onRetry={query.reload} />;
  if (versions.length === 0) return <p>{t(text.none)}</p>;
  const [first, second] = [chosen.first ?? versions[0]?.id ?? nowId, chosen.second ?? nowId];
  const options = [
    { value: nowId, label: t(text.today) },
    ...versions.map((version) => ({ value: version.id, label: nameOf(version) })),
  ];
  return (
    <>
      <ol className="letter-versions" reversed>
        {versions.map((version) => (
          <li key={version.id}>{nameOf(version)}</li>
        ))}
      </ol>
      <SelectField
        id="letter-compare"
        label={t(text.compare)}
        options={options}
        value={first}
        onChange={(value) => choose({ first: value, second })}
      />
      <SelectField
        id="letter-compare-with"
        label={t(text.withText)}
        options={options}
        value={second}
        onChange={(value) => choose({ first, second: value })}
      />
      <Comparison
        {...props}
        {...{ first, second }}
        onChanged={() => {
          query.reload();
          props.onChanged();
        }}
      />
    </>
  );
}

type ComparisonProps = VersionsProps & { first: string; second: string };

function Comparison(props: ComparisonProps) {
  const { applicationId, letterKey, now, first, second, mayWrite } = props;
  const { t } = useLanguage();
  const ids = [first, second].filter((id) => id !== nowId);
  const query = useQuery(letterVersionTextsQuery, { applicationId, letterKey, ids });
  const found = query.data?.letterVersions;
  const textsOf = (id: string): readonly TextSection[] | undefined =>
    id === nowId ? now : (found?.find((version) => version.id === id)?.sections as readonly TextSection[] | undefined);
  const [before, after] = [textsOf(first), textsOf(second)];
  if (!before || !after) return <FailureBanner failure={query.failure} onRetry={query.reload} />;
  const sections = pairs(before, after).filter((pair) => pair.before !== pair.after);
  const canReturn = (id: string) => {
    const earlier = before.find((section) => section.id === id);
    const present = now.find((section) => section.id === id);
    return mayWrite && first !== nowId && earlier?.own && present && present.text !== earlier.text
      ? present
      : undefined;
  };
  return (
    <section aria-labelledby="letter-compared" aria-live="polite">
      <h3 id="letter-compared">{t(text.result)}</h3>
      <p>{sections.length === 0 ? t(text.same) : t(text.legend)}</p>
      {sections.map((pair) => {
        const present = canReturn(pair.id);
        return (
          <section key={pair.id} aria-labelledby={`compared-${pair.id}`}>
            <h4 id={`compared-${pair.id}`}>{pair.title}</h4>
            <ComparedText before={pair.before} after={pair.after} />
            {present && <PutBack {...props} section={present} versionId={first} />}
          </section>
        );
      })}
    </section>
  );
}

type PutBackProps = VersionsProps & { section: TextSection; versionId: string };

function PutBack({ applicationId, letterKey, section, versionId, beforeChange, onChanged }: PutBackProps) {
  const { t } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const putBack = () =>
    run(async () => {
      await beforeChange();
      const given = { applicationId, letterKey, versionId, section: section.id, text: section.text };
      const [refused] = (await send(putBackLetterTextMutation, given)).putBackLetterText.refusals;
      showToast(refused ? { text: t(refused.text), tone: "fault" } : { text: t(text.wasPutBack) });
      onChanged();
    });
  return (
    <>
      <Button busy={busy} onClick={() => void putBack()}>
        {t(text.putBack, { title: section.title })}
      </Button>
      <FailureBanner failure={failure} />
    </>
  );
}

/** Sections of both texts, in the order of the later one; one that only the earlier text has comes at the end. */
function pairs(before: readonly TextSection[], after: readonly TextSection[]) {
  const textIn = (sections: readonly TextSection[], id: string) =>
    sections.find((section) => section.id === id)?.text ?? "";
  const gone = before.filter(({ id }) => !after.some((section) => section.id === id));
  return [...after, ...gone].map(({ id, title }) => ({
    id,
    title,
    before: textIn(before, id),
    after: textIn(after, id),
  }));
}
