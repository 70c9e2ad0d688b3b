let held: URL | undefined;

/** Address of the page whose link is being pressed; undefined while none is. */
export const heldPage = (): URL | undefined => held;

/** Notes the page whose link is being pressed; undefined at the end of the press. */
export function holdPage(address: URL | undefined): void {
  held = address;
}
