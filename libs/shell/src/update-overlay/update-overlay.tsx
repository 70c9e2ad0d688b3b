import { readStored, writeStored } from '@lobby/core';
import { askedAddressAtom, openAddress, useFlag } from '@lobby/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { UpdateQuestion } from './update-question';

interface UpdateOverlayProps {
  version: string;
  address: string;
}

/**
 * There is a newer app (D1 §4). Closing it is remembered for this visit; a mandatory update is not sent
 * away. It makes room for the question whether to leave for the download.
 */
export default function UpdateOverlay({ version, address }: UpdateOverlayProps) {
  const mandatory = useFlag('mandatoryAppUpdate');
  const leaving = useAtomValue(askedAddressAtom) !== null;
  const [dismissed, setDismissed] = useState(() => readStored('updateDismissed'));
  const dismiss = () => {
    writeStored('updateDismissed', true);
    setDismissed(true);
  };
  return (
    <UpdateQuestion
      open={(mandatory || !dismissed) && !leaving}
      mandatory={mandatory}
      version={version}
      onUpdate={() => openAddress(address)}
      onClose={dismiss}
    />
  );
}
