import { openDownload, pendingLinkAtom } from '@lobby/feature-kit';
import { usePromptQueue } from '@lobby/ui-kit';
import { useAtomValue } from 'jotai';
import { UpdateDialog } from './update-dialog';

interface UpdateOverlayProps {
  open: boolean;
  mandatory: boolean;
  version: string;
  address: string;
  onClose(): void;
}

/** Update prompt (D1 §4), queued with other prompts; hidden while the dialog about the download's host is open. */
export default function UpdateOverlay({ open, address, ...dialog }: UpdateOverlayProps) {
  const turn = usePromptQueue(open);
  const leaving = useAtomValue(pendingLinkAtom) !== null;
  return (
    <UpdateDialog {...dialog} open={turn && !leaving} onUpdate={() => openDownload(address)} />
  );
}
