import { readFileSync } from 'node:fs'
import { findUncoveredRubros } from '@oficio/domain/professionals/plan/find-uncovered-rubros'
import { buildPaidRubros, fourRubros } from '@oficio/domain/testing/rubro-scene'
import { createTestContext } from '@oficio/domain/testing/test-context'
import { expect, it } from 'vitest'

const migration = new URL('../migrations/20261128052612_paid_rubros/migration.sql', import.meta.url)

it('the upgrade keeps the rubros of a running subscription covered, and new ones wait for the next charge', async () => {
  const ctx = await createTestContext()
  const [a, b, c] = await fourRubros(ctx)
  const { professionalId } = await buildPaidRubros(ctx, [a])
  await ctx.db.professionalRubro.create({ data: { professionalId, rubroId: b } })
  // As the version before left it: nothing says what was paid for.
  await ctx.db.$executeRaw`ALTER TABLE subscription_events DISABLE TRIGGER subscription_events_only_grow`
  await ctx.db.$executeRaw`UPDATE subscription_events SET data = data - 'paysFor'`
  const [, filling = ''] = readFileSync(migration, 'utf8').split(
    'DISABLE TRIGGER "subscription_events_only_grow";',
  )
  const statements = filling.split(';').filter((statement) => statement.trim() !== '')
  expect(statements).toHaveLength(2)
  for (const statement of statements) await ctx.db.$executeRawUnsafe(statement)
  expect(await findUncoveredRubros(ctx, professionalId)).toBeNull()
  await ctx.db.professionalRubro.create({ data: { professionalId, rubroId: c } })
  expect((await findUncoveredRubros(ctx, professionalId))?.names).toHaveLength(1)
})
