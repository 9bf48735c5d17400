import type { KnownBlank } from "../src/library.ts";
import type { FieldMapping } from "../src/maps/fieldMapping.ts";

type TextMapping = Extract<FieldMapping, { kind: "text" }>;

/** Letters with accents and of three other scripts, where the box takes them. */
const scripts = ["é", "李明", "محمد", "Анна", "œ’Ç"];

function textFor({ signs, most }: TextMapping, count: number): string {
  if (signs === "digits") return String(100 + count).slice(0, most);
  const letters = "abcdefghijklmnopqrstuvwxyz".charAt(count % 26).repeat(2 + (count % 7));
  return [...letters, ...(signs === "any" ? ` ${scripts[count % scripts.length]}${count}` : "")]
    .slice(0, most ?? 20)
    .join("");
}

/** One of several codes: the last one, or that of the turn. */
const chosen = (codes: readonly string[], turn: number | undefined): string =>
  (turn === undefined ? codes.at(-1) : codes[turn % codes.length]) ?? "";

/** A value for each place that a viewer can show, the same nowhere twice where the place is free text; each `turn` ticks and chooses otherwise. */
export function distinct({ blank, edition }: KnownBlank, turn?: number): ReadonlyMap<string, string> {
  const lists = blank.datasets.lists();
  const data = new Map<string, string>();
  const everywhere = (place: FieldMapping, value: () => string): void => {
    for (const at of place.at) data.set(at, value());
  };
  const tick = (boxes: readonly string[]): void => {
    const ticked = boxes[(turn ?? data.size) % boxes.length];
    for (const at of boxes) data.set(at, at === ticked ? "1" : "0");
  };
  for (const place of edition.places) {
    if (place.kind === "text") everywhere(place, () => textFor(place, data.size));
    else if (place.kind === "date")
      everywhere(place, () => `20${String(10 + (data.size % 80))}-0${1 + (data.size % 9)}-11`);
    else if (place.kind === "yesNo") everywhere(place, () => chosen([place.no, place.yes], turn));
    else if (place.kind === "pair" || place.kind === "boxes") tick(place.at);
    else if (place.kind === "code" && "codes" in place) everywhere(place, () => chosen(place.codes, turn));
    else if (place.kind !== "city" && "lists" in place)
      everywhere(place, () => chosen([...(lists.get(place.lists[0] ?? "")?.keys() ?? [])], turn));
    else if (
      place.kind === "names" ||
      place.kind === "textOrNone" ||
      place.kind === "countryName" ||
      place.kind === "word"
    )
      everywhere(
        place,
        () => `${"NOPQR".charAt(data.size % 5)}ame ${data.size} ${scripts[data.size % scripts.length]}`,
      );
    else if (place.kind === "dateParts")
      for (const [index, at] of place.at.entries()) data.set(at, ["1987", "03", "22"][index] ?? "");
  }
  return data;
}
