// Loaded before a test process: sets its clock to one moment, from which it runs on. The sandbox's seed and
// offers depend on day and hour, and tests must not. `TEST_DAY=2026-12-01T05:00Z` sets another moment.
const START = Date.parse(process.env['TEST_DAY'] ?? '2026-11-25T08:30:00Z');

const RealDate = Date;
const realNow = RealDate.now.bind(RealDate);
const shift = START - realNow();
const now = () => realNow() + shift;

RealDate.now = now;
globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
});
RealDate.prototype.constructor = globalThis.Date;
