import { formDefinitions } from "@boreal/domain/forms/definitions";
import { imm1294 } from "@boreal/domain/forms/imm1294/imm1294";
import { isTeamForm } from "@boreal/domain/forms/teamForms";
import { asksSomething } from "@boreal/domain/questionnaire/stepsProgress";
import { stepExamples } from "../../apps/web/src/features/assessment/gallery/stepExamples.ts";
import { signIn } from "./accounts.ts";
import { tellingScreens, type Firm } from "./firm.ts";
import type { Boreal } from "./server.ts";
import {
  openList,
  goOnWithFaults,
  goOnWithNothing,
  tryAnswer,
  lookAtOtherDay,
  openSections,
  inviteSpouse,
  waitForLine,
  clash,
  openHeader,
  openQuietHours,
  openAnswerSheet,
} from "./openedOnScreens.ts";
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

const caseAt = ({ applicationId }: Firm): string => `/applications/${applicationId}`;
const vaultAt = ({ applicationId }: Firm, slug: string, person?: string): string =>
  `/document-vault/${slug}?application=${applicationId}${person === "child" ? "&child=1" : ""}`;

const nobodysScreens: readonly Screen[] = [
  page("nobody", "welcome", "/"),
  page("nobody", "register", "/register"),
  page("nobody", "register-faults", "/register", goOnWithFaults),
  page("nobody", "sign-in", "/sign-in"),
  page("nobody", "sign-on", "/sign-on/nowhere?problem=accountExists"),
  page("nobody", "confirm-email", "/confirm-email"),
  page("nobody", "reset-password", "/reset-password"),
  page("nobody", "invitation", "/invitation"),
  page("nobody", "set-up", "/set-up"),
  page("nobody", "guest", "/guest"),
  page("nobody", "guest-left", "/guest/left"),
  page("nobody", "not-found", "/no-such-page"),
  page("nobody", "gallery", "/gallery"),
  ...["controls", "messages", "fields", "plan", "answers", "files"].map((name) =>
    page("nobody", `gallery-${name}`, `/gallery/${name}`),
  ),
  page("nobody", "steps", "/gallery/steps"),
  ...stepExamples.map((step) => page("nobody", `step-${step.id}`, `/gallery/steps/${step.id}`)),
  ...stepExamples
    .filter((step) => asksSomething(step) && step.type !== "agreement")
    .map((step) => page("nobody", `step-${step.id}-faults`, `/gallery/steps/${step.id}`, goOnWithNothing)),
];

function questionnaireScreens(boreal: Boreal, firm: Firm): readonly Screen[] {
  const { emptyApplicationId, otherApplicationId } = firm;
  const at = caseAt(firm);
  return [
    page("amara", "home", "/"),
    page("amara", "account", "/account"),
    page("amara", "security", "/account/security"),
    page("amara", "notice-settings", "/account/notices", openQuietHours),
    page("amara", "notices", "/notices"),
    page("amara", "take-out", "/account/archive"),
    page("amara", "life", "/account/life"),
    page("amara", "requests", `${at}/requests`),
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
    ...openedVaultScreens.map(({ name, slug, open }) => page("amara", `vault-${name}`, vaultAt(firm, slug), open)),
    page("amara", "answers", `${at}/answers`, openSections),
    page("amara", "answers-open", `/applications/${otherApplicationId}/answers`),
    page("amara", "answers-sheet", `${at}/answers-sheet`),
    page("amara", "messages", `${at}/messages`),
    page("amara", "status", `${at}/status`, openEveryDetail),
    page("amara", "timeline", `${at}/timeline`),
    page("amara", "log", `${at}/log`),
    page("amara", "tasks", `${at}/tasks`),
    page("amara", "family", `${at}/family`),
    page("amara", "documents", `${at}/documents`),
    page("amara", "documents-open", `${at}/documents`, openEveryDetail),
    page("amara", "documents-searched", `${at}/documents`, searchIndex),
  ];
}

function formScreens(firm: Firm): readonly Screen[] {
  const { applicationId, otherApplicationId } = firm;
  const at = caseAt(firm);
  return [
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
      // The fields of a form that the legal team fills in are on the team’s pages alone.
      ...formDefinitions[number].sections.map(({ id }) =>
        page(isTeamForm(number) ? "lawyer" : "amara", `form-${number}-${id}`, `${ofCase}/forms/${number}/${id}`),
      ),
    ]),
    page("amara", "form-not-there", `${at}/forms/IMM0000`),
  ];
}

