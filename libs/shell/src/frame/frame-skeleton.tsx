/** The very skeleton the page's HTML draws before the script arrives: nothing moves in between. */
export function FrameSkeleton() {
  return (
    <div className="sk-page" aria-hidden="true">
      <i className="sk-top" />
      <i className="sk-hero" />
      <i className="sk-bal" />
      <i className="sk-row" />
      <i className="sk-tiles" />
    </div>
  );
}
