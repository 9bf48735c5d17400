import { useEffect, useState } from "react";
import { useQuery } from "../../api/useQuery.ts";
import { schoolNamesQuery } from "./operations.ts";

/** Names of the list of schools that have the words typed so far, for the field beside; the browser offers them. */
export function SchoolNames({ id, typed }: { id: string; typed: string }) {
  const [search, setSearch] = useState("");
  useEffect(() => {
    // Not at each key: the server is asked once somebody pauses.
    const timer = setTimeout(() => setSearch(typed.trim()), 200);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery(schoolNamesQuery, search.length < 2 ? undefined : { search });
  return (
    <datalist id={id}>
      {data?.schools.map(({ name, city, province }) => (
        <option key={`${name} ${city} ${province}`} value={name}>
          {[city, province].filter(Boolean).join(", ")}
        </option>
      ))}
    </datalist>
  );
}
