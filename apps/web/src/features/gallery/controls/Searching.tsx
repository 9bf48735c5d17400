import { countries } from "@boreal/domain/lists/countries";
import { CountryCombobox } from "../../../case/fields/CountryCombobox.tsx";
import { KnownTextField } from "../../../case/fields/KnownTextField.tsx";
import { useCountryOptions } from "../../../case/fields/useCountryOptions.ts";
import { FieldStates } from "../../../case/gallery/FieldStates.tsx";
import { GalleryPart, Specimen } from "../../../case/gallery/Stage.tsx";
import { Combobox } from "../../../ui/choices/Combobox.tsx";
import { MultiCombobox } from "../../../ui/choices/MultiCombobox.tsx";
import type { FieldProps } from "../../../ui/controls/FieldFrame.tsx";
import { fieldWords } from "../examples.text.ts";
import { partWords } from "../gallery.text.ts";
import { when } from "../when.text.ts";

const programs = ["Public Health Policy", "Safe Water Engineering"];
const provinces = [
  { value: "ON", label: "Ontario" },
  { value: "QC", label: "Québec" },
  { value: "NU", label: "Nunavut" },
];

/** Fields that find by typing. */
export function Searching() {
  return (
    <GalleryPart id="searching" title={partWords.searching}>
      <Specimen of="Combobox" when={when.combobox}>
        <FieldStates<string | undefined> words={fieldWords.province} empty={undefined} filled="QC">
          {(frame, value, keep) => <Combobox {...frame} options={provinces} value={value} onChange={keep} />}
        </FieldStates>
      </Specimen>
      <Specimen of="CountryCombobox" when={when.countryName}>
        <FieldStates<string | undefined> words={fieldWords.residence} empty={undefined} filled="CI">
          {(frame, value, keep) => (
            <CountryCombobox
              {...frame}
              countries={countries}
              value={value}
              onChange={keep}
              onUnread={() => keep(undefined)}
            />
          )}
        </FieldStates>
      </Specimen>
      <Specimen of="MultiCombobox" when={when.severalOfMany}>
        <FieldStates<readonly string[]> words={fieldWords.visited} empty={[]} filled={["DE", "CI"]}>
          {(frame, values, keep) => <Countries frame={frame} values={values} onChange={keep} />}
        </FieldStates>
      </Specimen>
      <Specimen of="KnownTextField" when={when.known}>
        <FieldStates words={fieldWords.program} empty="" filled="Public Health Policy">
          {(frame, value, keep) => (
            <KnownTextField
              {...frame}
              known={programs}
              value={value}
              onChoose={(next) => keep(next ?? "")}
              onType={(next) => keep(next ?? "")}
            />
          )}
        </FieldStates>
      </Specimen>
    </GalleryPart>
  );
}

type CountriesProps = {
  frame: FieldProps;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
};

function Countries({ frame, values, onChange }: CountriesProps) {
  return <MultiCombobox {...frame} {...useCountryOptions(countries)} values={values} onChange={onChange} />;
}
