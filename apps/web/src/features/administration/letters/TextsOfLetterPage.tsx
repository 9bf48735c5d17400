import { useState } from "react";
import { useQuery } from "../../../api/useQuery.ts";
import { applicationName } from "../../../case/applicationNames.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../../shell/Page.tsx";
import { useMe } from "../../../shell/session.tsx";
import { RadioGroup } from "../../../ui/choices/RadioGroup.tsx";
import { SelectField } from "../../../ui/choices/SelectField.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { letterTextsText as text } from "./letterTexts.text.ts";
import { textsOfLetterQuery } from "./operations.ts";
import { PlaceTexts } from "./PlaceTexts.tsx";
import type { LetterTexts } from "./textOfPlace.ts";
import "./letterTexts.css";
import { NotYours } from "../NotYours.tsx";

/** What the firm says in one letter: for a language and a type, section by section. */
export function TextsOfLetterPage({ letter }: { letter: string }) {
  const { t } = useLanguage();
  const isAdministrator = useMe().role === "admin";
  const { data, failure, reload } = useQuery(textsOfLetterQuery, isAdministrator ? { letter } : undefined);
  const known = data?.clauseLetters[0];
  return (
    <Page title={known ? t(known.name) : t(text.title)} backHref={isAdministrator ? "/administration/letters" : "/"}>
      {!isAdministrator && <NotYours />}
      <FailureBanner failure={failure} onRetry={reload} />
      {isAdministrator && !data && !failure && <Spinner />}
      {data && !known && isAdministrator && <p>{t(text.noLetter)}</p>}
      {known && isAdministrator && <TextsOfLetter known={known} onSaved={reload} />}
    </Page>
  );
}

function TextsOfLetter({ known, onSaved }: { known: LetterTexts; onSaved: () => void }) {
  const tools = useLanguage();
  const { t } = tools;
  const [language, setLanguage] = useState<string>(tools.language);
  const [applicationType, setType] = useState("any");
  /** What was typed and not saved, by text, so that looking at another one loses nothing. */
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const [open, setOpen] = useState<string>();
  const of = { known, language, applicationType, drafts, setDrafts, open, setOpen, onSaved };
  const types = known.types.map((type) => ({ value: type, label: t(applicationName(type)) }));
  return (
    <>
      <p>{t(text.lead)}</p>
      <RadioGroup
        id="text-language"
        label={t(text.language)}
        inline
        choices={[
          { value: "en", label: t(text.english) },
          { value: "fr", label: t(text.french) },
        ]}
        value={language}
        onChange={setLanguage}
      />
      <SelectField
        id="text-type"
        label={t(text.type)}
        hint={t(text.typeHint)}
        options={[{ value: "any", label: t(text.everyType) }, ...types]}
        value={applicationType}
        onChange={(type) => setType(type ?? "any")}
      />
      <PlaceTexts {...of} section="whole" title={t(text.whole)} />
      {known.sections.map(({ id, title }) => (
        <PlaceTexts key={id} {...of} section={id} title={t(text.section, { title: t(title) })} />
      ))}
    </>
  );
}
