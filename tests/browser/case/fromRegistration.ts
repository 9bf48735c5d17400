import type { Plan } from "@boreal/domain/plan/planned";
import type { ApplicationType } from "@boreal/domain/caseFile/application";
import { computePlan } from "@boreal/domain/plan/plan";
import { text as assessmentText } from "../../../apps/web/src/features/assessment/text.ts";
import { welcomeText } from "../../../apps/web/src/features/account/welcome/welcome.text.ts";
import { startable } from "../../../apps/web/src/shell/wantedApplication.ts";
import { expect } from "vitest";
import { fillRegistration, followConfirmation } from "../accounts.ts";
import { answerFrom, type Script } from "../assessment.ts";
import { faultsInDresses } from "../axe.ts";
import type { Client } from "../client.ts";
import { overviewOf } from "../openSlots.ts";
import type { Person } from "../people.ts";
import type { Visitor } from "../visitor.ts";

/** The way of a person from the welcome page to the plan of their application, by screens alone. */

/** Where pictures of the pages are kept, for whoever wants to look at them; no picture without it. */
const pictures = process.env["BOREAL_TYPE_SHOTS"];

export async function keepPicture(visitor: Visitor, name: string): Promise<void> {
  if (!pictures) return;
  const width = visitor.page.viewportSize()?.width ?? 0;
  await visitor.page.screenshot({ path: `${pictures}/${name}-${visitor.language}-${width}.png`, fullPage: true });
}

/** Opens an account with the wish, follows the mail, and stands before the first question; answers with the application. */
export async function registerFor(visitor: Visitor, person: Person, type: ApplicationType): Promise<string> {
  const wish = startable.find((one) => one.type === type)?.wish ?? expect.fail(`${type} cannot be started`);
  await visitor.open("/");
  const wanted = visitor.page.getByRole("combobox", { name: visitor.t(welcomeText.wanted) });
  await visitor.hand.select(wanted, visitor.t(wish));
  await fillRegistration(visitor, person);
  await followConfirmation(visitor, person);
  await visitor.page.waitForURL(/\/assessment\//);
  return /applications\/([^/?]+)/.exec(visitor.page.url())?.[1] ?? expect.fail("no application was started");
}

type Walk = {
  readonly type: ApplicationType;
  readonly script: Script;
  /** Pages that the checker of accessibility looks at. */
  readonly lookedAt: readonly string[];
  /** What is tried on a page before its answer is given. */
  readonly tried?: Readonly<Record<string, () => Promise<void>>>;
};

/** Answers every question by its screen: none stands twice, no value is typed twice, and the pages can be used by everybody. */
export async function answerEverything(visitor: Visitor, walk: Walk): Promise<readonly string[]> {
  const faults: string[] = [];
  const looked: string[] = [];
  const pages = await answerFrom(visitor, walk.script, {
    type: walk.type,
    onEachPage: async (step) => {
      await keepPicture(visitor, `${walk.type}-${step}`);
      await walk.tried?.[step]?.();
      if (!walk.lookedAt.includes(step)) return;
      looked.push(step);
      faults.push(...(await faultsInDresses(visitor.page, step)));
    },
  });
  expect(faults).toEqual([]);
  expect(looked.toSorted()).toEqual(walk.lookedAt.toSorted());
  expect(pages.filter((page, place) => pages.indexOf(page) !== place)).toEqual([]);
  expect(visitor.effort.typedTwice()).toEqual([]);
  await visitor.hears(assessmentText.allAnswered);
  await keepPicture(visitor, `${walk.type}-reviewAnswers`);
  return pages;
}

/** The plan of the case as it is stored now. */
export const planOf = async (program: Client, applicationId: string): Promise<Plan> =>
  computePlan((await overviewOf(program, applicationId)).caseFile);

/** The fees of a plan as a row each, by person and in dollars. */
export const feesIn = ({ fees }: Plan): readonly (readonly [string, string, number | null])[] =>
  fees.map(({ id, person, amount }) => [id, person, amount]);

/** The official forms that the plan names. */
export const formsIn = ({ forms }: Plan): readonly string[] =>
  forms.filter(({ applies }) => applies).map(({ id, person }) => `${id} ${person}`);
