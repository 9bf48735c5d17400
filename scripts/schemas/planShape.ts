import { expressEntryPrograms } from "@boreal/domain/conditions/expressEntry/requirement";
import { personRoles } from "@boreal/domain/caseFile/personRole";
import { assessmentWarnings } from "@boreal/domain/warnings/raiseForAnswers";
import { documentWarningIds } from "@boreal/domain/warnings/warningIds";
import {
  anything,
  date,
  freeText,
  listOf,
  nullable,
  number,
  objectOf,
  oneOf,
  recordOf,
  wholeNumber,
  yesNo,
  type Shape,
} from "@boreal/domain/kernel/shape";
import { planFormat } from "@boreal/domain/plan/planned";
import { requirementLevels } from "@boreal/domain/vault/page";
import { text, verdictShape } from "./verdictShape.ts";
import { why } from "./whyShape.ts";

const warning = objectOf(
  {
    id: oneOf([...new Set([...documentWarningIds, ...assessmentWarnings.map((about) => about.id)])]),
    blocking: yesNo(),
    popUp: yesNo(),
    fileId: freeText(),
    slot: freeText(),
    why,
  },
  ["id", "blocking", "popUp", "why"],
);

const step = objectOf(
  { id: freeText(), state: oneOf(["answered", "open", "skipped", "page"]), group: freeText(), why },
  ["id", "state", "why"],
);

const permissions = listOf(oneOf(["View", "Upload"]));

const slot = objectOf(
  {
    page: freeText(),
    slot: freeText(),
    person: freeText(),
    childNumber: wholeNumber(),
    requirement: oneOf(requirementLevels),
    permissions,
    phase: oneOf(["preparation", "ita", "afterSubmission", "afterDecision", "court"]),
    saidNotAvailable: yesNo(),
    askedBy: freeText(),
    toReplace: yesNo(),
    isOver: yesNo(),
    notCounted: listOf(freeText()),
    why,
  },
  ["page", "slot", "person", "requirement", "permissions", "phase", "why"],
);

/** Whose it is; children are told apart by their numbers. */
const person = { person: oneOf(personRoles), childNumber: wholeNumber() };

const letter = objectOf(
  { id: freeText(), title: text, requirement: oneOf(requirementLevels), permissions, isOver: yesNo(), why },
  ["id", "title", "requirement", "permissions", "why"],
);
const form = objectOf({ id: freeText(), title: text, ...person, applies: yesNo(), why }, [
  "id",
  "title",
  "person",
  "applies",
  "why",
]);
/** Canadian dollars; null: not known. */
const amount = nullable(number());
/** A result is one word; of Express Entry it is the list of the programs that are open. */
const resultValue: Shape<unknown> = {
  kind: "a text, a list of texts or null",
  schema: () => ({ type: ["string", "array", "null"], items: { type: "string" } }),
  read: (value) => value,
};
const fee = objectOf({ id: freeText(), title: text, ...person, amount, why }, [
  "id",
  "title",
  "person",
  "amount",
  "why",
]);
const fundLine = objectOf({ id: freeText(), title: text, amount, why }, ["id", "title", "amount", "why"]);
const account = objectOf(
  {
    id: freeText(),
    title: text,
    amount,
    fileId: freeText(),
    account: freeText(),
    isOpen: yesNo(),
    lacksRate: yesNo(),
    lacksCurrency: yesNo(),
  },
  ["id", "title", "amount"],
);
const takenOut = objectOf({ id: freeText(), title: text, fileId: freeText(), account: freeText() }, [
  "id",
  "title",
  "fileId",
]);
const scoreLine = {
  id: freeText(),
  title: text,
  points: wholeNumber(),
  most: wholeNumber(),
  atLeast: yesNo(),
  why,
};
const score = { total: wholeNumber(), most: wholeNumber(), atLeast: yesNo() };
const program = oneOf(expressEntryPrograms);
const rankingSection = oneOf(["core", "spouse", "transferable", "additional"]);

