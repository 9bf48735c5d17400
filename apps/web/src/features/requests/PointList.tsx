import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { Combobox } from "../../ui/choices/Combobox.tsx";
import { TextField } from "../../ui/controls/TextField.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { text } from "./requests.text.ts";
import type { RequestForm } from "./useRequests.ts";

/** One thing that is asked for, as it is being typed. `key`: to tell rows apart while they come and go. */
export type Point = {
  readonly key: string;
  /** Of a point that was recorded before. */
  readonly id: string | null;
  readonly words: string;
  readonly place: string | undefined;
  /** What was sent stays as it is, and is not drawn here. */
  readonly isSent: boolean;
};

export const newPoint = (words = "", place?: string): Point => ({
  key: crypto.randomUUID(),
  id: null,
  words,
  place,
  isSent: false,
});

type PlaceParts = { readonly page: string; readonly slot: string; readonly childNumber: number | null };

/** A place of the vault as one value of a list. */
export const placeValue = ({ page, slot, childNumber }: PlaceParts): string => `${page} ${slot} ${childNumber ?? ""}`;

function placeOf(form: RequestForm, value: string | undefined): PlaceParts | undefined {
  const found = form.places.find((place) => placeValue(place) === value);
  return found && { page: found.page, slot: found.slot, childNumber: found.childNumber };
}

const longestWords = 300;

type ListProps = {
  id: string;
  form: RequestForm;
  points: readonly Point[];
  onChange: (points: readonly Point[]) => void;
};

/** What the letter asks for, point by point, each with the document that answers it. */
export function PointList({ id, form, points, onChange }: ListProps) {
  const { t } = useLanguage();
  const options = form.places.map((place) => ({ value: placeValue(place), label: t(place.name) }));
  const change = (key: string, to: Partial<Point>) =>
    onChange(points.map((point) => (point.key === key ? { ...point, ...to } : point)));
  return (
    <>
      {points.map(
        (point, index) =>
          !point.isSent && (
            <fieldset key={point.key} className="requests__point">
              <legend>{t(text.point, { n: index + 1 })}</legend>
              <TextField
                id={`${id}-words-${point.key}`}
                label={t(text.inWords)}
                value={point.words}
                limit={longestWords}
                autoComplete="off"
                onChange={(words) => change(point.key, { words })}
              />
              <Combobox
                id={`${id}-place-${point.key}`}
                label={t(text.place)}
                hint={t(text.placeHint)}
                optional
                options={options}
                value={point.place}
                onChange={(place) => change(point.key, { place })}
              />
              <Button look="quiet" onClick={() => onChange(points.filter(({ key }) => key !== point.key))}>
                {t(text.remove, { n: index + 1 })}
              </Button>
            </fieldset>
          ),
      )}
      <ButtonRow>
        <Button onClick={() => onChange([...points, newPoint()])}>{t(text.addPoint)}</Button>
      </ButtonRow>
    </>
  );
}

/** What is sent of the points. */
export const itemsOf = (form: RequestForm, points: readonly Point[]) =>
  points.map(({ id, words, place }) => {
    const at = placeOf(form, place);
    return { id, words, page: at?.page ?? null, slot: at?.slot ?? null, childNumber: at?.childNumber ?? null };
  });
