import { ContractBlock } from './contract-block';
import { PopupBlock } from './popup-block';

/** What may cover Home once people have seen it: popups, contracts that wait for an answer. */
export default function LaterBlocks() {
  return (
    <>
      <PopupBlock />
      <ContractBlock />
    </>
  );
}
