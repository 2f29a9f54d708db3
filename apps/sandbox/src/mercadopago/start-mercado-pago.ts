import { randomBytes, randomInt } from 'node:crypto'
import { listen, serverOf } from '../listen'
import { makeApp } from './app'
import { makeChaosRules } from './chaos/rules'
import { makeControl } from './control/control'
import { type Courier, makeCourier } from './notifications/courier'
import { makeClock } from './store/clock'
import { fileJournal, memoryJournal } from './store/journal'
import { openSharedClock } from './store/shared-clock'
import { openStore } from './store/store'
import { nextEvent, runDueCharges } from './subscriptions/run-due-charges'
import type { Settings, World } from './world'

/** The longest pause between two checks, because the base clock may jump. */
const longestWaitMs = 1000

export interface MercadoPagoOptions {
  /** 0 means a free port. */
  port: number
  /** The public origin for browsers, if it is not http://localhost:<port>. */
  publicOrigin?: string
  accessToken: string
  webhookSecret: string
  /** The secret of the second tab of the panel; default: a random one. */
  secondWebhookSecret?: string | undefined
  /** The token of the control API. */
  controlToken: string
  /** The address for notifications of subscriptions and charges, which have no address of their own. */
  panelUrl: string | null
  /** The file that stores all data across restarts; null stores nothing. */
  journalFile: string | null
  /** The base clock; default: the machine's clock. */
  now?: () => Date
  /** The file with the offset of the clock that the stand-in shares with the site. Without it, no clock is shared. */
  clockFile?: string | null
  deliveryTimeoutMs?: number
  settings?: Partial<Settings>
  /** The first id; default: a random number of ten digits, so that two runs do not share ids. */
  firstId?: number
}

const settings: Settings = {
  autoReturnDelayMs: 2_000,
  firstChargeDelayMs: 45 * 60_000,
  areCardsValidated: true,
  areRefundsSlow: false,
  isTestAccount: false,
  mailsWithoutAccount: [],
  strictUrls: false,
  isDeliveringByItself: true,
  parallelDeliveries: 4,
  deliveryTimeoutMs: 22_000,
  afterRedirectDelayMs: 1_000,
  panelUrl: null,
}

/**
 * Starts the stand-in of Mercado Pago on this machine only: the API, the checkout pages, the panel, and the
 * notifications. Rejects if the port is taken.
 */
export async function startMercadoPago(options: MercadoPagoOptions) {
  const { accessToken, webhookSecret, controlToken, panelUrl, deliveryTimeoutMs } = options
  if (!accessToken || !webhookSecret || !controlToken) {
    throw new Error('accessToken, webhookSecret and controlToken must not be empty')
  }
  const secondWebhookSecret = options.secondWebhookSecret || randomBytes(32).toString('hex')
  const store = openStore(options.journalFile === null ? memoryJournal : fileJournal(options.journalFile))
  const firstId = options.firstId ?? randomInt(1_000_000_000, 9_000_000_000)
  if (!store.get('meta', 'meta')) store.save('meta', { id: 'meta', nextId: firstId, clockOffsetMs: 0 })
  const readMeta = () => store.get('meta', 'meta') ?? { clockOffsetMs: 0 }
  const shared = options.clockFile ? openSharedClock(options.clockFile) : null
  const base = options.now ?? (() => new Date(Date.now() + (shared?.aheadMs() ?? 0)))
  const world: World = {
    origin: '',
    credentials: { accessToken, webhookSecret, secondWebhookSecret, controlToken },
    settings: {
      ...settings,
      panelUrl,
      ...(deliveryTimeoutMs === undefined ? {} : { deliveryTimeoutMs }),
      ...options.settings,
    },
    store,
    clock: makeClock({ base, shared, store, readMeta }),
    chaos: makeChaosRules(),
    wake: () => ticker.wake(),
  }
  const courier = makeCourier(world)
  const ticker = makeTicker(world, courier)
  const control = makeControl(world, courier)

  const server = serverOf(makeApp({ world, control, courier }))
  const port = await listen(server, options.port)
  world.origin = (options.publicOrigin ?? `http://localhost:${port}`).replace(/\/$/, '')
  ticker.start()

  return {
    origin: world.origin,
    port,
    control,
    /** Stops answering calls and sending notifications. Unsent notifications are sent after the next start. */
    async close(): Promise<void> {
      ticker.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await courier.close()
    },
  }
}

/** Runs charges and deliveries when they become due, while the process runs. */
function makeTicker(world: World, courier: Courier) {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  function tick(): void {
    runDueCharges(world)
    if (world.settings.isDeliveringByItself) void courier.deliverDue().then(plan)
    else plan()
  }

  function plan(): void {
    clearTimeout(timer)
    if (isStopped) return
    timer = setTimeout(tick, waitMs(world))
    timer.unref()
  }

  return {
    start: plan,
    /** Checks again as soon as the current work is done. */
    wake(): void {
      clearTimeout(timer)
      if (isStopped) return
      timer = setTimeout(tick, 0)
      timer.unref()
    },
    stop(): void {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

function waitMs(world: World): number {
  const moments = world.store
    .all('deliveries')
    .filter(({ state }) => state === 'waiting')
    .map(({ dueAt }) => dueAt)
  const next = [nextEvent(world)?.at, ...moments].flatMap((at) => (at ? [Date.parse(at)] : []))
  const wait = Math.min(...next, Number.POSITIVE_INFINITY) - world.clock.virtual().getTime()
  return Math.min(Math.max(wait, 0), longestWaitMs)
}
