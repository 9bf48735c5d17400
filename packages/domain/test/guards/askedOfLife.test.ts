import { fc } from "../../../../tests/running/properties.ts";
import { describe, expect, it } from "vitest";
import type { Answers } from "../../src/caseFile/answers/answers.ts";
import { applicationForms } from "../../src/caseFile/formValues.ts";
import { lifeFields, type LifeValues } from "../../src/caseFile/lifeHistory.ts";
import { lifeTopics, type LifeTopic } from "../../src/caseFile/lifeTopics.ts";
import { formState } from "../../src/forms/formState.ts";
import { lifeHistory } from "../../src/forms/lifeHistory/lifeHistory.ts";
import { topics, topicsAskedNow, topicsOfLife } from "../../src/forms/lifeHistory/lifeTopics.ts";
import { formOfCase } from "../../src/review/formOfCase.ts";
import { applicationTypes } from "../../src/caseFile/application.ts";
import { stepsOf } from "../../src/questionnaire/flow.ts";
import { readerFor } from "../../src/questionnaire/inUse.ts";
import { pagesToShow } from "../../src/questionnaire/progress.ts";
import { anyCase } from "./anyCase.ts";
import { amara, student, studies, telling, work } from "../lifeOfAmara.ts";

/** What only forms ask, asked at its subject in the questionnaire (ADR 0137). */

const allTopics = Object.keys(lifeTopics) as LifeTopic[];
const whole = { ...amara, "namePast.lastName": "Obi", hasNamePast: true, hasOtherMailingAddress: true };

describe("the subjects of a life", () => {
  it("hold each fact of it once", () => {
    expect(Object.values(lifeTopics).flat().toSorted()).toEqual(Object.keys(lifeFields).toSorted());
  });

  it.each(allTopics)("%s: fills in each form that it names, and no other", (topic) => {
    const keys: readonly string[] = lifeTopics[topic];
    const without = Object.fromEntries(
      Object.entries(whole).filter(([path]) => !keys.includes(path.split(".")[0] ?? "")),
    );
    const read = ([...applicationForms, "IMM5645", "IMM5707", "IMM5669", "IMM0008", "IMM5406"] as const).filter(
      (form) =>
        JSON.stringify(formOfCase(telling(whole), form).values) !==
        JSON.stringify(formOfCase(telling(without), form).values),
    );
    expect(read).toEqual(topics[topic].forms);
  });

  it("are each asked on one page of a first study permit, and on no page where no form of the case needs them", () => {
    for (const type of applicationTypes) {
      const steps = stepsOf(type).filter(({ alsoAsks }) => alsoAsks);
      expect(steps.filter(({ person }) => person !== "main")).toEqual([]);
    }
    fc.assert(
      fc.property(anyCase, (caseFile) => {
        const the = readerFor(caseFile);
        const pages = pagesToShow(caseFile.application.type, the);
        const asked = pages.flatMap(({ alsoAsks = [] }) => topicsAskedNow(alsoAsks, the));
        expect(asked.filter((topic, index) => asked.indexOf(topic) !== index)).toEqual([]);
      }),
      { numRuns: 60, endOnFailure: true },
    );
    const topicsOf = (answers: Answers, read = false, who = student) => {
      const of = who.answers(answers);
      const caseFile = (
        read ? of.document("passport", { parsedValues: { birthCountry: "NG", country: "NG" } }) : of
      ).build();
      const the = readerFor(caseFile);
      return pagesToShow("Student", the).flatMap(({ alsoAsks = [] }) => topicsAskedNow(alsoAsks, the));
    };
    const sister: Answers = { familyMembersLocation: [{ familyMember: "sister", country: "NG" }] };
    const but = (...left: readonly LifeTopic[]) => allTopics.filter((topic) => !left.includes(topic)).toSorted();
    // Brothers and sisters stand on IMM 5645 alone, which the checklist of today does not name.
    expect(topicsOf(sister, false, student.on("2025-09-11")).toSorted()).toEqual(but());
    expect(topicsOf(sister).toSorted()).toEqual(but("siblings"));
    expect(topicsOf(sister, true).toSorted()).toEqual(but("siblings"));
    expect(topicsOf({ maritalStatus: "single" }).toSorted()).toEqual(but("wedding", "siblings"));
    expect(topicsOf({ birthday: "2012-03-14" })).not.toContain("service");
  });
});

it("how far a folded subject is: begun while a month is open, complete when all is told", () => {
  const progressOf = (values: LifeValues, topic: LifeTopic) => {
    const caseFile = { ...student.build(), forms: { life: values } };
    const state = formState(lifeHistory, caseFile, readerFor(caseFile), { role: "main" });
    return topicsOfLife(state, [topic])[0]?.progress;
  };
  expect(progressOf({}, "workAndStudies")).toBe("empty");
  expect(progressOf({ employmentAndActivityHistory: [{}] }, "workAndStudies")).toBe("empty");
  expect(progressOf({ employmentAndActivityHistory: [{ kind: "work" }] }, "workAndStudies")).toBe("started");
  expect(progressOf({ employmentAndActivityHistory: [studies, { ...work, from: "2019-01" }] }, "workAndStudies")).toBe(
    "started",
  );
  expect(progressOf({ employmentAndActivityHistory: [studies, work] }, "workAndStudies")).toBe("complete");
  expect(progressOf({}, "formerRelationship")).toBe("empty");
  expect(progressOf({ hasPreviousMarriage: false }, "formerRelationship")).toBe("complete");
  expect(progressOf({ "mother.familyName": "Nwosu" }, "parents")).toBe("started");
});
