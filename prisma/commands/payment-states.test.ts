import { randomUUID } from 'node:crypto'
import { createDb } from '@oficio/db/client'
import { applyMigrations } from '@oficio/db/migrate/apply-migrations'
import { testDatabase } from '@oficio/domain/testing/test-database'
import { expect, it } from 'vitest'
import { bringUpToDate } from './bring-up-to-date'
import { history } from './history'

const log = () => undefined
/** The newest migration that the earlier version has. */
const earlier = '20261128113000_waiting_codes'

const moment = "timestamptz '2026-11-20T12:00:00Z'"

async function storeAsBefore(db: ReturnType<typeof createDb>, [status, detail]: readonly (string | null)[]) {
  const id = randomUUID()
  const state = [status, detail].map((word) => (word === null ? 'NULL' : `'${word}'`)).join(', ')
  await db.$executeRawUnsafe(`
    INSERT INTO payments (id, provider_id, status, status_detail, amount_centavos, currency, provider_created_at,
      provider_updated_at, created_at, synced_at)
    VALUES ('${id}', '${id}', ${state}, 100, 'ARS', ${moment}, ${moment}, ${moment}, ${moment})`)
  await db.$executeRawUnsafe(`
    INSERT INTO payment_events (id, payment_id, status, status_detail, refunded_centavos, provider_updated_at, source, raw,
      seen_at)
    VALUES ('${randomUUID()}', '${id}', ${state}, 0, ${moment}, 'return', '{"status": "${status}"}', ${moment})`)
  return id
}

it('states of payments that an earlier version stored are kept in our own words, and the answers as they came', async () => {
  const url = new URL((await testDatabase()).url)
  const server = createDb({ url: url.href, poolSize: 1 })
  const name = `${url.pathname.slice(1)}_states`
  url.pathname = `/${name}`
  const cases = [
    ['in_process', 'pending_contingency', 'in_review', 'being_processed'],
    ['authorized', 'pending_capture', 'reserved', 'awaiting_capture'],
    ['in_mediation', null, 'in_dispute', null],
    ['charged_back', 'in_process', 'taken_by_bank', 'under_review'],
    ['approved', 'reimbursed', 'approved', 'dispute_won'],
    ['approved', 'accredited', 'approved', 'credited'],
    ['rejected', 'cc_rejected_something_new', 'rejected', 'declined'],
    ['something_new', 'something_else', 'unknown', 'other'],
  ] as const
  try {
    await server.$executeRawUnsafe(`CREATE DATABASE "${name}" TEMPLATE template0`)
    await applyMigrations({ ...history, url: url.href, log, until: earlier })
    const db = createDb({ url: url.href, poolSize: 1 })
    try {
      const ids: string[] = []
      for (const state of cases) ids.push(await storeAsBefore(db, state))
      const changes = [
        { about: 'charge', field: 'status', before: 'recycling', after: 'processed' },
        { about: 'payment', field: 'status', before: 'in_process', after: 'charged_back' },
        { about: 'payment', field: 'statusDetail', before: null, after: 'in_process' },
        { about: 'subscription', field: 'providerStatus', before: 'authorized', after: 'paused' },
      ]
      await db.$executeRaw`INSERT INTO audit_entries (id, actor_kind, action, subject, data, created_at)
        VALUES (gen_random_uuid(), 'system', 'payment-synced', 'payment:1', ${{ changes }}::jsonb, now())`
      await bringUpToDate({ ...history, url: url.href, log })
      for (const [index, [word, , status, statusDetail]] of cases.entries()) {
        const payment = await db.payment.findUniqueOrThrow({
          where: { id: ids[index] ?? '' },
          include: { events: true },
        })
        expect(payment).toMatchObject({
          status,
          statusDetail,
          events: [{ status, statusDetail, raw: { status: word } }],
        })
      }
      expect(await db.auditEntry.findFirstOrThrow()).toMatchObject({
        data: {
          changes: [
            { before: 'retrying', after: 'processed' },
            { before: 'in_review', after: 'taken_by_bank' },
            { before: null, after: 'under_review' },
            { before: 'authorized', after: 'paused' },
          ],
        },
      })
      // What a process of the earlier version that still runs would store.
      await expect(db.payment.updateMany({ data: { status: 'in_process' } })).rejects.toThrow(
        'payments_status_known',
      )
      // The ledger only grows again.
      await expect(db.$executeRaw`UPDATE payment_events SET status = 'approved'`).rejects.toThrow(
        'only ever added',
      )
    } finally {
      await db.$disconnect()
    }
  } finally {
    await server.$executeRawUnsafe(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
    await server.$disconnect()
  }
})
