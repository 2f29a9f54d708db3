import type { Ctx } from '../context/ctx'
import { type FakePayments, fakePayments } from './fake-payments'
import {
  fakeAccessTokens,
  fakeImages,
  fakePasswords,
  type MemoryFiles,
  memoryFiles,
  type RecordingLog,
  type RecordingMailer,
  recordingLog,
  recordingMailer,
  type TestSettings,
  testSettings,
} from './fakes'
import { sequentialIds } from './sequential-ids'
import { type TestClock, testClock } from './test-clock'
import { testDatabase } from './test-database'

/** A context on a real database, with everything outside replaced by what a test can set and look at. */
export interface TestCtx extends Ctx {
  clock: TestClock
  mailer: RecordingMailer
  files: MemoryFiles
  payments: FakePayments
  settings: TestSettings
  log: RecordingLog
  /** Address of this process's database, for a connection of one's own. */
  databaseUrl: string
}

/**
 * Returns a context whose database holds reference data only. One at a time in a process: making the next one
 * deletes what the last one wrote.
 */
export async function createTestContext(): Promise<TestCtx> {
  const { db, url, clean } = await testDatabase()
  await clean()
  const clock = testClock()
  return {
    db,
    databaseUrl: url,
    clock,
    ids: sequentialIds(clock),
    log: recordingLog(),
    mailer: recordingMailer(),
    files: memoryFiles(),
    payments: fakePayments(clock),
    images: fakeImages(),
    passwords: fakePasswords(),
    accessTokens: fakeAccessTokens(clock),
    tokenSecret: 'test-token-secret-of-more-than-32-characters',
    site: {
      origin: 'http://localhost:3000',
      name: 'Oficio',
      supportEmail: 'ayuda@example.com',
    },
    settings: testSettings(),
  }
}
