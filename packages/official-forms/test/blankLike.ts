import type { FormEdition } from "../src/maps/fieldMapping.ts";
import { isMade } from "../src/xfa/datasets.ts";
import type { XfaParts } from "./xfaPdf.ts";

type Node = { readonly name: string; readonly path: string; readonly children: Node[] };

/** Every place that an edition names, in an order in which the same names follow each other. */
export const pathsOf = (edition: FormEdition): readonly string[] => [
  ...new Set(
    [
      ...edition.places.flatMap(({ at }) => at),
      ...edition.leftAlone.map(({ path }) => path),
      ...edition.places.flatMap((place) => (place.kind === "phone" ? place.uncovered : [])),
    ].filter((path) => !isMade(edition.repeats, path)),
  ),
];

const indexOf = (level: string): number => Number(/\[(\d+)\]$/.exec(level)?.[1] ?? 0);

function treeOf(paths: readonly string[]): Node {
  const root: Node = { name: "", path: "", children: [] };
  for (const path of paths) {
    let node = root;
    for (const level of path.split("/")) {
      const name = level.replace(/\[\d+\]$/, "");
      const here = node.path === "" ? level : `${node.path}/${level}`;
      let next = node.children.find((child) => child.path === here);
      if (!next) node.children.push((next = { name, path: here, children: [] }));
      node = next;
    }
  }
  const sorted = (node: Node): Node => ({
    ...node,
    children: node.children
      .map(sorted)
      .toSorted((one, other) => (one.name === other.name ? indexOf(one.path) - indexOf(other.path) : 0)),
  });
  return sorted(root);
}

const dataOf = (node: Node): string =>
  node.children.length === 0 ? `<${node.name}/>` : `<${node.name}>${node.children.map(dataOf).join("")}</${node.name}>`;

const drawn = (node: Node): string =>
  node.children.length === 0
    ? `<field name="${node.name}" w="50mm" h="9mm"><ui><textEdit/></ui></field>`
    : `<subform name="${node.name}" layout="tb">${node.children.map(drawn).join("")}</subform>`;

/** Two or three codes for each list that the places name, and two cities in each of two provinces. */
export const fewCodes: Readonly<Record<string, string>> = { "01": "One", "02": "Two", "06": "Other" };
export const fewCountries: Readonly<Record<string, string>> = {
  "511": "Canada",
  "461": "United States",
  "177": "Nigeria",
  "979": "Stateless",
};
export const fewRegions: Readonly<Record<string, string>> = { "05": "QC", "06": "ON", "17": "CA" };

const codesOf = (name: string): Readonly<Record<string, string>> =>
  name.startsWith("Country") ? fewCountries : /^(Province|State)/.test(name) ? fewRegions : fewCodes;
const list = (name: string): string =>
  `<${name}>${Object.entries(codesOf(name))
    .map(([code, label]) => `<X lic="${code}">${label}</X>`)
    .join("")}</${name}>`;
const cities =
  '<CityList><QC lic="05"><City lic="2345">Montréal</City><City lic="2346">Saint-Jérôme</City></QC><ON lic="06"><City lic="1234">Toronto</City><City lic="1235">London, ON</City></ON></CityList>';

/** A blank of our own with just the places of an edition: what the official file has, without its looks and scripts. */
export function blankLike(
  edition: FormEdition,
  extra: readonly string[] = [],
  without: readonly string[] = [],
): XfaParts {
  const root = treeOf([...pathsOf(edition), ...extra].filter((path) => !without.includes(path)));
  const [top] = root.children;
  if (!top) throw new Error("an edition without places");
  const lists = [...new Set(edition.places.flatMap((place) => ("lists" in place ? place.lists : [])))];
  const variables = `<variables><text name="Version">${edition.edition}</text><text name="Language">${edition.language}</text></variables>`;
  const printed = `<draw name="FormNo"><value><text>IMM ${edition.number} (${edition.edition}) ${edition.language}</text></value></draw>`;
  return {
    isDynamic: true,
    template: `<template xmlns="http://www.xfa.org/schema/xfa-template/3.3/"><subform name="${top.name}" layout="tb"><pageSet><pageArea name="Area"><contentArea w="200mm" h="4000mm"/><medium stock="custom" short="210mm" long="4100mm"/></pageArea></pageSet>${printed}${top.children.map(drawn).join("")}${variables}</subform></template>`,
    datasets: `<xfa:datasets xmlns:xfa="http://www.xfa.org/schema/xfa-data/1.0/"><LOVFile><LOV>${lists.map(list).join("")}${cities}</LOV></LOVFile><xfa:data>${dataOf(top)}</xfa:data></xfa:datasets>`,
  };
}
