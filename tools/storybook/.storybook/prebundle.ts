/**
 * Dependencies of lazily loaded parts, bundled in advance: discovering them during a run would reload the
 * page.
 */
export const PREBUNDLE = [
  '@base-ui/react/alert-dialog',
  '@base-ui/react/drawer',
  '@tanstack/react-query',
  'axios',
  'dompurify',
  'i18next',
  'jotai',
  'lucide-react/icons/*',
  'react-hook-form',
  'react-i18next',
  'react-router-dom',
  'swiper',
  'virtua',
  'zod/mini',
];
