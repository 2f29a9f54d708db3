import { paths } from '@oficio/contracts/paths'
import type { SettingKey } from '@oficio/contracts/settings/settings'
import { purgePages } from '@oficio/domain/kernel/pages/purge-pages'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { trackingToken } from '@oficio/domain/service-requests/tracking-link'
import { buildAdBooking } from '@oficio/domain/testing/builders/build-ad-booking'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildServiceRequest } from '@oficio/domain/testing/builders/build-service-request'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { type APIRequestContext, expect } from '@playwright/test'
import { test } from '../journeys/support/fixtures'
import { testPassword } from '../journeys/support/market'
import type { World } from '../journeys/support/world'
import { patient } from '../pace'

test('a changed setting changes the cached texts at once, those of the form too', async ({
  request,
  world: { ctx },
}) => {
  const textOf = async (path: string) => (await request.get(path)).text()
  const texts = () => Promise.all([paths.privacy(), paths.serviceRequestForm()].map(textOf))
  // React separates a value from the text beside it with a comment.
  const findDaysInTexts = async (days: number) =>
    (await texts()).map((text) => new RegExp(`${days}(<!-- -->|\\s)*días`).test(text))
  // No other test reads this setting. It only grows, so that nothing is erased early meanwhile.
  const days = (await ctx.settings.get('anonymiseAfterDays')) + 1
  expect(await findDaysInTexts(days)).toEqual([false, false])
  await withSetting(ctx, { key: 'anonymiseAfterDays', value: days }, () =>
    expect.poll(() => findDaysInTexts(days), { timeout: patient(20_000) }).toEqual([true, true]),
  )
})

test("the terms state the operator's own first values from the environment", async ({
  request,
  world: { ctx },
}) => {
  const { urgentFromHour, urgentUntilHour } = ctx.settings.firsts
  expect([urgentFromHour, urgentUntilHour]).toEqual([0, 24])
  // React puts comments between two texts, which do not belong to the text.
  const text = (await (await request.get(paths.terms())).text()).replaceAll('<!-- -->', '')
  expect(text).toContain('de 0 a 24 h')
})

test('prices show their amount without VAT where the operator charges it, and nowhere else', async ({
  market,
  connect,
  world: { ctx },
}) => {
  const { user } = await market.professional()
  const login = { password: testPassword }
  const waiting = await buildProfessional(ctx, { user: login, status: 'pending_payment', approvedAt: null })
  const owner = await buildUser(ctx, login)
  const { id: businessId } = await buildBusiness(ctx, { userId: owner.id, status: 'pending_payment' })
  const { id: bookingId } = await buildAdBooking(ctx, { userId: owner.id })
  const request = await buildServiceRequest(ctx, { userId: owner.id })
  const visits = [
    { to: user, path: paths.home() },
    { to: user, path: paths.serviceRequestForm() },
    { to: user, path: paths.registerBusiness() },
    { to: user, path: paths.advertising() },
    { to: user, path: paths.professionalPayments() },
    { to: user, path: paths.serviceSelection() },
    { to: waiting.user, path: paths.portal() },
    { to: owner, path: paths.userBusinessPlan(businessId) },
    { to: owner, path: paths.ownAdBooking(bookingId) },
    // The browser renders these prices later. The page passes the percentage to it.
    { to: user, path: paths.registerProfessional() },
    { to: owner, path: paths.tracking(trackingToken(ctx, request)) },
  ]
  const wires = new Map<string, APIRequestContext>()
  for (const { username } of [user, waiting.user, owner]) wires.set(username, await connect(username))
  const withLine = async () => {
    const texts = await Promise.all(
      visits.map(async ({ to, path }) => (await wires.get(to.username)?.get(path))?.text()),
    )
    return visits.flatMap(({ path }, at) =>
      /Precio sin impuestos nacionales: |\\"percent\\":21/.test(texts[at] ?? '') ? path : [],
    )
  }
  expect(await withLine()).toEqual([])
  await withSetting(ctx, { key: 'vatPercent', value: 21 }, () =>
    expect.poll(withLine, { timeout: patient(20_000) }).toEqual(visits.map(({ path }) => path)),
  )
})

test('an account may choose the name on its invoices where the operator issues them', async ({
  connect,
  world: { ctx },
}) => {
  const { username } = await buildUser(ctx, { password: testPassword })
  const wire = await connect(username)
  const text = async () => (await wire.get(paths.invoiceData())).text()
  expect(await text()).toContain('Por ahora no hacen falta')
  await withSetting(ctx, { key: 'issuesInvoices', value: 1 }, () =>
    expect.poll(text, { timeout: patient(20_000) }).toMatch(/Condición ante el IVA.*Nombre o razón social/s),
  )
})

/** Stores a setting during `look`, and purges the pages that depend on settings. */
async function withSetting(
  ctx: World['ctx'],
  { key, value }: { key: SettingKey; value: number },
  look: () => Promise<void>,
): Promise<void> {
  const purge = () => ctx.transaction((ctx) => purgePages(ctx.db, [pageTags.settings]))
  const setting = { key, validFrom: new Date() }
  await ctx.db.setting.create({ data: { ...setting, value, createdAt: new Date() } })
  try {
    await purge()
    await look()
  } finally {
    await ctx.db.setting.delete({ where: { key_validFrom: setting } })
    await purge()
  }
}
