import type { Value } from '../database/db';

/** Columns of the seeded tables, in the order of the values of a row. */
export const COLUMNS = {
  affiliate_links:
    'id, brand, user_id, code, member_type, rebates, remark, created_at, expires_at, visits, registrations',
  affiliate_members: 'user_id, code, registered_at',
  affiliates: 'brand, code, agent',
  ancestors: 'ancestor_id, user_id, depth',
  announcement_reads: 'user_id, announcement_id',
  announcements:
    'id, brand, kind, position, start_date, group_name, execution, url, linkage, linkage_type, images, texts',
  bank_cards: 'id, user_id, brand, bank_code, account_no, branch, bound_at',
  bet_events: 'bet_id, kind, code, at',
  bet_lines: 'bet_id, line, play, pick, odds, stake, payout, status',
  bets: 'id, order_no, wallet_id, node_id, launch, key, stake, half_multiplier, payout, symbols, at, user_id, category, vendor, status, valid_stake, settled_at',
  brands: 'code, utc_offset_ms',
  chat_messages: 'id, user_id, author, said, text, key, at',
  commission_days: 'brand, next_day',
  contracts:
    'id, brand, kind, payer_id, receiver_id, status, period, tiers, remark, created_at, answered_at, effective_day, ends_day, settled_day, closes_day, ended_at, ended_by',
  deposits:
    'id, order_no, user_id, vendor, bank, amount, fee, status, at, expires_at, paid_at, settled_at, reason, promo, bonus, payer_name, remark, proofs, return_url, pay_token, key',
  favourites: 'id, user_id, node_id',
  game_names: 'node_id, language, name, folded',
  games:
    'node_id, game_id, vendor, category, classify, name, folded, rank, min_bet, min_line, rejects',
  host_focus: 'user_id, host_id, at',
  hosts:
    'id, brand, position, names, games, room_type, price, active, start_minute, minutes, hot, promo',
  hot_games: 'brand, position, node_id',
  identity_checks: 'user_id, status, decided_at',
  inbox: 'id, user_id, sent_at, read_at, texts',
  invite_codes: 'user_id, code',
  jobs: 'id, kind, subject, due_at',
  login_days: 'user_id, day',
  mall_orders: 'order_no, user_id, reward, cost, day, status, address, ticket, at',
  mall_stock: 'brand, reward, stock',
  payment_passwords: 'user_id, hash, set_at',
  point_entries: 'id, user_id, kind, points, balance_after, at, reference, key',
  point_lots: 'user_id, day, earned, left_over, expires_at',
  protection_limits: 'user_id, kind, period, amount, pending_amount, effective_at',
  protection_states: 'user_id, time_out_until, excluded_until, reality_minutes',
  promotions: 'brand, id, position, category, start_at, end_at, picture, names, content, terms',
  rain_envelopes: 'event_id, user_id, amount, order_no, at',
  rains: 'id, brand, start_at, end_at, total, left_over, per_user_max',
  rebate_days: 'brand, next_day',
  rebate_limits: 'brand, product, min_rate, max_rate, step',
  rebate_quotas: 'brand, product, min_rate, max_rate, agent_quota, general_quota',
  rebate_rates: 'user_id, product, rate',
  rebates: 'user_id, day, product, valid_stake, rate, amount, status, paid_at, order_no',
  recent: 'id, user_id, node_id',
  rewards:
    'id, user_id, promo, applied, texts, amount, wager_multiple, status, remark, images, reason, at, starts_at, expires_at, order_no',
  security_answers: 'user_id, position, question_id, answer',
  sessions: 'token, user_id, created_at, seen_at',
  statements:
    'id, contract_id, brand, kind, payer_id, receiver_id, first_day, after_day, stake, loss, active, rate, hours, amount, status, paid_at, order_no',
  transactions: 'id, wallet_id, kind, amount, balance_after, at, reference, key, remark',
  users:
    'id, brand, name, type, password, nickname, mobile, dialing_code, email, affiliate, registered_at, vip_label, labels, first_login, may_log_in, chat_unread, parent_id, last_login_at, icon, payee_name, mobile_proved, email_proved',
  vendor_categories: 'category, vendor, maintenance',
  vendors: 'code, name, position',
  vip_claims: 'user_id, subject, amount, at, order_no',
  wallets: 'id, user_id, kind, balance',
  withdrawals:
    'order_no, user_id, bank_name, account_no, amount, fee, course, status, reason, key, at, updated_at, next_at',
} as const;

export type SeededTable = keyof typeof COLUMNS;

/** Rows by table in insertion order; the values of a row are in the order of `COLUMNS`. */
export type Rows = readonly (readonly [table: SeededTable, rows: readonly (readonly Value[])[]])[];
