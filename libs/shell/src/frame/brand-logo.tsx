import { currentBrand } from '@lobby/session';
import { Logo } from '@lobby/ui-kit';

/** Logo of the running brand. */
export function BrandLogo() {
  const { name, logo } = currentBrand();
  return <Logo name={name} svg={logo} />;
}
