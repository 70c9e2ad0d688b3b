import { currentBrand } from '@lobby/session';
import { Logo } from '@lobby/ui-kit';

/** Mark and name of the brand that runs. */
export function BrandLogo() {
  const { name, logo } = currentBrand();
  return <Logo name={name} svg={logo} />;
}
