import { documentField } from "@boreal/domain/caseFile/documentValues/documentFields";
import { countries } from "@boreal/domain/lists/countries";
import { provinces } from "@boreal/domain/lists/provinces";
import { amountIn } from "../../../case/money.ts";
import type { BilingualText, LanguageTools } from "../../../ui/language.tsx";
import { typedText } from "../values/typedValues.text.ts";

/** `1.4 MB` / `1,4 Mo`. */
export function sizeWords(bytes: number, { number, language }: LanguageTools): string {
  const units = language === "fr" ? ["o", "ko", "Mo"] : ["B", "KB", "MB"];
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${number(size, { maximumFractionDigits: unit === 0 || size >= 10 ? 0 : 1 })} ${units[unit] ?? ""}`;
}

export const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Values that reading chooses from a fixed list, by field. */
const choices: Readonly<Record<string, Readonly<Record<string, BilingualText>>>> = {
  letterKind: {
    request: { en: "Request letter", fr: "Lettre de demande" },
    collection: { en: "Collection letter", fr: "Lettre de collecte" },
    validity: { en: "Validity letter or status page", fr: "Lettre de validité ou page d’état" },
    receipt: { en: "Receipt", fr: "Reçu" },
  },
};

/** A file in which at least one value was read. */
export const isRead = (file: { readonly fields: readonly { readonly value?: string | null }[] }): boolean =>
  file.fields.some(({ value }) => value !== null && value !== undefined);

/** The currency in which a file names its amounts, as far as it is known; forms of the authority are in Canadian dollars. */
function currencyOfFile({ page, fields }: FileWithValues): string | undefined {
  const named = fields.find(({ name }) => name === "currency");
  const code = named?.correctedValue ?? named?.value ?? undefined;
  return code ?? (page.includes("application-for-study-permit") ? "CAD" : undefined);
}

type FileWithValues = {
  readonly page: string;
  readonly fields: readonly {
    readonly name: string;
    readonly value?: string | null;
    readonly correctedValue?: string | null;
  }[];
};

/** A value as people write it: dates, choices and places in words, amounts with the currency of their file, the rest as printed. */
export function readValueWords(
  { name, value, file }: { readonly name: string; readonly value: string; readonly file: FileWithValues },
  tools: LanguageTools,
): string {
  const { date, t } = tools;
  const field = documentField(name);
  const choice = choices[name]?.[value];
  if (choice) return t(choice);
  switch (field?.kind) {
    case "choice":
      return wordsOf(field.choices.find(({ id }) => id === value)?.label, value, t);
    case "country":
      return wordsOf(
        countries.find(({ code }) => code === value),
        value,
        t,
      );
    case "province":
      return wordsOf(
        provinces.find(({ code }) => code === value),
        value,
        t,
      );
    case "yesNo":
      return value === "true" ? t(typedText.yes) : value === "false" ? t(typedText.no) : value;
    case "money":
      return /^-?\d+(\.\d+)?$/.test(value) ? amountIn(tools, Number(value), currencyOfFile(file)) : value;
    default:
      return isDay(value) ? date(value) : value;
  }
}

const wordsOf = (label: BilingualText | undefined, value: string, t: LanguageTools["t"]): string =>
  label ? t(label) : value;
