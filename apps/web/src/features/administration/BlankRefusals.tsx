import { Banner } from "../../ui/feedback/Banner.tsx";
import { Details } from "../../ui/layout/Details.tsx";
import { useText, type BilingualText } from "../../ui/language.tsx";
import { libraryText as text } from "./formLibrary.text.ts";

/** Why a file was not taken, with what differs from the edition that is known. */
export type BlankRefusal = {
  readonly code: string;
  readonly text: BilingualText;
  readonly missing?: readonly string[];
  readonly added?: readonly string[];
};

export function BlankRefusals({ refusals }: { refusals: readonly BlankRefusal[] }) {
  const t = useText();
  return refusals.map(({ code, text: sentence, missing = [], added = [] }) => (
    <Banner key={code} tone="blocked" title={t(text.notTaken)} live>
      <p>{t(sentence)}</p>
      <Places summary={t(text.missing, { count: missing.length })} places={missing} />
      <Places summary={t(text.addedPlaces, { count: added.length })} places={added} />
    </Banner>
  ));
}

function Places({ summary, places }: { summary: string; places: readonly string[] }) {
  if (places.length === 0) return null;
  return (
    <Details summary={summary}>
      <ul className="form-library__places">
        {places.map((place) => (
          <li key={place}>
            <code>{place}</code>
          </li>
        ))}
      </ul>
    </Details>
  );
}
