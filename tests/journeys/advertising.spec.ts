import { once } from 'node:events'
import { dayAfter } from '@oficio/contracts/advertising/price'
import { defaultBanner } from '@oficio/contracts/advertising/slots'
import { paths } from '@oficio/contracts/paths'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { dateOf } from '@oficio/domain/advertising/ad-dates'
import { buildAdBanner, buildAdBooking } from '@oficio/domain/testing/builders/build-ad-booking'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { expect, type Locator, type Page } from '@playwright/test'
import { bookRest, chooseDays, chooseSlot, freeSpaces, purgeBanners } from './support/ad-booking'
import { failing } from './support/failing'
import { phone, smallPhone, test } from './support/fixtures'
import { testPassword } from './support/market'
import { checkoutPage } from './support/mercado-pago'
import { phonePhoto } from './support/pictures'
import type { World } from './support/world'

test.use(phone)

/** User agent of a normal browser, because views by automated browsers are not counted. */
const userAgent = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'

/** The slot of the spaces 11 to 13. */
const slotName = 'homepage_featured_1'

const account = ({ ctx }: World, role: 'user' | 'admin' = 'user') =>
  buildUser(ctx, { role, password: testPassword })

/** Opens the home page while requests for banners fail. Returns the size of the slot with its default banner. */
async function withoutAnswer(page: Page, slot: Locator): Promise<{ width: number; height: number }> {
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/banners/active'))
  await failing(page, '**/banners/active', async () => {
    await page.goto(paths.home())
    await slot.scrollIntoViewIfNeeded()
    await failed
    await expect(slot.getByRole('link')).toContainText(defaultBanner.title)
  })
  const { width = 0, height = 0 } = (await slot.boundingBox()) ?? {}
  expect(height).toBeGreaterThan(0)
  return { width, height }
}