function letterAndVaultScreens(firm: Firm): readonly Screen[] {
  const { applicationId } = firm;
  const at = caseAt(firm);
  return [
    page("amara", "letter", `/letters/study-plan?application=${applicationId}`, openEveryDetail),
    page("amara", "letter-elsewhere", `/letters/settlement-offer?application=${applicationId}`),
    page("amara", "letter-not-there", "/letters/no-such-letter"),
    page("amara", "letter-of-which-case", "/letters/study-plan"),
    page("amara", "sin-document", `/sin-document-vault/sin-primary-document?application=${applicationId}`),
    page("amara", "payment", `${at}/payment`),
    page("amara", "trash", `${at}/trash`),
    page("amara", "trash-erase", `${at}/trash`, askToErase),
    ...tellingVaultPages().map((one) => page("amara", `vault-${one.slug}`, vaultAt(firm, one.slug, one.person))),
    // Last, for what waits and what clashes stays on the pages of the case.
    page("amara", "waiting", `${at}/assessment/jobTitle`, waitForLine),
    page("amara", "conflict", `${at}/assessment/passportGroup`, clash(firm)),
  ];
}

const spousesScreens: readonly Screen[] = [
  page("spouse", "guest-start", "/guest"),
  page("spouse", "guest-question", "/guest/questions/spouseNameGroup"),
  page("spouse", "guest-narrative", "/guest/questions/spouseHowWeMet"),
  page("spouse", "guest-done", "/guest/done"),
];

function lawyersScreens(firm: Firm): readonly Screen[] {
  const { applicationId } = firm;
  const at = caseAt(firm);
  return [
    page("lawyer", "cases", "/"),
    page("lawyer", "notice-settings", "/account/notices"),
    page("lawyer", "desk", at),
    page("lawyer", "desk-open", at, openEveryDetail),
    page("lawyer", "board", "/board"),
    page("lawyer", "calendar", "/calendar"),
    page("lawyer", "calendar-list", "/calendar?view=list"),
    page("lawyer", "new client", "/clients/new"),
    page("lawyer", "import clients", "/clients/import"),
    page("lawyer", "intake links", "/clients/links"),
    page("lawyer", "tasks", `${at}/tasks`),
    page("lawyer", "messages", `${at}/messages`),
    page("lawyer", "status", `${at}/status`, openEveryDetail),
    page("lawyer", "payment", `${at}/payment`),
    page("lawyer", "answers", `${at}/answers`),
    page("lawyer", "answers-sheet", `${at}/answers-sheet`, openEveryDetail),
    page("lawyer", "memo", `${at}/memo`),
    page("lawyer", "log", `${at}/log`),
    page("lawyer", "documents", `${at}/documents`),
    page("lawyer", "forms", `${at}/forms`),
    page("lawyer", "form-1294", `${at}/forms/IMM1294`),
    page("lawyer", "form-1294-passport", `${at}/forms/IMM1294/passport`),
    page("lawyer", "letter", `/letters/study-plan?application=${applicationId}`),
    page("lawyer", "vault-study-plan", vaultAt(firm, "study-plan")),
    page("lawyer", "vault-request-letter", vaultAt(firm, "biometrics-request-letter")),
    page("lawyer", "vault-proof-of-funds", vaultAt(firm, "proof-of-funds")),
    page("lawyer", "vault-language-test", vaultAt(firm, "language-test")),
  ];
}

const administratorsScreens: readonly Screen[] = [
  page("admin", "administration", "/administration"),
  page("admin", "form-library", "/administration/forms"),
  page("admin", "known-schools", "/administration/schools"),
  page("admin", "exchange-rates", "/administration/rates"),
  page("admin", "organisations", "/administration/organisations"),
  page("admin", "firm", "/administration/firm"),
  page("admin", "representative", "/account/representative"),
  page("admin", "erasures", "/administration/erasures"),
  page("admin", "prices", "/administration/prices"),
  page("admin", "tutorial-videos", "/administration/videos"),
  page("admin", "letter-texts", "/administration/letters"),
  page("admin", "texts-of-letter", "/administration/letters/studyPermitLegalSubmission"),
];

/** Every page there is, as each kind of reader sees it. */
export const everyScreen = (boreal: Boreal, firm: Firm): readonly Screen[] => [
  ...nobodysScreens,
  ...questionnaireScreens(boreal, firm),
  ...formScreens(firm),
  ...letterAndVaultScreens(firm),
  ...spousesScreens,
  ...lawyersScreens(firm),
  ...administratorsScreens,
];

/** Somebody in front of a browser who is signed in as this reader. */
export async function arriveAs(
  reader: Reader,
  boreal: Boreal,
  firm: Firm,
  { language, width = 1280 }: { readonly language: "en" | "fr"; readonly width?: number },
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
