import { yesNo } from "../../../kernel/shape.ts";
import { about } from "../../sensitivity.ts";
import { country } from "../places.ts";

/** Answer keys of the theme residence, spelt as in the specification (document 3 section 3). */
export const residenceAnswers = about("nothingSensitive", {
  country: country(),
  isTravelByAir: yesNo(),
});
