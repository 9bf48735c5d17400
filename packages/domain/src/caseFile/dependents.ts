import { freeText, nullable, objectOf, oneOf, partialDate, wholeNumber, type ValueOf } from "../kernel/shape.ts";

export const dependentTypes = ["Spouse", "Child"] as const;
export const dependentVisaTypes = [
  "Visitor",
  "OpenWorkPermit",
  "Student",
  "StudentExtension",
  "VisaFree",
  "None",
] as const;

export type DependentType = (typeof dependentTypes)[number];
export type DependentVisaType = (typeof dependentVisaTypes)[number];

/** Document 1 section 3; the person's own id, and for children a number that stays theirs. */
export const dependentShape = objectOf(
  {
    id: freeText(100),
    type: oneOf(dependentTypes),
    childNumber: nullable(wholeNumber()),
    visaType: nullable(oneOf(dependentVisaTypes)),
    birthday: nullable(partialDate()),
    applicantFullName: nullable(freeText(300)),
    /** Name and birthday under which this person was entered, or was last said to be the same, where they were changed since (ADR 0253). */
    knownAs: nullable(objectOf({ birthday: nullable(partialDate()), applicantFullName: nullable(freeText(300)) })),
  },
  ["id", "type"],
);

export type Dependent = ValueOf<typeof dependentShape> & { readonly id: string; readonly type: DependentType };
export type DependentKey = keyof Dependent;

export type NumberedChild = Dependent & { readonly childNumber: number };

export function numberedChildren(dependents: readonly Dependent[]): readonly NumberedChild[] {
  const children = dependents.filter((dependent) => dependent.type === "Child");
  const taken = new Set(
    children.flatMap((child) => (typeof child.childNumber === "number" ? [child.childNumber] : [])),
  );
  let next = 1;
  const numberFor = (child: Dependent) => {
    if (typeof child.childNumber === "number") return child.childNumber;
    while (taken.has(next)) next += 1;
    taken.add(next);
    return next;
  };
  return children
    .map((child) => ({ ...child, childNumber: numberFor(child) }))
    .sort((a, b) => a.childNumber - b.childNumber);
}

/** Every number that a child of a case has or had. */
export const childNumbersOf = ({
  dependents,
  formerDependents = [],
}: {
  readonly dependents: readonly Dependent[];
  readonly formerDependents?: readonly Dependent[] | undefined;
}): readonly number[] => [
  ...numberedChildren(dependents).map(({ childNumber }) => childNumber),
  ...formerDependents.flatMap(({ type, childNumber }) =>
    type === "Child" && typeof childNumber === "number" ? [childNumber] : [],
  ),
];
