import { createHash } from 'node:crypto'
import { AppError, codeOf, type ErrorCode } from '@oficio/contracts/errors'
import { addressKeys } from './client-address'
import { type Counter, createCounter, type Pool } from './counter'
import { loginLimits } from './rate-limits'
import { createWaitingRoom } from './waiting-room'

export interface LoginAttempt {
  /** Id of the account, or the typed text if no account matches. */
  account: string
  address: string
  deviceHash: string | null
  /** Whether this browser logged in to this account before. */
  isKnown: boolean
  /** The session of a signed-in user who confirms the password again. Null at the login. */
  sessionId: string | null
}

export type GuardLogin = <T>(attempt: LoginAttempt, work: () => Promise<T>) => Promise<T>

/** One counter to which a login attempt adds. */
interface Tally {
  counter: Counter
  key: string
  /** Whether a full counter refuses the attempt. Otherwise the counter only delays it. */
  isRefusing: boolean
  /** Whether a correct password resets the counter, because the wrong ones were then typed by the owner. */
  isForgiven: boolean
}

/**
 * Returns the guard of logins. Wrong passwords are counted for the pair of account and address, for the browser and for
 * the address. The counter of the account alone only delays the answer, because a lock would let any stranger lock out
 * the owner. A browser that logged in to the account before has its own counter, which also only delays. A session has
 * its own counter, which refuses: a stranger at an open session cannot keep guessing, and nobody outside the session
 * adds to it. The guard throws rate_limited, unavailable when too many attempts are waiting, and any error of the work.
 */
export function createLoginGuard(pool: Pool, wait: (ms: number) => Promise<unknown>): GuardLogin {
  const counters = createCounters(pool)
  const room = createWaitingRoom(loginLimits.waiting, wait)
  return async (attempt, work) => {
    const addedTallies: Tally[] = []
    let outcome: 'right' | 'wrong' | 'unknown' = 'unknown'
    try {
      const delayMs = await count(talliesOf(counters, attempt), addedTallies)
      if (delayMs > 0) await room.wait(`${attempt.account}|${sourceOf(attempt)}`, delayMs)
      const result = await work()
      outcome = 'right'
      return result
    } catch (error) {
      if (wrongCodes.includes(codeOf(error))) outcome = 'wrong'
      throw error
    } finally {
      // Only a wrong password stays counted. A refusal or an internal error says nothing about the password.
      if (outcome !== 'wrong') await settle(addedTallies, outcome === 'right')
    }
  }
}

/** The error codes of a wrong password, at the login and in a session. */
const wrongCodes: readonly (ErrorCode | null)[] = ['invalid_credentials', 'wrong_password']

/** Adds the attempt to all counters and lists them in `addedTallies`. Returns the delay in ms. Throws rate_limited. */
async function count(tallies: Tally[], addedTallies: Tally[]): Promise<number> {
  let delayMs = 0
  for (const tally of tallies) {
    const { count, waitSeconds } = await tally.counter.add(tally.key)
    addedTallies.push(tally)
    if (!tally.isRefusing) delayMs = delayAfter(count - 1)
    else if (waitSeconds !== null) throw new AppError('rate_limited', { retryAfterSeconds: waitSeconds })
  }
  return delayMs
}

async function settle(addedTallies: Tally[], isRight: boolean): Promise<void> {
  for (const { counter, key, isForgiven } of addedTallies) {
    if (isRight && isForgiven) await counter.forget(key)
    else await counter.takeBack(key)
  }
}

/** Returns the delay of an attempt in ms after the given number of wrong passwords. */
function delayAfter(wrong: number): number {
  const { free, firstMs, doublesEvery, mostMs } = loginLimits.delay
  if (wrong < free) return 0
  return Math.min(mostMs, firstMs * 2 ** Math.floor((wrong - free) / doublesEvery))
}

function createCounters(pool: Pool) {
  const make = (name: string, { points, seconds }: { points: number; seconds: number }) =>
    createCounter(pool, { name: `login:${name}`, store: 'postgres', points, seconds, isTakenBack: true })
  // A counter that only delays is practically unlimited.
  const delayLimit = { points: 1_000_000_000, seconds: loginLimits.delay.seconds }
  return {
    pair: make('pair', loginLimits.pair),
    device: make('device', loginLimits.device),
    address: make('address', loginLimits.address),
    account: make('account', delayLimit),
    known: make('known', delayLimit),
  }
}

function talliesOf(counters: ReturnType<typeof createCounters>, attempt: LoginAttempt): Tally[] {
  const { account, address, deviceHash, isKnown, sessionId } = attempt
  // Hashed, because the table of counters must not contain mail addresses.
  const accountHash = createHash('sha256').update(account).digest('base64url')
  const refusing = (counter: Counter, key: string, isForgiven = false): Tally => ({
    counter,
    key,
    isRefusing: true,
    isForgiven,
  })
  if (sessionId !== null) return [refusing(counters.pair, `${accountHash}|${sourceOf(attempt)}`, true)]
  if (isKnown && deviceHash !== null) {
    return [
      { counter: counters.known, key: `${accountHash}|${deviceHash}`, isRefusing: false, isForgiven: true },
    ]
  }
  // The address is counted first, so that a caller who invents accounts and cookies cannot fill the table of counters.
  return [
    ...addressKeys(address).map((key) => refusing(counters.address, key)),
    ...(deviceHash === null ? [] : [refusing(counters.device, deviceHash)]),
    refusing(counters.pair, `${accountHash}|${sourceOf(attempt)}`, true),
    { counter: counters.account, key: accountHash, isRefusing: false, isForgiven: false },
  ]
}

/** Returns the source: the session, the known browser, or else the widest network that one caller may own. */
function sourceOf({ sessionId, isKnown, deviceHash, address }: LoginAttempt): string {
  if (sessionId !== null) return `session:${sessionId}`
  return (isKnown && deviceHash) || (addressKeys(address).at(-1) ?? address)
}
