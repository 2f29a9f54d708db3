import { createPool } from '@oficio/db/pool'
import { createTestContext } from '@oficio/domain/testing/test-context'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, createLimiter, type Limiter } from './limiter'
import { loginLimits, rateLimits } from './rate-limits'

let pool: ReturnType<typeof createPool>
let limiter: Limiter
let run = 0

beforeAll(async () => {
  const { databaseUrl } = await createTestContext()
  pool = createPool({ url: databaseUrl, size: 4, timeoutMs: 120_000 })
})
afterAll(() => pool.end())
beforeEach(() => {
  limiter = createLimiter(pool)
  run += 1
})

/** Addresses and accounts of one test run. They are unique, because counters outlive a test. */
const address = (host: number) => `10.${run}.${host >> 8}.${host & 255}`
const from = (host: number, more: Partial<Caller> = {}): Caller => ({
  address: address(host),
  userId: null,
  deviceHash: null,
  ...more,
})
const device = (name: string | number) => `${run}-device-${name}`

/** Returns how many counters have a key that contains the text. */
const countsOf = async (part: string): Promise<number> =>
  (await pool.query('SELECT 1 FROM rate_limits WHERE position($1 in key) > 0', [part])).rowCount ?? 0

const refusal = { code: 'rate_limited', retryAfterSeconds: expect.any(Number) }

describe('what one address may do', () => {
  it.each(['register', 'submit', 'code', 'upload', 'payment', 'checkout'] as const)(
    'a browser that used up its %s does not stop its neighbours',
    async (name) => {
      const { points } = rateLimits[name].own
      const greedy = from(1, { deviceHash: device('greedy') })
      for (let n = 0; n < points; n += 1) await limiter.countCall(name, greedy)
      await expect(limiter.countCall(name, greedy)).rejects.toMatchObject(refusal)
      await limiter.countCall(name, from(1, { deviceHash: device('neighbour') }))
      await limiter.countCall(name, from(1))
      await limiter.countCall(name, from(1, { userId: device('account') }))
    },
  )

  it('a caller who drops or invents cookies meets the limit of the address', async () => {
    const { points } = rateLimits.write.address
    for (let n = 0; n < points; n += 1)
      await limiter.countCall('write', from(1, { deviceHash: n % 2 ? device(n) : null }))
    await expect(limiter.countCall('write', from(1))).rejects.toMatchObject(refusal)
    await expect(limiter.countCall('write', from(1, { deviceHash: device('x') }))).rejects.toMatchObject(
      refusal,
    )
    await limiter.countCall('write', from(1, { userId: device('account') }))
    await limiter.countCall('write', from(2))
  })

  it('a browser with which somebody logged in before gets to its login whatever its neighbours do', async () => {
    const { own, address } = rateLimits.login
    for (let n = 0; n < address.points; n += 1) await limiter.countCall('login', from(1))
    const knownDevice = { deviceHash: device('known'), hasLoggedIn: true }
    for (let n = 0; n < own.points; n += 1) await limiter.countCall('login', from(1, knownDevice))
    await expect(limiter.countCall('login', from(1, knownDevice))).rejects.toMatchObject(refusal)
    await expect(limiter.countCall('login', from(1, { deviceHash: device('new') }))).rejects.toMatchObject(
      refusal,
    )
  })

  it('an address that used up its calls makes no new count for each cookie that it makes up', async () => {
    for (let n = 0; n <= rateLimits.register.address.points; n += 1)
      await limiter.countCall('register', from(1)).catch(() => undefined)
    for (let n = 0; n < 5; n += 1)
      await expect(limiter.countCall('register', from(1, { deviceHash: device(n) }))).rejects.toMatchObject(
        refusal,
      )
    expect(await countsOf(`${run}-device-`)).toBe(0)
  })

  it('a browser that goes on after it is refused does not use up the calls of its address', async () => {
    const greedy = from(1, { deviceHash: device('greedy') })
    for (let n = 0; n <= rateLimits.register.address.points * 2; n += 1)
      await limiter.countCall('register', greedy).catch(() => undefined)
    await limiter.countCall('register', from(1, { deviceHash: device('neighbour') }))
  })

  it('a line with many networks of IPv6 has one ceiling', async () => {
    const { points } = rateLimits.write.address
    for (let n = 0; n < points; n += 1) {
      const network = (n % 256).toString(16)
      await limiter.countCall('write', { ...from(0), address: `2800:${run}:1:${network}::1` })
    }
    const next = (network: string) =>
      limiter.countCall('write', { ...from(0), address: `2800:${run}:1:${network}::1` })
    await expect(next('ff')).rejects.toMatchObject(refusal)
    await next('100')
  })
})

const wrong = () =>
  Promise.reject(Object.assign(new Error('wrong'), { name: 'AppError', code: 'invalid_credentials' }))
const right = async () => 'in'

