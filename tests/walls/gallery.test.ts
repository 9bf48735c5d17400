import { describe, expect, it } from "vitest";
import { isTest, projectFiles, textOf } from "./projectFiles.ts";

/** A designer starts at the gallery: what is not in it is not found, and is made again. */

/** What stands there without being named, each with its reason. */
const shownOtherwise: Readonly<Record<string, string>> = {
  LanguageProvider: "draws nothing: each state of the gallery stands in one",
  ServicesProvider: "draws nothing",
  ToastProvider: "stands round the whole application; the gallery has buttons that show its notices",
  SkipLink: "stands on top of every page, so of the gallery too",
  FieldFrame: "the label, hint and error of each field there",
  FieldsetFrame: "the label, hint and error of each group there",
  FieldNote: "the line on a field that was filled in from elsewhere",
  FieldError: "the error of each field there",
  CharacterCount: "stands under the text fields that have a limit",
  ChoiceControl: "drawn by FieldControl, kinds choice, choices and province",
  CountryControl: "drawn by FieldControl, kinds country and countries",
  DateInputs: "the boxes of DateField, MonthField and PartialDateField there",
  DateControl: "drawn by FieldControl, kinds date, month and monthOrOngoing",
  OccupationControl: "drawn by FieldControl, kind occupation",
  NumberControl: "drawn by FieldControl, kinds number and money",
  DigitsControl: "drawn by FieldControl, kind digits",
  DollarsControl: "drawn by FieldControl, kind amount",
  TextControl: "drawn by FieldControl, kinds text, name, texts, multiline, phone and email",
  YesNoControl: "drawn by FieldControl, kind yesNo",
  TickControl: "drawn by FieldControl, kind tick",
};

const files = projectFiles().filter((path) => path.endsWith(".tsx") && !isTest(path));
const within = (...folders: readonly string[]) => files.filter((path) => folders.some((one) => path.startsWith(one)));

const components = within("apps/web/src/ui/", "apps/web/src/case/fields/").flatMap((path) =>
  [...textOf(path).matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map((match) => match[1] ?? ""),
);

const gallery = within("apps/web/src/features/gallery/").map(textOf).join("\n");
const isDrawn = (name: string, where = gallery): boolean => new RegExp(`<${name}\\b`).test(where);

/** What one feature alone draws, and a designer looks for all the same: on the gallery pages of the features. */
const drawnByFeatures = ["UploadLines", "FileState", "UnsettledAnswers", "DeadlineList", "NextThing", "DifferenceList"];

describe("the gallery", () => {
  it("holds every control and every message of the interface", () => {
    expect(components.length).toBeGreaterThan(30);
    expect(components.filter((name) => !isDrawn(name) && !(name in shownOtherwise))).toEqual([]);
  });

  it("shows the states of a file, of an answer that needs a person, and of dates with their real components", () => {
    const ofFeatures = files
      .filter((path) => /\/features\/\w+\/gallery\//.test(path))
      .map(textOf)
      .join("\n");
    expect(drawnByFeatures.filter((name) => !isDrawn(name, ofFeatures))).toEqual([]);
  });

  it("leaves out nothing that is gone or stands there by now", () => {
    expect(Object.keys(shownOtherwise).filter((name) => !components.includes(name) || isDrawn(name))).toEqual([]);
  });
});