/** What only `expressEntry` has. */
const ofExpressEntry = {
  programs: listOf(
    objectOf(
      {
        id: program,
        name: text,
        open: nullable(yesNo()),
        requirements: listOf(objectOf({ id: freeText(), met: nullable(yesNo()), why }, ["id", "met", "why"])),
      },
      ["id", "name", "open", "requirements"],
    ),
  ),
  points: objectOf(
    { ...score, passMark: wholeNumber(), lines: listOf(objectOf(scoreLine, ["id", "title", "points", "most", "why"])) },
    ["total", "most", "passMark", "lines"],
  ),
  ranking: objectOf(
    {
      ...score,
      sections: listOf(
        objectOf({ id: rankingSection, title: text, points: wholeNumber(), most: wholeNumber() }, [
          "id",
          "title",
          "points",
          "most",
        ]),
      ),
      lines: listOf(
        objectOf({ ...scoreLine, section: rankingSection }, ["id", "title", "points", "most", "section", "why"]),
      ),
    },
    ["total", "most", "sections", "lines"],
  ),
  raise: listOf(
    objectOf({ id: freeText(), title: text, total: wholeNumber(), gain: number(), opens: listOf(program) }, [
      "id",
      "title",
      "total",
      "gain",
      "opens",
    ]),
  ),
  draws: listOf(objectOf({ id: freeText(), name: text, why }, ["id", "name", "why"])),
};

const eligibility = objectOf({ value: resultValue, message: text, ...ofExpressEntry, why }, ["value", "why"]);
const doneAt = objectOf({ page: freeText(), childNumber: wholeNumber() }, ["page"]);
const deadline = objectOf({ id: freeText(), title: text, date: nullable(date()), fileId: freeText(), doneAt, why }, [
  "id",
  "title",
  "date",
  "why",
]);
const setAside = objectOf({ id: freeText(), why }, ["id", "why"]);
const prefill = objectOf({ id: freeText(), value: anything(), origin: text, why }, ["id", "value", "origin", "why"]);

const difference = objectOf(
  {
    id: freeText(),
    step: freeText(),
    read: anything(),
    origin: text,
    page: freeText(),
    fileId: freeText(),
    field: freeText(),
    why,
  },
  ["id", "step", "read", "origin", "page", "fileId", "field", "why"],
);

/** `boreal-plan/1` as other programs may rely on it. */
export const planShape = objectOf(
  {
    format: oneOf([planFormat]),
    rulesVersion: freeText(),
    today: date(),
    notNeeded: objectOf({ text, why }, ["text", "why"]),
    verdict: verdictShape,
    refusals: listOf(objectOf({ path: freeText(), code: freeText(), text, advice: yesNo() }, ["path", "code", "text"])),
    assessment: objectOf(
      {
        asksOnlyPart: yesNo(),
        progress: objectOf({ answered: wholeNumber(), skipped: wholeNumber(), total: wholeNumber(), ratio: number() }, [
          "answered",
          "skipped",
          "total",
          "ratio",
        ]),
        next: nullable(freeText()),
        steps: listOf(step),
        warnings: listOf(warning),
        setAside: listOf(setAside),
        prefills: listOf(prefill),
        differences: listOf(difference),
      },
      ["progress", "next", "steps", "warnings", "setAside", "prefills", "differences"],
    ),
    vault: listOf(slot),
    warnings: listOf(warning),
    unread: listOf(
      objectOf({ fileId: freeText(), page: freeText(), values: listOf(freeText()) }, ["fileId", "page", "values"]),
    ),
    letters: listOf(letter),
    forms: listOf(form),
    eligibility: recordOf(eligibility),
    funds: objectOf(
      {
        required: objectOf({ amount, lines: listOf(fundLine), why }, ["amount", "lines", "why"]),
        available: objectOf(
          {
            amount,
            accounts: listOf(account),
            takenOut: listOf(takenOut),
            why,
          },
          ["amount", "accounts", "takenOut", "why"],
        ),
        shortfall: amount,
        hostIncome: objectOf({ amount, why }, ["amount", "why"]),
      },
      ["required", "available", "shortfall", "hostIncome"],
    ),
    fees: listOf(fee),
    deadlines: listOf(deadline),
    readiness: objectOf(
      {
        readyForReview: yesNo(),
        open: listOf(
          objectOf(
            {
              kind: oneOf(["slot", "step", "warning", "form", "file", "payment"]),
              id: freeText(),
              text,
              forLawyer: yesNo(),
              ...person,
              page: freeText(),
            },
            ["kind", "id", "text"],
          ),
        ),
      },
      ["readyForReview", "open"],
    ),
  },
  [
    "format",
    "rulesVersion",
    "today",
    "refusals",
    "assessment",
    "vault",
    "warnings",
    "letters",
    "forms",
    "eligibility",
    "funds",
    "fees",
    "deadlines",
    "readiness",
  ],
);
