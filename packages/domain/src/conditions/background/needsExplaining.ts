import { any } from "../../kernel/condition.ts";
import { answeredYesOnHealth } from "../health/health.ts";
import { criminalStatusPicked, toldOfCrime, toldOfOrganizedCrime, wasIncarcerated } from "./criminal.ts";
import { stayedTooLong } from "./travelled.ts";
import { listsRefusal, wasRefusedByCanada } from "./visaViolations.ts";

/** An officer is likely to ask about one of the answers: the letter of explanation and its page say so alike. */
export const answerNeedsExplaining = any(
  listsRefusal,
  wasRefusedByCanada,
  toldOfCrime,
  criminalStatusPicked,
  wasIncarcerated,
  toldOfOrganizedCrime,
  stayedTooLong,
  answeredYesOnHealth,
);
