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

test('where the operator charges VAT, what a price is without it stands beside each, and nowhere where not', async ({
  market,
  connect,
  world: { ctx },
}) => {
  const { user } = await market.professional()
  const request = await connect(user.username)
  const purge = () => ctx.transaction((ctx) => purgePages(ctx.db, [pageTags.settings]))
  const shown = [
    paths.home(),
    paths.serviceRequestForm(),
    paths.registerBusiness(),
    paths.advertising(),
    paths.professionalPayments(),
    paths.serviceSelection(),
  ]
  const withLine = async () => {
    const texts = await Promise.all(shown.map(async (path) => (await request.get(path)).text()))
    return shown.filter((_, at) => texts[at]?.includes('Precio sin impuestos nacionales: '))
  }
  expect(await withLine()).toEqual([])
  const key = { key: 'vatPercent', validFrom: new Date() }
  await ctx.db.setting.create({ data: { ...key, value: 21, createdAt: new Date() } })
  try {
    await purge()
    await expect.poll(withLine, { timeout: patient(20_000) }).toEqual(shown)
  } finally {
    await ctx.db.setting.delete({ where: { key_validFrom: key } })
    await purge()
  }
})
