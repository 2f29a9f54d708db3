import { paths } from '@oficio/contracts/paths'
import { purgePages } from '@oficio/domain/kernel/pages/purge-pages'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { expect } from '@playwright/test'
import { test } from '../journeys/support/fixtures'
import { patient } from '../pace'

test('a changed setting changes the cached texts at once, those of the form too', async ({
  request,
  world: { ctx },
}) => {
  const purge = () => ctx.transaction((ctx) => purgePages(ctx.db, [pageTags.settings]))
  const textOf = async (path: string) => (await request.get(path)).text()
  const texts = () => Promise.all([paths.privacy(), paths.serviceRequestForm()].map(textOf))
  // React parts what stands beside a value of its own.
  const say = async (days: number) =>
    (await texts()).map((text) => new RegExp(`${days}(<!-- -->|\\s)*días`).test(text))
  // No other test asks for this one, and it only grows, so that nothing is erased early meanwhile.
  const days = (await ctx.settings.get('anonymiseAfterDays')) + 1
  expect(await say(days)).toEqual([false, false])
  const key = { key: 'anonymiseAfterDays', validFrom: new Date() }
  await ctx.db.setting.create({ data: { ...key, value: days, createdAt: new Date() } })
  try {
    await purge()
    await expect.poll(() => say(days), { timeout: patient(20_000) }).toEqual([true, true])
  } finally {
    await ctx.db.setting.delete({ where: { key_validFrom: key } })
    await purge()
  }
})

test("the terms say the operator's own first values, which stand in the environment", async ({
  request,
  world: { ctx },
}) => {
  const { urgentFromHour, urgentUntilHour } = ctx.settings.firsts
  expect([urgentFromHour, urgentUntilHour]).toEqual([0, 24])
  // What React puts between two texts is no part of them.
  const text = (await (await request.get(paths.terms())).text()).replaceAll('<!-- -->', '')
  expect(text).toContain('de 0 a 24 h')
})
