import { pendingLinkAtom, openExternalLink } from '@lobby/feature-kit';
import { useAtomValue } from 'jotai';
import { UpdateQuestion } from './update-question';

interface UpdateOverlayProps {
  open: boolean;
  mandatory: boolean;
  version: string;
  address: string;
  onClose(): void;
}

/** There is a newer app (D1 §4). It makes room for the question whether to leave for the download. */
export default function UpdateOverlay({ open, address, ...question }: UpdateOverlayProps) {
  const leaving = useAtomValue(pendingLinkAtom) !== null;
  return (
    <UpdateQuestion
      {...question}
      open={open && !leaving}
      onUpdate={() => openExternalLink(address)}
    />
  );
}
