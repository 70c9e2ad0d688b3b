import { addUser, isUserNameTaken, type User } from '../accounts/users';
import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import type { Random } from '../platform/random';
import { placeBelow } from './ancestors';
import { limitsOf, ratesOf, type Rates, setRates } from './rates';

/** Every n-th new member is an agent. */
const AGENT_EVERY = 10;

interface Growth {
  /** Target size of the team, over all levels. */
  wanted: number;
  random: Random;
  /** Returns a new candidate name on each call. */
  name(): string;
  now: number;
}

/** Number of accounts below an agent, over all levels. */
const teamSize = (db: Db, agentId: number): number =>
  db.get<{ size: number }>('SELECT count(*) AS size FROM ancestors WHERE ancestor_id = ?', agentId)
    ?.size ?? 0;

/** Half of an agent's rates, rounded to the brand's steps, which is below every quota. */
function halfRates(db: Db, brand: Brand, agentId: number): Rates {
  const steps = new Map(limitsOf(db, brand).map(({ product, step }) => [product, step]));
  return new Map(
    [...ratesOf(db, agentId)].map(([product, rate]) => {
      const step = steps.get(product) ?? 1;
      return [product, Math.floor(rate / 2 / step) * step] as const;
    }),
  );
}

/**
 * Adds members directly below an agent, registered after it, with the agent's password, until the team has the target
 * size. Returns the size; never shrinks the team.
 */
export function growTeam(db: Db, brand: Brand, agent: User, growth: Growth): number {
  const { wanted, random, name, now } = growth;
  return db.transaction(() => {
    const rates = halfRates(db, brand, agent.id);
    const { password, registered_at: earliest } = agent;
    for (let size = teamSize(db, agent.id); size < wanted; size += 1) {
      let fresh = name();
      while (isUserNameTaken(db, brand.code, fresh)) fresh = name();
      const member = { name: fresh, type: size % AGENT_EVERY === 0 ? 1 : 0, password };
      const at = earliest + Math.floor(random.next() * (now - earliest));
      const { id } = addUser(db, brand, member, at);
      placeBelow(db, id, agent.id);
      setRates(db, id, rates);
    }
    return teamSize(db, agent.id);
  });
}
