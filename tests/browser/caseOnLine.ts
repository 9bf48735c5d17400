import type { Locator } from "playwright-core";
import { waitUntil } from "../running/patience.ts";
import { arriveSignedIn } from "./accounts.ts";
import { pageOf } from "./assessment.ts";
import { Client } from "./client.ts";
import { Line } from "./line.ts";
import { inventedPerson } from "./people.ts";
import { Boreal } from "./server.ts";
import type { Visitor } from "./visitor.ts";

/** Amara with one application, behind a line that the tests break and mend. */
export async function caseOnLine() {
  const line = await Line.open();
  const boreal = new Boreal({
    settings: { BOREAL_GRAPHQL: "any", BOREAL_LOG_LEVEL: "warn", BOREAL_PUBLIC_URL: line.address },
  });
  const reached = {
    address: line.address,
    mailTo: (...wanted: Parameters<Boreal["mailTo"]>) => boreal.mailTo(...wanted),
  };
  const client = new Client(reached);
  const amara = inventedPerson("Amara");
  let applicationId = "";

  const start = async (): Promise<string> => {
    await boreal.start();
    line.leadTo(boreal.address);
    await client.register(amara);
    applicationId = await client.startApplication("Student");
    return applicationId;
  };
  const end = async (): Promise<void> => {
    await line.remove();
    await boreal.remove();
  };
  const arrive = async (before?: () => void): Promise<Visitor> =>
    await arriveSignedIn(boreal, amara, { address: line.address, ...(before ? { before } : {}) });
  const at = async (visitor: Visitor, stepId: string): Promise<Locator> => {
    const { id, question } = pageOf(stepId, "Student");
    await visitor.open(`/applications/${applicationId}/assessment/${id}`);
    await visitor.heading(question).waitFor();
    return visitor.page.getByRole("main").getByRole("textbox").first();
  };
  const storedAnswers = () => client.answersOf(applicationId);
  /** The stored answer, once it is this one; else the one that is there when patience ends. */
  const storedAnswer = async (key: string, value: unknown): Promise<unknown> => {
    let now: unknown;
    await waitUntil(
      async () => (now = (await storedAnswers())[key]) === value,
      () => `${key} is stored as ${String(now)}`,
    );
    return now;
  };

  return { line, boreal, reached, client, amara, start, end, arrive, at, storedAnswers, storedAnswer };
}
