import { feesToExpect } from "@boreal/domain/fees/feesToExpect";
import { easternDay } from "@boreal/domain/kernel/easternDay";
import { inDollars, type Cad } from "@boreal/domain/kernel/money";
import { timeOfASingleStudent } from "@boreal/domain/questionnaire/timeNeeded";
import { dollarsIn } from "../../../case/money.ts";
import { useLanguage, type LanguageTools } from "../../../ui/language.tsx";
import { welcomeText } from "./welcome.text.ts";

/** What somebody wants to know before they begin: what to have ready, how long, how much, whose this is, and who reads it. */
export function GoodToKnow() {
  const tools = useLanguage();
  const { t } = tools;
  const { minutes, screens } = timeOfASingleStudent;
  const entries = [
    [welcomeText.atHand, t(welcomeText.atHandMore)],
    [welcomeText.howLong, t(welcomeText.howLongMore, { minutes, screens })],
    [welcomeText.cost, costIn(tools)],
    [welcomeText.runs, t(welcomeText.runsMore, { host: location.host })],
    [welcomeText.sees, t(welcomeText.seesMore)],
  ] as const;
  return (
    <aside className="welcome__know" aria-labelledby="know">
      <h2 id="know">{t(welcomeText.know)}</h2>
      <dl>
        {entries.map(([title, more]) => (
          <div key={t(title)}>
            <dt>{t(title)}</dt>
            <dd>{more}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

/** With the fees of today where they are known. */
function costIn(tools: LanguageTools): string {
  const { t } = tools;
  const fees = feesToExpect(easternDay(new Date().toISOString()));
  if (!fees) return t(welcomeText.costMore);
  const written = (amount: Cad) => dollarsIn(tools, inDollars(amount));
  return t(welcomeText.costWithFees, { permit: written(fees.permit), biometrics: written(fees.biometrics) });
}
