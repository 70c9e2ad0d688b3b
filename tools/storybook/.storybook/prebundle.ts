/**
 * Dependencies that a story may meet only when it opens something, or that a new story brings in while tests run:
 * found then, they would reload the page under it.
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
  'swiper/modules',
  'virtua',
  'zod/mini',
];
