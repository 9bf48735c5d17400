import { expect, test } from "vitest";
import { withHashes } from "./storedOperations.ts";

const source = `import { graphql } from "./graphql.ts";
const fields = graphql(\`fragment F on Done { done }\`);
export const who = graphql(\`
  query Who($id: ID!) { me { id } }
\`);
export const save = graphql(\`mutation Save { save { ...F } }\`, [fields]);
`;

test("an operation is its head and its hash, a fragment nothing", () => {
  expect(withHashes("operations.ts", source, { Who: "abc", Save: "def" })).toBe(`import { graphql } from "./graphql.ts";
const fields = ({ text: "", fragments: [] });
export const who = ({ text: "query Who", fragments: [], hash: "abc" });
export const save = ({ text: "mutation Save", fragments: [], hash: "def" });
`);
});

test("an operation that is not stored fails the build", () => {
  expect(() => withHashes("operations.ts", source, { Who: "abc" })).toThrow(
    "operations.ts: Save is not a stored operation",
  );
});

test("a file without one stays as it is", () => {
  expect(withHashes("other.ts", "export const graphql = (text: string) => text;", {})).toBeUndefined();
});