describe('logins', () => {
  const delays: number[] = []
  beforeEach(() => {
    delays.length = 0
    limiter = createLimiter(pool, async (ms) => void delays.push(ms))
  })
  const attempt = (
    host: number,
    more: { account?: string; deviceHash?: string; isKnown?: boolean; sessionId?: string } = {},
  ) => ({
    account: `${run}-ana`,
    address: address(host),
    deviceHash: null,
    isKnown: false,
    sessionId: null,
    ...more,
  })
  const fail = (attemptOptions: ReturnType<typeof attempt>) =>
    expect(limiter.guardLogin(attemptOptions, wrong)).rejects.toMatchObject({ code: 'invalid_credentials' })

  it('strangers cannot shut anybody out: the right password enters from a new address, later', async () => {
    for (let host = 1; host <= 40; host += 1) await fail(attempt(host))
    expect(await limiter.guardLogin(attempt(99), right)).toBe('in')
    expect(delays).toEqual([...delays].sort((a, b) => a - b))
    expect(delays[0]).toBe(loginLimits.delay.firstMs)
    expect(delays.at(-1)).toBe(loginLimits.delay.mostMs)
  })

  it('a browser that the account knows enters at once, whatever others did, at its own address too', async () => {
    for (let n = 0; n < loginLimits.pair.points; n += 1) await fail(attempt(1))
    await expect(limiter.guardLogin(attempt(1), right)).rejects.toMatchObject(refusal)
    delays.length = 0
    expect(await limiter.guardLogin(attempt(1, { deviceHash: device('own'), isKnown: true }), right)).toBe(
      'in',
    )
    expect(delays).toEqual([])
  })

  it('a browser that the account knows is never refused, and guessing with it becomes slow', async () => {
    const own = attempt(1, { deviceHash: device('own'), isKnown: true })
    for (let n = 0; n < 50; n += 1) await fail(own)
    expect(await limiter.guardLogin(own, right)).toBe('in')
    expect(delays.at(-1)).toBe(loginLimits.delay.mostMs)
  })

  it('a signed-in user can enter the password despite the failures of others at that address, and guesses from a session are limited', async () => {
    for (let n = 0; n < loginLimits.pair.points; n += 1) await fail(attempt(1))
    await expect(limiter.guardLogin(attempt(1), right)).rejects.toMatchObject(refusal)
    delays.length = 0
    const own = (sessionId: string) => attempt(1, { sessionId, deviceHash: device('own') })
    expect(await limiter.guardLogin(own('one'), right)).toBe('in')
    expect(delays).toEqual([])
    for (let n = 0; n < loginLimits.pair.points; n += 1) await fail(own('found'))
    await expect(limiter.guardLogin(own('found'), right)).rejects.toMatchObject(refusal)
    expect(await limiter.guardLogin(own('one'), right)).toBe('in')
  })

  it('a browser that another account knows has no more tries than any', async () => {
    const stranger = attempt(1, { deviceHash: device('stranger') })
    for (let n = 0; n < loginLimits.pair.points; n += 1) await fail(stranger)
    await expect(limiter.guardLogin(stranger, wrong)).rejects.toMatchObject(refusal)
  })

  it('right logins do not count: hundreds of one address enter', async () => {
    for (let n = 0; n < loginLimits.address.points + 1; n += 1)
      expect(await limiter.guardLogin(attempt(1, { account: `${run}-${n % 7}` }), right)).toBe('in')
    expect(delays).toEqual([])
  })

  it('a right one forgives the mistakes before it', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < loginLimits.pair.points - 1; n += 1) await fail(attempt(1))
      expect(await limiter.guardLogin(attempt(1), right)).toBe('in')
    }
  })

  it('guessing at many accounts from one address ends, and from one browser sooner', async () => {
    const { device: own, address: ceiling } = loginLimits
    const at = (n: number, more = {}) => attempt(1, { account: `${run}-${n}`, ...more })
    const same = { deviceHash: device('guesser') }
    for (let n = 0; n < own.points; n += 1) await fail(at(n, same))
    await expect(limiter.guardLogin(at(-1, same), wrong)).rejects.toMatchObject(refusal)
    for (let n = own.points; n < ceiling.points; n += 1) await fail(at(n))
    await expect(limiter.guardLogin(at(-1), wrong)).rejects.toMatchObject(refusal)
  })

  it('an address that used up its mistakes makes no new count for each account and cookie', async () => {
    for (let n = 0; n < loginLimits.address.points; n += 1) await fail(attempt(1, { account: `${run}-${n}` }))
    const countsBefore = await countsOf('login:')
    for (let n = 0; n < 5; n += 1)
      await expect(
        limiter.guardLogin(attempt(1, { account: `${run}-new-${n}`, deviceHash: device(n) }), wrong),
      ).rejects.toMatchObject(refusal)
    expect(await countsOf('login:')).toBe(countsBefore)
  })

  it('hundreds of simultaneous guesses get no more than the allowed tries', async () => {
    let triedCount = 0
    const guess = () => {
      triedCount += 1
      return wrong()
    }
    await Promise.allSettled(Array.from({ length: 200 }, () => limiter.guardLogin(attempt(1), guess)))
    expect(triedCount).toBeLessThanOrEqual(loginLimits.pair.points)
  })

  it('a fault of ours counts nowhere', async () => {
    const busy = () =>
      Promise.reject(Object.assign(new Error('busy'), { name: 'AppError', code: 'unavailable' }))
    for (let n = 0; n < loginLimits.pair.points * 2; n += 1)
      await expect(limiter.guardLogin(attempt(1), busy)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await limiter.guardLogin(attempt(1), right)).toBe('in')
  })

  it('no more than a few of one account and source wait at once, and others are not held up by them', async () => {
    const waiting: (() => void)[] = []
    const slow = createLimiter(pool, () => new Promise<void>((resolve) => waiting.push(resolve)))
    for (let host = 1; host <= 40; host += 1) await fail(attempt(host))
    const { maxEach } = loginLimits.waiting
    const logins = Array.from({ length: maxEach }, () => slow.guardLogin(attempt(50), right))
    await expect.poll(() => waiting.length).toBe(maxEach)
    await expect(slow.guardLogin(attempt(50), right)).rejects.toMatchObject(refusal)
    const other = slow.guardLogin(attempt(51), right)
    await expect.poll(() => waiting.length).toBe(maxEach + 1)
    for (const go of waiting) go()
    expect(await Promise.all([...logins, other])).toEqual(['in', 'in', 'in'])
  })
})
