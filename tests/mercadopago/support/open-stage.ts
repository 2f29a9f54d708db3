import { randomUUID } from 'node:crypto'
import { type Caller, visitor } from '@oficio/domain/kernel/actor'
import type { PaymentProvider } from '@oficio/domain/kernel/payment-provider'
import type { TestCtx } from '@oficio/domain/testing/fake-context'
import { createMercadoPago } from '@oficio/gateways/mercadopago/create-mercado-pago'
import { startMercadoPago } from '@oficio/sandbox/mercadopago/start-mercado-pago'
import { hashDevice } from '../../../apps/web/src/server/callers/device-cookie'
import { patient } from '../../pace'
import { recordCalls } from './api-calls'
import { startSite, webhookPath } from './site'

/** A test's context that pays through the adapter. */
export type StageCtx = Omit<TestCtx, 'payments'> & { payments: PaymentProvider }

/** The site and the stand-in of its payment provider. Both use one clock that stands still until a test moves it. */
export interface Stage {
  ctx: StageCtx
  /** Controls for the payer on the provider's pages, for the provider itself, and for failures. */
  control: Awaited<ReturnType<typeof startMercadoPago>>['control']
  /** The same controls for callers over HTTP. */
  controlAt: { origin: string; controlToken: string }
  siteUrl: string
  /** Every request of the adapter so far, including retries, without its query. */
  calls: string[]
  /** A buyer with a browser and without an account. */
  buyer: { actor: Caller; cookie: string }
  /** The secret that signs genuine notifications. */
  webhookSecret: string
  /**
   * Runs the work with a short timeout (0.5 s) for the provider, for answers that never come. On a busy machine the
   * provider may do its part only after the timeout.
   */
  inAHurry<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

interface Options {
  /** The context whose database and clock the stage uses. */
  base: TestCtx
  /** The site's secret, if it differs from the provider's. */
  siteSecret?: string
}

const device = 'a-browser-without-an-account-123'

/** All answers are fast, but the machine may be busy. */
const longDeadlines = { timeoutMs: patient(8_000), deadlineMs: patient(15_000) }
const hasty = { timeoutMs: patient(300), deadlineMs: patient(500) }

/** Starts both on free ports. The provider is empty and sends notifications on command. */
export async function openStage({ base, siteSecret }: Options): Promise<Stage> {
  const accessToken = `APP_USR-${randomUUID()}`
  const webhookSecret = randomUUID()
  const controlToken = randomUUID()
  const standIn = await startMercadoPago({
    port: 0,
    accessToken,
    webhookSecret,
    controlToken,
    panelUrl: null,
    journalFile: null,
    now: base.clock.now,
    settings: { isDeliveringByItself: false, afterRedirectDelayMs: 0 },
  })
  const apiUrl = `http://127.0.0.1:${standIn.port}`
  const adapter = {
    accessToken,
    webhookSecrets: [siteSecret ?? webhookSecret],
    siteName: base.site.name,
    apiUrl,
    retryDelayMs: 1,
    log: base.log,
  }
  const ctx: StageCtx = { ...base, payments: createMercadoPago({ ...adapter, ...longDeadlines }) }
  const site = await startSite(ctx)
  standIn.control.changeSettings({ panelUrl: `${site.origin}${webhookPath}?source_news=webhooks` })
  const recording = recordCalls(apiUrl)
  return {
    ctx,
    control: standIn.control,
    controlAt: { origin: apiUrl, controlToken },
    siteUrl: site.origin,
    calls: recording.calls,
    buyer: {
      actor: visitor({ deviceHash: hashDevice(device, base.tokenSecret) }),
      cookie: `oficio_device=${device}`,
    },
    webhookSecret,
    async inAHurry(work) {
      const { payments } = ctx
      ctx.payments = createMercadoPago({ ...adapter, ...hasty })
      return work().finally(() => Object.assign(ctx, { payments }))
    },
    async close() {
      recording.stop()
      await standIn.close()
      await site.close()
    },
  }
}
