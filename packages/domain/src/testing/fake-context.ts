import type { Db } from '@oficio/db/client'
import type { Ctx } from '../kernel/ctx'
import { transactionsOn } from '../kernel/transaction'
import { registry } from '../registry'
import { type FakePayments, fakePayments } from './fake-provider/fake-payments'
import {
  fakeAccessTokens,
  fakeImages,
  fakePasswords,
  type MemoryFiles,
  memoryFiles,
  type RecordingLog,
  type RecordingMailer,
  type RecordingPush,
  recordingLog,
  recordingMailer,
  recordingPush,
  type TestSettings,
  testSettings,
} from './fakes'
import { outside, watchTransactions } from './outside-guard'
import { sequentialIds } from './sequential-ids'
import { type TestClock, testClock } from './test-clock'

/**
 * A context on a real database. Everything outside the process is replaced by fakes that a test can set and read. In
 * every test, a call to the outside fails if it is made inside a transaction.
 */
export interface TestCtx extends Ctx {
  db: Db
  clock: TestClock
  mailer: RecordingMailer
  push: RecordingPush
  files: MemoryFiles
  payments: FakePayments
  settings: TestSettings
  log: RecordingLog
  /** Address of this process's database, for tests that open a connection of their own. */
  databaseUrl: string
}

/** Methods of the port that call the provider. Checking a signature is missing, because it is pure arithmetic. */
const providerCalls = [
  'getCollectorId',
  'createCheckout',
  'getPayment',
  'findPayments',
  'refund',
  'createSubscription',
  'findSubscriptions',
  'getSubscription',
  'changeAmount',
  'pauseSubscription',
  'resumeSubscription',
  'cancelSubscription',
  'getCharge',
  'listCharges',
] as const

export interface ContextOptions {
  /**
   * Runs everything in one transaction. For code that plays a whole history, photos included, before anybody else uses
   * the database.
   */
  isOneTransaction?: boolean
}

/** Returns a fresh context on the given database, with fakes for everything else. */
export function fakeContext(
  db: Db,
  databaseUrl: string,
  { isOneTransaction = false }: ContextOptions = {},
): TestCtx {
  const clock = testClock()
  const watchedDb = isOneTransaction ? db : watchTransactions(db)
  return {
    registry,
    db: watchedDb,
    transaction: transactionsOn(watchedDb),
    databaseUrl,
    clock,
    ids: sequentialIds(clock),
    log: recordingLog(),
    traces: null,
    mailer: outside(recordingMailer(), ['send']),
    push: outside(recordingPush(), ['send']),
    files: outside(memoryFiles(), ['put', 'get', 'delete']),
    payments: outside(fakePayments(clock), providerCalls),
    otherPayments: [],
    placesProvider: null,
    images: outside(fakeImages(), ['process']),
    passwords: fakePasswords(),
    accessTokens: fakeAccessTokens(clock),
    mailWebhookSecret: 'test-mail-secret-of-more-than-32-characters',
    isSecondFactorRequired: false,
    tokenSecret: 'test-token-secret-of-more-than-32-characters',
    site: {
      origin: 'http://localhost:3000',
      name: 'Oficio',
      supportEmail: 'ayuda@example.com',
    },
    noticeChannels: ['mail', 'site'],
    pageNews: null,
    readCache: { has: () => false, read: (_key, _tags, read) => read(), purge: () => undefined },
    settings: testSettings(),
  }
}
