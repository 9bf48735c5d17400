import { formDefinitions } from "@boreal/domain/forms/definitions";
import { imm1294 } from "@boreal/domain/forms/imm1294/imm1294";
import { asksSomething } from "@boreal/domain/questionnaire/progress";
import { invitationText } from "../../apps/web/src/case/invitation/invitation.text.ts";
import { stepExamples } from "../../apps/web/src/features/assessment/gallery/stepExamples.ts";
import { text as assessmentText } from "../../apps/web/src/features/assessment/text.ts";
import { whatIfWords } from "../../apps/web/src/features/assessment/whatIf/whatIf.text.ts";
import { asOfWords } from "../../apps/web/src/features/plan/dates/asOf.text.ts";
import { text as shellText } from "../../apps/web/src/shell/text.ts";
import { text as uiText } from "../../apps/web/src/ui/text.ts";
import { signIn } from "./accounts.ts";
import { Client } from "./client.ts";
import { tellingScreens, type Firm } from "./firm.ts";
import { inventedName } from "./people.ts";
import type { Boreal } from "./server.ts";
import { openEveryDetail } from "./vault.ts";
import { askToErase, openedVaultScreens, searchIndex, tellingVaultPages } from "./vaultScreens.ts";
import { Visitor } from "./visitor.ts";

export type Reader = "nobody" | "amara" | "spouse" | "lawyer" | "admin";

/** One page of the application, for one kind of reader, perhaps with something opened on it. */
export type Screen = {
  readonly name: string;
  readonly reader: Reader;
  readonly path: string;
  readonly open?: (visitor: Visitor) => Promise<void>;
};

const page = (reader: Reader, name: string, path: string, open?: Screen["open"]): Screen => ({
  name,
  reader,
  path,
  ...(open ? { open } : {}),
});

const openList = async (visitor: Visitor): Promise<void> => {
  await visitor.page.getByRole("combobox").first().press("ArrowDown");
  await visitor.page.getByRole("option").first().waitFor();
};

const goOnWithFaults = async (visitor: Visitor): Promise<void> => {
  await visitor.page.getByRole("main").locator("button[type=submit]").first().click();
  await visitor.page.getByRole("alert").first().waitFor();
};

/** A page with something filled in leads on at once; every other one says what is missing. */
const goOnWithNothing = async (visitor: Visitor): Promise<void> => {
  const here = visitor.page.url();
  await visitor.page.getByRole("main").locator("button[type=submit]").first().click();
  await visitor.page.waitForFunction(
    (before) => location.href !== before || document.querySelector("[role=alert]") !== null,
    here,
  );
};

/** The married person tries to be single. */
const tryAnswer = async (visitor: Visitor): Promise<void> => {
  await visitor.page.getByRole("main").getByRole("radio").first().check();
  await visitor.button(whatIfWords.use).waitFor();
};

const lookAtOtherDay = async (visitor: Visitor): Promise<void> => {
  const choice = visitor.page.getByRole("radio", { name: visitor.t(asOfWords.other), exact: true });
  if ((await choice.count()) > 0) await choice.check();
  const [day, month, year] = [uiText.day, uiText.month, uiText.year].map((part) =>
    visitor.page.getByRole("textbox", { name: visitor.t(part), exact: true }),
  );
  await day?.fill("15");
  await month?.fill("1");
  await year?.fill("2028");
  await visitor.page.getByRole("heading", { level: 2 }).first().waitFor();
};

const openSections = async (visitor: Visitor): Promise<void> => {
  const all = visitor.button(assessmentText.openAll);
  if ((await all.count()) > 0) await all.click();
};

const inviteSpouse = async (visitor: Visitor): Promise<void> => {
  await visitor.button(invitationText.open).or(visitor.button(invitationText.openAgain)).first().click();
  await visitor.page.getByRole("dialog").waitFor();
};

const leaveFieldWith = async (visitor: Visitor, words: string): Promise<void> => {
  await visitor.page.getByRole("main").getByRole("textbox").first().fill(words);
  await visitor.page.getByRole("heading", { level: 1 }).click();
};

/** Something is typed while the line is broken. */
const waitForLine = async (visitor: Visitor): Promise<void> => {
  await visitor.context.setOffline(true);
  await leaveFieldWith(visitor, `Officer of ${inventedName()}`);
  await visitor.page.getByText(visitor.t(shellText.unsavedCount, { count: 1 })).waitFor();
};

/** Two windows change the same answer, of which one has no line meanwhile. */
const clash =
  (firm: Firm) =>
  async (visitor: Visitor): Promise<void> => {
    const elsewhere = new Client(visitor.boreal);
    await elsewhere.signIn(firm.amara);
    const { application } = await elsewhere.graphql<{ application: { answerVersions: Record<string, number> } }>(
      "query ($id: ID!) { application(id: $id) { answerVersions } }",
      { id: firm.applicationId },
    );
    await visitor.context.setOffline(true);
    await leaveFieldWith(visitor, "CLASH1");
    await elsewhere.stored("SaveAnswers", {
      applicationId: firm.applicationId,
      answers: [
        {
          key: "passportNumber",
          value: `OTHER${visitor.language.toUpperCase()}`,
          baseVersion: application.answerVersions["passportNumber"],
        },
      ],
    });
    await visitor.context.setOffline(false);
    await visitor.page
      .getByRole("status")
      .filter({ hasText: visitor.t(assessmentText.conflictTitle) })
      .waitFor();
  };

