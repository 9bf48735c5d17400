import { dateIn } from "../fields/dateField.ts";
import { grammarOf } from "./candidates.ts";
import type { SoughtValue } from "./find.ts";
import type { Topic } from "./sought.ts";
import { holders } from "./grammars/holders.ts";
import { areOfOnePerson } from "./grammars/people.ts";
import { moneyDays } from "./topics/moneyDays.ts";
import { paidTopics } from "./topics/pay.ts";
import { supporterTopics } from "./topics/supporters.ts";

/** Values of papers of banks, lenders and supporters. */

const days = grammarOf(dateIn);
const day = (name: string, topic: string): SoughtValue => ({ name, grammar: days, topics: moneyDays, topic });

export const balanceDay = day("periodEnd", "balance");
export const maturityDay = day("expiryDate", "maturity");
export const purchaseDay = day("issueDate", "purchased");
export const letterDay = day("issueDate", "issued");

const person = (name: string, topics: readonly Topic[], topic: string): SoughtValue => ({
  name,
  grammar: holders,
  topics,
  topic,
  agreeing: areOfOnePerson,
});

export const ofSupporters = [
  person("financialSupporterFullName", supporterTopics, "supporter"),
  person("applicantFullName", supporterTopics, "supported"),
  letterDay,
];

export const whoIsPaid = person("applicantFullName", paidTopics, "paid");
