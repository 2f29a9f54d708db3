import { randomUUID } from 'node:crypto'
import { createDb } from '@oficio/db/client'
import { applyMigrations } from '@oficio/db/migrate/apply-migrations'
import { testDatabase } from '@oficio/domain/testing/test-database'
import { expect, it } from 'vitest'
import { bringUpToDate } from './bring-up-to-date'
import { history } from './history'

const log = () => undefined
/** The newest migration that the earlier version has. */
const earlier = '20261128150500_payment_states_in_our_words'
const moment = "timestamptz '2026-11-20T12:00:00Z'"

/** One row in each table that stores an id of the provider, as the earlier version wrote it. */
const statementsOf = (id: string, round: string) => [
  `INSERT INTO payment_intents (id, kind, subject_type, subject_id, amount_centavos, return_path, terms_version,
    checkout_id, expires_at, created_at)
  VALUES ('${id}', 'urgency_fee', 'service_request_draft', '${id}', 100, '/', '1', '${round}page', ${moment}, ${moment})`,
  `INSERT INTO payments (id, provider_id, intent_id, status, method_id, amount_centavos, currency, provider_created_at,
    provider_updated_at, created_at, synced_at)
  VALUES ('${id}', '${round}1', '${id}', 'approved', 'debmaster', 100, 'ARS', ${moment}, ${moment}, ${moment}, ${moment})`,
  `INSERT INTO refunds (id, payment_id, amount_centavos, reason, provider_id, created_at)
  VALUES ('${id}', '${id}', 50, 'admin', '${round}2', ${moment}), ('${randomUUID()}', '${id}', 10, 'admin', NULL, ${moment})`,
  `INSERT INTO subscriptions (id, subject_type, subject_id, user_id, payer_email, unit_price_centavos, units,
    amount_centavos, provider_id, terms_version, created_at)
  VALUES ('${id}', 'professional', '${id}', '${id}', 'a@example.com', 100, 1, 100, '${round}3', '1', ${moment})`,
  `INSERT INTO subscription_charges (id, provider_id, subscription_id, status, amount_centavos, debit_at,
    payment_provider_id, provider_updated_at, raw, created_at)
  VALUES ('${id}', '${round}4', '${id}', 'processed', 100, ${moment}, '5', ${moment}, '{}', ${moment})`,
  `INSERT INTO unread_answers (id, kind, provider_id, owner_type, owner_id, fields, created_at, seen_at)
  VALUES ('${id}', 'payment', '${round}6', 'intent', '${id}', 'status', ${moment}, ${moment})`,
  `INSERT INTO provider_notifications (id, request_id, topic, data_id, received_at)
  VALUES ('${id}', '${round}delivery', 'subscription_authorized_payment', '4', ${moment})`,
]

it('an upgrade names the provider of each row, also of rows that the earlier version adds while it still runs', async () => {
  const url = new URL((await testDatabase()).url)
  const server = createDb({ url: url.href, poolSize: 1 })
  const name = `${url.pathname.slice(1)}_providers`
  url.pathname = `/${name}`
  try {
    await server.$executeRawUnsafe(`CREATE DATABASE "${name}" TEMPLATE template0`)
    await applyMigrations({ ...history, url: url.href, log, until: earlier })
    const db = createDb({ url: url.href, poolSize: 1 })
    try {
      const insertAsEarlierVersion = async (round: string) => {
        for (const statement of statementsOf(randomUUID(), round)) await db.$executeRawUnsafe(statement)
      }
      await insertAsEarlierVersion('')
      await bringUpToDate({ ...history, url: url.href, log })
      await insertAsEarlierVersion('late-')
      const provider = 'mercadopago'
      const both = (row: object) => Array.from({ length: 2 }, () => ({ provider, ...row }))
      expect(await db.paymentIntent.findMany()).toMatchObject(both({}))
      expect(await db.payment.findMany()).toMatchObject(both({}))
      expect(await db.refund.findMany({ where: { providerId: { not: null } } })).toMatchObject(both({}))
      expect(await db.refund.findMany({ where: { providerId: null } })).toMatchObject([
        { provider: null },
        { provider: null },
      ])
      expect(await db.subscription.findMany()).toMatchObject(both({}))
      expect(await db.subscriptionCharge.findMany()).toMatchObject(both({}))
      expect(await db.unreadAnswer.findMany()).toMatchObject(both({}))
      expect(await db.providerNotification.findMany()).toMatchObject(both({ topic: 'charge' }))
      expect(await db.payment.findFirstOrThrow({ where: { providerId: '1' } })).toMatchObject({
        methodId: 'mastercard_debit',
      })
    } finally {
      await db.$disconnect()
    }
  } finally {
    await server.$executeRawUnsafe(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
    await server.$disconnect()
  }
})

it('every table that stores an id of the provider names the provider beside it', async () => {
  const { db } = await testDatabase()
  const unnamed = await db.$queryRaw`
    SELECT DISTINCT table_name FROM information_schema.columns one
    WHERE table_schema = 'public' AND column_name IN ('provider_id', 'payment_provider_id', 'checkout_id')
      AND NOT EXISTS (SELECT FROM information_schema.columns other
        WHERE other.table_name = one.table_name AND other.column_name = 'provider')`
  expect(unnamed).toEqual([])
})
