/** Same skeleton as in the page's HTML, so that nothing shifts when the script takes over. */
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