const openHeader = (name: RegExp) => (visitor: Visitor) =>
  visitor.page.getByRole("banner").getByRole("button", { name }).click();

/** The server’s own page, outside of the application: no script of it is there. */
const openAnswerSheet =
  (applicationId: string, formKey: string) =>
  async ({ page: window, boreal, language }: Visitor): Promise<void> => {
    await window.goto(`${boreal.address}/forms/${applicationId}/${formKey}/answers.html?language=${language}`);
    await window.getByRole("button").first().waitFor();
  };

/** Every page there is, as each kind of reader sees it. */
export function everyScreen(boreal: Boreal, firm: Firm): readonly Screen[] {
  const { applicationId, emptyApplicationId, otherApplicationId } = firm;
  const at = `/applications/${applicationId}`;
  const vaultPath = (slug: string, person?: string) =>
    `/document-vault/${slug}?application=${applicationId}${person === "child" ? "&child=1" : ""}`;
  return [
    page("nobody", "welcome", "/"),
    page("nobody", "register", "/register"),
    page("nobody", "register-faults", "/register", goOnWithFaults),
    page("nobody", "sign-in", "/sign-in"),
    page("nobody", "confirm-email", "/confirm-email"),
    page("nobody", "reset-password", "/reset-password"),
    page("nobody", "invitation", "/invitation"),
    page("nobody", "set-up", "/set-up"),
    page("nobody", "guest", "/guest"),
    page("nobody", "guest-left", "/guest/left"),
    page("nobody", "not-found", "/no-such-page"),
    page("nobody", "gallery", "/gallery"),
    page("nobody", "steps", "/gallery/steps"),
    ...stepExamples.map((step) => page("nobody", `step-${step.id}`, `/gallery/steps/${step.id}`)),
    ...stepExamples
      .filter((step) => asksSomething(step) && step.type !== "agreement")
      .map((step) => page("nobody", `step-${step.id}-faults`, `/gallery/steps/${step.id}`, goOnWithNothing)),
    page("amara", "home", "/"),
    page("amara", "account", "/account"),
    page("amara", "security", "/account/security"),
    page("amara", "life", "/account/life"),
    page("amara", "plan", at),
    page("amara", "plan-open", at, openEveryDetail),
    page("amara", "plan-empty", `/applications/${emptyApplicationId}`),
    page("amara", "what-if", `${at}/what-if?question=maritalStatus`),
    page("amara", "what-if-tried", `${at}/what-if?question=maritalStatus`, tryAnswer),
    page("amara", "as-of", `${at}/as-of`, lookAtOtherDay),
    ...tellingScreens(boreal, firm).map(({ stepId, applicationId: id }) =>
      page("amara", `question-${stepId}`, `/applications/${id}/assessment/${stepId}`),
    ),
    page("amara", "question-faults", `/applications/${otherApplicationId}/assessment/mailingAddress`, goOnWithFaults),
    page("amara", "question-set-aside", `${at}/assessment/isSameAddress`),
    page("amara", "question-not-there", `${at}/assessment/noSuchQuestion`),
    page("amara", "invite-spouse", `${at}/assessment/spouseNameGroup`, inviteSpouse),
    page("amara", "question-country-list", `${at}/assessment/country`, openList),
    page("amara", "notifications", at, openHeader(/^Notifications/)),
    page("amara", "account-menu", at, openHeader(/^(Account|Compte)/)),
    ...openedVaultScreens.map(({ name, slug, open }) => page("amara", `vault-${name}`, vaultPath(slug), open)),
    page("amara", "answers", `${at}/answers`, openSections),
    page("amara", "answers-open", `/applications/${otherApplicationId}/answers`),
    page("amara", "answers-sheet", `${at}/answers-sheet`),
    page("amara", "family", `${at}/family`),
    page("amara", "documents", `${at}/documents`),
    page("amara", "documents-open", `${at}/documents`, openEveryDetail),
    page("amara", "documents-searched", `${at}/documents`, searchIndex),
    page("amara", "forms", `${at}/forms`),
    page("amara", "form-1294", `${at}/forms/IMM1294`),
    ...imm1294.sections.map(({ id }) => page("amara", `form-1294-${id}`, `${at}/forms/IMM1294/${id}`)),
    page("amara", "form-1294-faults", `${at}/forms/IMM1294/employment`, goOnWithFaults),
    page("amara", "form-1294-parts", `${at}/forms/IMM1294/passport`, openEveryDetail),
    page("amara", "form-1294-answers", `${at}/forms/IMM1294`, openAnswerSheet(applicationId, "IMM1294")),
    page("amara", "form-1294-child", `${at}/forms/IMM1294:child1`),
    page("amara", "form-1294-child-part", `${at}/forms/IMM1294:child1/personalDetails`),
    // The custodian's declaration is for minors: it stands in the other case.
    ...(
      [
        ["IMM5645", at],
        ["IMM5707", at],
        ["IMM5476", at],
        ["IMM5646", `/applications/${otherApplicationId}`],
      ] as const
    ).flatMap(([number, ofCase]) => [
      page("amara", `form-${number}`, `${ofCase}/forms/${number}`),
      ...formDefinitions[number].sections.map(({ id }) =>
        page("amara", `form-${number}-${id}`, `${ofCase}/forms/${number}/${id}`),
      ),
    ]),
    page("amara", "form-not-there", `${at}/forms/IMM0000`),
    page("amara", "letter", `/letters/study-plan?application=${applicationId}`, openEveryDetail),
    page("amara", "letter-elsewhere", `/letters/settlement-offer?application=${applicationId}`),
    page("amara", "letter-not-there", "/letters/no-such-letter"),
    page("amara", "letter-of-which-case", "/letters/study-plan"),
    page("amara", "sin-document", `/sin-document-vault/sin-primary-document?application=${applicationId}`),
    page("amara", "trash", `${at}/trash`),
    page("amara", "trash-erase", `${at}/trash`, askToErase),
    ...tellingVaultPages().map((one) => page("amara", `vault-${one.slug}`, vaultPath(one.slug, one.person))),
    // Last, for what waits and what clashes stays on the pages of the case.
    page("amara", "waiting", `${at}/assessment/jobTitle`, waitForLine),
    page("amara", "conflict", `${at}/assessment/passportNumber`, clash(firm)),
    page("spouse", "guest-start", "/guest"),
    page("spouse", "guest-question", "/guest/questions/spouseNameGroup"),
    page("spouse", "guest-narrative", "/guest/questions/spouseHowWeMet"),
    page("spouse", "guest-done", "/guest/done"),
    page("lawyer", "cases", "/"),
    page("lawyer", "desk", at),
    page("lawyer", "answers", `${at}/answers`),
    page("lawyer", "answers-sheet", `${at}/answers-sheet`, openEveryDetail),
    page("lawyer", "documents", `${at}/documents`),
    page("lawyer", "forms", `${at}/forms`),
    page("lawyer", "form-1294", `${at}/forms/IMM1294`),
    page("lawyer", "form-1294-passport", `${at}/forms/IMM1294/passport`),
    page("lawyer", "letter", `/letters/study-plan?application=${applicationId}`),
    page("lawyer", "vault-study-plan", vaultPath("study-plan")),
    page("lawyer", "vault-request-letter", vaultPath("biometrics-request-letter")),
    page("lawyer", "vault-proof-of-funds", vaultPath("proof-of-funds")),
    page("lawyer", "vault-language-test", vaultPath("language-test")),
    page("admin", "administration", "/administration"),
    page("admin", "form-library", "/administration/forms"),
    page("admin", "known-schools", "/administration/schools"),
    page("admin", "tutorial-videos", "/administration/videos"),
  ];
}

