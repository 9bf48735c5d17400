import { expect, it } from "vitest";
import { isTest, projectFiles, textOf } from "./projectFiles.ts";

/** Controls that hand on what was typed as it is, each with why nothing there has to be composed (`kernel/composed.ts`). */
const asTyped: Readonly<Record<string, string>> = {
  "apps/web/src/ui/controls/FileButton.tsx": "a chosen file, no text",
  "apps/web/src/features/vault/capture/camera/NoCamera.tsx": "a chosen file, no text",
  "apps/web/src/ui/controls/DateField.tsx": "digits",
  "apps/web/src/ui/controls/NumberField.tsx": "digits and the sign of a currency",
  "apps/web/src/ui/choices/SelectField.tsx": "a value of the list",
  "apps/web/src/ui/controls/TextField.tsx": "a password, which is stored by its very signs",
  "apps/web/src/features/answers/SearchBox.tsx": "words to look for, compared without their accents",
};

it("what is typed is composed as it is typed, so that what is counted and checked beside it are letters", () => {
  const typing = projectFiles()
    .filter((path) => /^apps\/web\/src\/.*\.tsx?$/.test(path) && !isTest(path))
    .flatMap((path) =>
      [...textOf(path).matchAll(/event\.(?:target|currentTarget)\.value(?!\.normalize\("NFC"\))/g)].map(() => path),
    );
  expect([...new Set(typing)].toSorted()).toEqual(Object.keys(asTyped).toSorted());
});
