import { createHash } from 'node:crypto'
import { AppError, codeOf, type ErrorCode } from '@oficio/contracts/errors'
import { addressKeys } from './client-address'
import { type Counter, createCounter, type Pool } from './counter'
import { loginLimits } from './rate-limits'
import { createWaitingRoom } from './waiting-room'

export interface LoginAttempt {
  /** Id of the account, or what was typed where there is none. */
  account: string
  address: string
  deviceHash: string | null
  /** Whether that browser logged in to that account before. */
  isKnown: boolean
  /** The session in which somebody who is logged in gives their password once more; null at the login. */
  sessionId: string | null
}

export type GuardLogin = <T>(attempt: LoginAttempt, work: () => Promise<T>) => Promise<T>

/** One count that an attempt adds to. */
interface Tally {
  counter: Counter
  key: string
  /** Too many send the attempt away; else they only delay it. */
  isRefusing: boolean
  /** Its mistakes were the owner's own, once the password is right. */
  isForgiven: boolean
}

/**
 * Returns the guard of logins. Wrong passwords count for the account and the address together, for the browser and for
 * the address. For the account alone they only ever delay the answer: were there a lock, any stranger could close it
 * for its owner. A browser that logged in to the account before has a count of its own, which only delays too; a session
 * has one that refuses, so that whoever found it open does not guess on, and nobody outside adds to it.
 * It throws rate_limited; unavailable when too many are waiting; and what the work throws.
 */
export function createLoginGuard(pool: Pool, wait: (ms: number) => Promise<unknown>): GuardLogin {
  const counters = createCounters(pool)
  const room = createWaitingRoom(loginLimits.waiting, wait)
  return async (attempt, work) => {
    const taken: Tally[] = []
    let outcome: 'right' | 'wrong' | 'unknown' = 'unknown'
    try {
      const delayMs = await count(talliesOf(counters, attempt), taken)
      if (delayMs > 0) await room.wait(`${attempt.account}|${sourceOf(attempt)}`, delayMs)
      const result = await work()
      outcome = 'right'
      return result
    } catch (error) {
      if (wrongCodes.includes(codeOf(error))) outcome = 'wrong'
      throw error
    } finally {
      // Refused here, or a fault of ours: nothing is known about the password, so nothing counts.
      if (outcome !== 'wrong') await settle(taken, outcome === 'right')
    }
  }
}

/** What a wrong password is told with, at the login and by whoever is logged in. */
const wrongCodes: readonly (ErrorCode | null)[] = ['invalid_credentials', 'wrong_password']

/** Counts the attempt everywhere. Returns for how long its answer is delayed; `taken` gets where it was counted. */
async function count(tallies: Tally[], taken: Tally[]): Promise<number> {
  let delayMs = 0
  for (const tally of tallies) {
    const { count, waitSeconds } = await tally.counter.add(tally.key)
    taken.push(tally)
    if (!tally.isRefusing) delayMs = delayAfter(count - 1)
    else if (waitSeconds !== null) throw new AppError('rate_limited', { retryAfterSeconds: waitSeconds })
  }
  return delayMs
}

async function settle(taken: Tally[], isRight: boolean): Promise<void> {
  for (const { counter, key, isForgiven } of taken) {
    if (isRight && isForgiven) await counter.forget(key)
    else await counter.takeBack(key)
  }
}

/** Returns how long an attempt waits after that many wrong ones. */
function delayAfter(wrong: number): number {
  const { free, firstMs, doublesEvery, mostMs } = loginLimits.delay
  if (wrong < free) return 0
  return Math.min(mostMs, firstMs * 2 ** Math.floor((wrong - free) / doublesEvery))
}

function createCounters(pool: Pool) {
  const make = (name: string, { points, seconds }: { points: number; seconds: number }) =>
    createCounter(pool, { name: `login:${name}`, store: 'postgres', points, seconds, isTakenBack: true })
  // What only delays is never used up.
  const delaying = { points: 1_000_000_000, seconds: loginLimits.delay.seconds }
  return {
    pair: make('pair', loginLimits.pair),
    device: make('device', loginLimits.device),
    address: make('address', loginLimits.address),
    account: make('account', delaying),
    known: make('known', delaying),
  }
}

function talliesOf(counters: ReturnType<typeof createCounters>, attempt: LoginAttempt): Tally[] {
  const { account, address, deviceHash, isKnown, sessionId } = attempt
  // Hashed, because the table of counters is no place for mail addresses.
  const who = createHash('sha256').update(account).digest('base64url')
  const refusing = (counter: Counter, key: string, isForgiven = false): Tally => ({
    counter,
    key,
    isRefusing: true,
    isForgiven,
  })
  if (sessionId !== null) return [refusing(counters.pair, `${who}|${sourceOf(attempt)}`, true)]
  if (isKnown && deviceHash !== null) {
    return [{ counter: counters.known, key: `${who}|${deviceHash}`, isRefusing: false, isForgiven: true }]
  }
  // The address first: once it is used up, whoever makes up accounts and cookies has no more counts stored.
  return [
    ...addressKeys(address).map((key) => refusing(counters.address, key)),
    ...(deviceHash === null ? [] : [refusing(counters.device, deviceHash)]),
    refusing(counters.pair, `${who}|${sourceOf(attempt)}`, true),
    { counter: counters.account, key: who, isRefusing: false, isForgiven: false },
  ]
}

/** The session, or the browser that the account knows, else the widest network that the caller may have to themselves. */
function sourceOf({ sessionId, isKnown, deviceHash, address }: LoginAttempt): string {
  if (sessionId !== null) return `session:${sessionId}`
  return (isKnown && deviceHash) || (addressKeys(address).at(-1) ?? address)
}
