import { noticeChannels } from '@oficio/contracts/kernel/notice-groups'
import { createDb, type Db, type DbOptions } from '@oficio/db/client'
import { sessionNow } from '@oficio/domain/accounts/sessions/session-now'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { noReadCache } from '@oficio/domain/kernel/no-read-cache'
import type { PaymentProvider } from '@oficio/domain/kernel/payment-provider'
import type { Clock, FileStore, Log, PageNews, Traces } from '@oficio/domain/kernel/ports'
import { transactionsOn } from '@oficio/domain/kernel/transaction'
import type { PlacesProvider } from '@oficio/domain/places/places-provider'
import { registry } from '@oficio/domain/registry'
import { createSettings } from '@oficio/domain/settings/read-settings'
import { createDiskFiles } from '@oficio/gateways/files/disk-files'
import { createS3Files } from '@oficio/gateways/files/s3-files'
import { createSharpImages } from '@oficio/gateways/files/sharp-images'
import { createGooglePlaces } from '@oficio/gateways/google-places/create-google-places'
import { createIndexNow } from '@oficio/gateways/index-now/index-now'
import { createSmtpMailer } from '@oficio/gateways/mail/smtp-mailer'
import { createMercadoPago } from '@oficio/gateways/mercadopago/create-mercado-pago'
import { noPayments } from '@oficio/gateways/mercadopago/no-payments'
import { createWebPush } from '@oficio/gateways/web-push/create-web-push'
import { v7 } from 'uuid'
import type { Config } from './config'
import { createAccessTokens } from './credentials/access-tokens'
import { createPasswords } from './credentials/passwords'
import { createDemoClock } from './demo-clock'
import { createLog } from './log'
import { watchedPort } from './traces/watched-port'

/** The context of a process, outside of any transaction. */
export interface ProcessCtx extends Ctx {
  db: Db
}

/** Replacements that a caller passes in instead of the real adapters. */
export interface ContextOverrides extends Partial<Omit<ProcessCtx, 'transaction'>> {
  /** The maximum number of database connections; 10 by default. */
  poolSize?: number
  /** Limits for waiting on the database, where they differ from the driver's defaults. */
  waits?: DbWaits
}

type DbWaits = Pick<DbOptions, 'statementTimeoutMs' | 'lockTimeoutMs' | 'connectTimeoutMs'>

/** Limits while a person waits for the answer: failing soon is better than a long wait. Jobs may wait longer. */
export const interactiveWaits: DbWaits = {
  statementTimeoutMs: 10_000,
  lockTimeoutMs: 3_000,
  connectTimeoutMs: 5_000,
}

const closers = new WeakMap<Ctx, () => Promise<void>>()

/** Returns a separate context, for the worker and for tests. Connects to nothing before the first use. */
export function createContext(
  config: Config,
  { poolSize = 10, waits = {}, ...overrides }: ContextOverrides = {},
): ProcessCtx {
  const clock = overrides.clock ?? clockOf(config)
  const sessionClock = { now: () => sessionNow({ clock }) }
  const log = overrides.log ?? createLog(config.logLevel)
  const traces = overrides.traces ?? null
  const db = overrides.db ?? openDb(config, { poolSize, ...waits, trace: traces?.step }, log)
  const mailer = createSmtpMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, site: config.site })
  const ctx: ProcessCtx = {
    registry,
    ids: { next: () => v7() },
    mailer: watchedPort(traces, 'smtp', mailer),
    files: openWatchedFiles(config.files, traces),
    images: createSharpImages(),
    payments: paymentsOf(config, log, traces),
    otherPayments: [],
    placesProvider: placesOf(config, log, traces),
    passwords: createPasswords(),
    accessTokens: createAccessTokens({
      secret: config.authSecret,
      origin: config.site.origin,
      clock: sessionClock,
    }),
    tokenSecret: config.tokenSecret,
    isSecondFactorRequired: config.mode === 'production',
    mailWebhookSecret: config.mailWebhookSecret,
    push: config.webPush && createWebPush({ ...config.webPush, log }),
    site: config.site,
    noticeChannels: noticeChannels.filter((channel) => channel !== 'push' || config.webPush),
    pageNews: pageNewsOf(config, traces),
    settings: createSettings(db, clock, config.firstSettings),
    readCache: noReadCache,
    ...overrides,
    clock,
    log,
    traces,
    db,
    transaction: transactionsOn(db),
  }
  closers.set(ctx, async () => {
    mailer.close()
    // The caller closes a database that the caller passed in.
    if (overrides.db) return
    await db.$disconnect()
  })
  return ctx
}

/** Closes every connection that the context opened. The context must not be used afterwards. */
export async function closeContext(ctx: Ctx): Promise<void> {
  await closers.get(ctx)?.()
}

function openDb(config: Config, limits: Pick<DbOptions, 'poolSize' | 'trace'> & DbWaits, log: Log) {
  return createDb({
    url: config.databaseUrl,
    isPooled: config.isPooled,
    ...limits,
    log: (level, message) => log[level]({}, message),
  })
}

const clockOf = ({ demoClockFile }: Config): Clock =>
  demoClockFile ? createDemoClock(demoClockFile) : { now: () => new Date() }

function paymentsOf({ mercadoPago, site }: Config, log: Log, traces: Traces | null): PaymentProvider {
  if (!mercadoPago) return noPayments
  return watchedPort(traces, 'mercadopago', createMercadoPago({ ...mercadoPago, siteName: site.name, log }))
}

const placesOf = ({ googlePlaces }: Config, log: Log, traces: Traces | null): PlacesProvider | null =>
  googlePlaces && watchedPort(traces, 'google-places', createGooglePlaces({ ...googlePlaces, log }))

const pageNewsOf = ({ indexNow, site }: Config, traces: Traces | null): PageNews | null =>
  indexNow && watchedPort(traces, 'indexnow', createIndexNow({ ...indexNow, origin: site.origin }))

/** Traces only S3 calls, because the disk is not an external system. */
const openWatchedFiles = (files: Config['files'], traces: Traces | null): FileStore =>
  files.kind === 's3' ? watchedPort(traces, 's3', openFiles(files)) : openFiles(files)

/** Returns the configured store of photos and documents. The store of a backup is opened with it, too. */
export function openFiles(files: Config['files']): FileStore {
  return files.kind === 's3' ? createS3Files(files) : createDiskFiles(files)
}
