import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

/** A link or code that can be read, selected and copied. */
export function CopyField({ label, value }: { readonly label: string; readonly value: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    setCopied(await copyText(value));
  };
  return (
    <div className="field">
      <span className="caps">{label}</span>
      <div className="row">
        <input className="input" readOnly value={value} aria-label={label} onFocus={(event) => event.target.select()} />
        <button type="button" className="button" onClick={copy}>
          {copied ? <Check size={17} aria-hidden="true" /> : <Copy size={17} aria-hidden="true" />}
          {copied ? 'Copied' : 'Copy'}
        </button>
      </div>
    </div>
  );
}

/** Copies where the page may; tells whether it did. Plain HTTP on a home network has no clipboard of its own. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}