test('a space is booked, paid, filled, let in, seen and counted; nobody else gets its days', async ({
  visit,
  world,
  mailbox,
}) => {
  const { ctx } = world
  const [owner, other, admin] = [await account(world), await account(world), await account(world, 'admin')]
  const [ownDays, otherDays] = [13, 12]
  await freeSpaces(world, [ownDays, otherDays])
  const page = await visit(owner.username)

  const days = await test.step('chosen, with its price, and paid', async () => {
    await chooseSlot(page, slotName)
    await page.getByRole('textbox', { name: 'Título' }).fill('Ferretería del Parque')
    await expect(page.getByRole('figure').getByText('Ferretería del Parque')).toBeVisible()
    const days = await chooseDays(page, 40)
    await expect(page.getByText('10 días × $ 4.800 por día')).toBeVisible()
    await expect(page.getByText('$ 48.000', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Reservar y pagar' }).click()
    await checkoutPage(page).approve()
    await page.getByRole('link', { name: 'Subí tu banner' }).click()
    await expect(page.getByText('Falta tu banner', { exact: true })).toBeVisible()
    return days
  })

  await test.step('the same days are refused to somebody else', async () => {
    const otherPage = await visit(other.username)
    await bookRest(world, { slot: slotName, userId: other.id, ...days })
    await chooseSlot(otherPage, slotName)
    await chooseDays(otherPage, 45)
    await expect(otherPage.getByText('Alguno de esos días ya está tomado.')).toBeVisible()
    await expect(otherPage.getByRole('button', { name: 'Reservar y pagar' })).toHaveCount(0)
    const { spaceId } = await ctx.db.adBooking.findFirstOrThrow({ where: { userId: owner.id } })
    const answer = await otherPage.request.post('/api/advertising/bookings', {
      data: { spaceId, combinationId: 1, ...days, totalAmount: 40_000 },
      headers: { origin: world.site.origin },
    })
    expect(await answer.json()).toMatchObject({ code: 'ad_dates_taken' })
  })

  await test.step('the banner is uploaded, reviewed and approved', async () => {
    await page.getByRole('button', { name: 'Enviar a revisión' }).click()
    await expect(page.getByText('Falta la imagen.').first()).toBeVisible()
    await page.getByLabel('Elegir una foto').setInputFiles(await phonePhoto('banner.jpg', 'orange'))
    await expect(page.getByText('banner.jpg: subida')).toBeVisible()
    await expect(page.getByText('Falta la imagen.')).toHaveCount(0)
    // As it was tried before the payment.
    await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue('Ferretería del Parque')
    await expect(page.getByRole('figure').getByText('Ferretería del Parque')).toBeVisible()
    await page.getByLabel('Enlace del banner').fill('www.example.com')
    await page.getByRole('button', { name: 'Enviar a revisión' }).click()
    await expect(page.getByText('Estamos revisando tu banner')).toBeVisible()
    const desk = await visit(admin.username)
    await desk.goto(paths.admin())
    await desk.getByRole('link', { name: /banners? para revisar/ }).click()
    const { id } = await ctx.db.adBooking.findFirstOrThrow({ where: { userId: owner.id } })
    await desk.goto(paths.adminAd(id))
    await desk.getByRole('button', { name: 'Aprobar' }).click()
    await desk.getByRole('button', { name: 'Sí, aprobar' }).click()
    await expect(desk.getByText('Aprobada', { exact: true })).toBeVisible()
    await mailbox.wait(owner.email, /^Aprobamos tu banner/)
  })

  await test.step('the banner alternates with another one on the home page on its days, and is counted', async () => {
    const now = calendarDay(new Date())
    // Only two days, because bookings of other tests begin the day after.
    const today = { startDate: dateOf(now), endDate: dateOf(dayAfter(now)) }
    await freeSpaces(world, [otherDays])
    await ctx.db.adBooking.updateMany({
      where: { userId: owner.id },
      data: { ...today, spaceId: ownDays, status: 'approved' },
    })
    const second = await buildAdBooking(ctx, {
      userId: other.id,
      spaceId: otherDays,
      status: 'approved',
      ...today,
    })
    await buildAdBanner(ctx, second.id)
    await ctx.db.adBanner.updateMany({ where: { bookingId: second.id }, data: { title: 'Otro banner' } })
    await purgeBanners(world)
    const visitor = await visit(null, { userAgent })
    const slot = visitor.getByRole('figure', { name: 'Publicidad' }).first()
    const room = await withoutAnswer(visitor, slot)
    const banner = slot.getByRole('link')
    await test.step('visitors keep their scroll position when it replaces the placeholder', async () => {
      const placeholder = slot.getByRole('link', { name: defaultBanner.title })
      const coming = new AbortController()
      await visitor.route('**/banners/active', async (route) => {
        if (!coming.signal.aborted) await once(coming.signal, 'abort')
        await route.continue()
      })
      await visitor.reload()
      await slot.scrollIntoViewIfNeeded()
      await placeholder.focus()
      // Each of several consecutive slots sends its own request.
      const finishedRequests: string[] = []
      visitor.on('requestfinished', (request) => {
        if (request.url().endsWith('/banners/active')) finishedRequests.push(request.url())
      })
      coming.abort()
      await expect.poll(() => finishedRequests.length).toBeGreaterThanOrEqual(2)
      await visitor.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
      await expect(placeholder).toBeFocused()
      await visitor.keyboard.press('Tab')
      await expect(placeholder).toHaveCount(0)
      await visitor.unrouteAll()
    })
    await slot.scrollIntoViewIfNeeded()
    await expect(banner).toHaveAccessibleName(/Ferretería del Parque|Otro banner/)
    expect(await slot.boundingBox()).toMatchObject(room)
    // The browsers of these tests prefer reduced motion, so nothing rotates and there is no pause button.
    const pause = slot.getByRole('button', { name: 'Pausar los banners' })
    await expect(pause).toHaveCount(0)
    await visitor.emulateMedia({ reducedMotion: 'no-preference' })
    await visitor.reload()
    await slot.scrollIntoViewIfNeeded()
    await expect(pause).toBeVisible()
    const first = (await banner.textContent()) ?? ''
    await expect(banner).not.toHaveText(first)
    await pause.click()
    await expect(slot.getByRole('button', { name: 'Seguir rotando los banners' })).toBeVisible()
    const countViews = () => ctx.db.adMark.count({ where: { kind: 'view', bannerId: { in: ids } } })
    const ids = (
      await ctx.db.adBanner.findMany({ where: { booking: { userId: { in: [owner.id, other.id] } } } })
    ).map(({ id }) => id)
    await expect.poll(countViews).toBe(2)
    const toldAgain = visitor.waitForRequest(/impression/)
    await visitor.reload()
    await slot.scrollIntoViewIfNeeded()
    await toldAgain
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Cuánto se vio' })).toBeVisible()
    await expect(page.locator('dl', { hasText: 'Vistas' }).last()).toContainText('1')
    expect(await countViews()).toBe(2)
    await ctx.db.adBooking.updateMany({
      where: { userId: { in: [owner.id, other.id] } },
      data: { status: 'cancelled' },
    })
    await purgeBanners(world)
  })
})

test('the chosen days fit a small phone', async ({ page }) => {
  await page.setViewportSize(smallPhone)
  await chooseSlot(page, slotName)
  await chooseDays(page, 80)
  await expect(page.getByText('10 días × $ 4.800 por día')).toBeVisible()
  // Compares with the set width, because a phone's browser widens its viewport to content that overflows.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(smallPhone.width)
})