/** Somebody in front of a browser who is signed in as this reader. */
export async function arriveAs(
  reader: Reader,
  boreal: Boreal,
  firm: Firm,
  language: "en" | "fr",
  width = 1280,
): Promise<Visitor> {
  const visitor = await Visitor.arrive(boreal, { language, width });
  if (reader === "nobody") return visitor;
  if (reader === "spouse") {
    await visitor.open(`/guest#token=${firm.spouseToken}`);
    await visitor.page.waitForURL(/\/en\/guest$/);
    await visitor.page.getByRole("heading", { level: 1 }).waitFor();
    return visitor;
  }
  await visitor.open("/sign-in");
  const person = firm[reader];
  await signIn(visitor, person, "secret" in person ? person.secret : undefined);
  return visitor;
}

/** Those who only looked at the screen before: nothing is open on it or typed into it, so that a link leads on as a fresh start would. */
const onlyLooked = new WeakSet<Visitor>();

/** Opens the screen and waits until it stands: a heading is there, and nothing waits for the server any more. */
export async function show(visitor: Visitor, screen: Screen): Promise<void> {
  await visitor.context.setOffline(false);
  await (onlyLooked.has(visitor) ? visitor.follow(screen.path) : visitor.open(screen.path));
  if (screen.open) onlyLooked.delete(visitor);
  else onlyLooked.add(visitor);
  const { page: window } = visitor;
  await window.waitForFunction(
    () =>
      document.querySelector("main h1:not(.visually-hidden)")?.checkVisibility() === true &&
      document.querySelector("main .spinner") === null,
  );
  await visitor.rest();
  await window.evaluate(() => document.fonts.ready.then(() => true));
  await screen.open?.(visitor);
}

export const readers: readonly Reader[] = ["nobody", "amara", "spouse", "lawyer", "admin"];
