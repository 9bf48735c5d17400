/** A text of a letter, paragraph by paragraph, in the direction of its own writing. */
export const Paragraphs = ({ value }: { value: string }) => (
  <>
    {value.split("\n").map((paragraph) => (
      <p key={paragraph} className="letter-text" dir="auto">
        {paragraph}
      </p>
    ))}
  </>
);
