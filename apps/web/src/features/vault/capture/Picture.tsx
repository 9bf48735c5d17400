import { useEffect, useState } from "react";

/** A picture from memory; its address is given back when it is no longer shown. */
export function Picture({ blob, alt, className }: { blob: Blob; alt: string; className: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address === undefined ? null : <img className={className} src={address} alt={alt} />;
}
