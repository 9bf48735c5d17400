import { applicationTypes } from "@boreal/domain/caseFile/application";
import * as ofDomain from "@boreal/domain/questionnaire/flow";
import { aCase } from "@boreal/domain/test/caseBuilder";
import { describe, expect, it } from "vitest";
import * as ofBrowser from "./loadedFlows.ts";

describe("the questions of a type in the browser", () => {
  it("are asked for by the same words as those of the domain", () => {
    const standsFor: typeof ofDomain = ofBrowser;
    expect(Object.keys(ofDomain).filter((name) => !(name in standsFor))).toEqual([]);
  });

  it("are not there before they were fetched, and whoever asks all the same is told", () => {
    expect(() => ofBrowser.wholeFlow("TrvPgwp")).toThrow(/TrvPgwp/);
  });

  it.each(applicationTypes)("of %s are those of the domain", async (type) => {
    await ofBrowser.fetchFlow(type);
    expect(ofBrowser.isFlowHere(type)).toBe(true);
    expect(ofBrowser.flowOf(type)).toEqual(ofDomain.flowOf(type));
    expect(ofBrowser.stepsOf(type).map(({ id }) => id)).toEqual(ofDomain.stepsOf(type).map(({ id }) => id));
    expect([...ofBrowser.indexOfFlow(type).keys]).toEqual([...ofDomain.indexOfFlow(type).keys]);
    const flow = ofBrowser.wholeFlow(type);
    await ofBrowser.fetchFlow(type);
    expect(ofBrowser.wholeFlow(type)).toBe(flow);
  });

  it("are here once a case is ready to be shown, and what is no case is left to whoever reads it", async () => {
    await ofBrowser.caseIsReady(aCase().type("Student").build());
    expect(ofBrowser.isFlowHere("Student")).toBe(true);
    await ofBrowser.caseIsReady({ application: { type: "NoSuchType" } });
    await ofBrowser.caseIsReady(undefined);
  });
});
