import { useEffect, useId, useState } from 'react';
import { Check, Copy } from '../icons/icons';
import { IconButton } from '../icon-button/icon-button';
import { toast } from '../toast/toast';
import { useKitWords } from '../words/words';

/** Duration of the copied state in milliseconds. */
const SHOWN_MS = 2000;

interface CopyButtonProps {
  text: string;
  /** Id of the element that names the copied text; appended to the accessible name. */
  nameId?: string | undefined;
}

/** Copies a text and announces it. */
export function CopyButton({ text, nameId }: CopyButtonProps) {
  const words = useKitWords();
  const id = useId();
  const [copied, setCopied] = useState(false);
  useEffect(
    function forget() {
      if (!copied) return;
      const timer = setTimeout(() => setCopied(false), SHOWN_MS);
      return () => clearTimeout(timer);
    },
    [copied],
  );
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toast.success(words.copied);
    } catch {
      // Denied, or an insecure page: the text beside the button can be copied manually.
      toast.error(words.copyFailed);
    }
  }
  return (
    <IconButton
      id={id}
      label={words.copy}
      aria-labelledby={nameId === undefined ? undefined : `${id} ${nameId}`}
      icon={copied ? <Check size={20} /> : <Copy size={20} />}
      onClick={() => void copy()}
    />
  );
}
