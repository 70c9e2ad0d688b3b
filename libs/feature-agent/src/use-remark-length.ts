import { settingsQuery } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';

/** Used until the merchant's settings are loaded (D1 §9). */
const USUAL_LENGTH = 140;

/** Characters of a remark that the merchant takes. */
export const useRemarkLength = (): number =>
  useQuery(settingsQuery).data?.limits.remarkLength ?? USUAL_LENGTH;
