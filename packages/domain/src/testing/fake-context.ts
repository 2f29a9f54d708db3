import type { Db } from '@oficio/db/client'
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

/** Returns a context on that database with everything else replaced, and nothing happened yet. */
export function fakeContext(db: Db, databaseUrl: string): TestCtx {
  const clock = testClock()
  return {
    db,
    databaseUrl,
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
