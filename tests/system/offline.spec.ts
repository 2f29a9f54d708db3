import { once } from 'node:events'
import { paths } from '@oficio/contracts/paths'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { expect } from '@playwright/test'
import { long, phone, test } from '../journeys/support/fixtures'
import { testPassword } from '../journeys/support/market'
import { madeUpClient, requestForm } from '../journeys/support/request-form'

test.use(phone)

test('a request that is sent without a connection waits, is kept over a reload, and leaves once there is one', async ({
  page,
  world,
  market,
}) => {
  const client = madeUpClient(await world.nextNumber())
  const form = requestForm(page)
  const countRequests = () => world.ctx.db.serviceRequest.count({ where: { email: client.email } })
  await form.open()
  await form.fill(market, client)
  const waits = page.getByText('No hay conexión: tu solicitud todavía no salió.')

  await test.step('a visitor without consent is not put in the queue', async () => {
    await page.context().setOffline(true)
    await form.submit.click()
    await expect(waits).toBeVisible()
    await page.getByRole('button', { name: 'No enviarla sola' }).click()
    await expect(waits).toBeHidden()
    await page.context().setOffline(false)
    await page.reload()
    await expect(page.getByText('Quedó guardado solo en este dispositivo.')).toBeVisible()
    await expect(waits).toBeHidden()
    expect(await countRequests()).toBe(0)
  })

  await test.step('sent again without one, it leaves by itself: once', async () => {
    await page.context().setOffline(true)
    await form.submit.click()
    await expect(waits).toBeVisible()
    await page.context().setOffline(false)
    await expect(form.filedHeading).toBeVisible()
    expect(await countRequests()).toBe(1)
  })
})

test('a waiting request leaves when its closed page opens again', long, async ({ page, world, market }) => {
  const client = madeUpClient(await world.nextNumber())
  const form = requestForm(page)
  await form.open()
  await form.fill(market, client)
  await page.context().setOffline(true)
  await form.submit.click()
  await expect(page.getByText('No hay conexión: tu solicitud todavía no salió.')).toBeVisible()
  const context = page.context()
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(paths.serviceRequestForm())
  await expect(requestForm(again).filedHeading).toBeVisible()
  expect(await world.ctx.db.serviceRequest.count({ where: { email: client.email } })).toBe(1)
})

test('a page keeps what was chosen when the line that tells it of changes comes back just before the connection ends', async ({
  visit,
  world,
}) => {
  const { username } = await buildUser(world.ctx, { password: testPassword })
  const page = await visit(username)
  const unsaved = page.getByText('Cambios sin guardar')
  let lines = 0
  const connection = new AbortController()
  await page.route('**/api/auth/changes*', async (route) => {
    lines += 1
    if (lines === 2) await once(connection.signal, 'abort')
    // The first two streams end at once, so that the browser opens the next one. The third is never answered.
    if (lines < 3) await route.fulfill({ contentType: 'text/event-stream', body: 'retry: 50\n\n' })
  })
  await page.goto(paths.noticeChoices())
  await expect.poll(() => lines).toBe(2)
  await page.getByRole('group', { name: 'Reseñas' }).getByRole('checkbox', { name: 'Email' }).click()
  await expect(unsaved).toBeVisible()
  await page.context().setOffline(true)
  connection.abort()
  await expect.poll(() => lines).toBe(3)
  await page.context().setOffline(false)
  // Earlier requests of the page have failed by now, and a new one is answered.
  expect(await page.evaluate(() => fetch('/api/health').then(({ ok }) => ok))).toBe(true)
  await expect(unsaved).toBeVisible()
})

test.describe('the form waits without a connection', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', serviceWorkers: 'allow' } })

  test('a page of the site says so, and leads on once there is one', async ({ visit }) => {
    const page = await visit(null)
    await page.goto(paths.home())
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      if (!navigator.serviceWorker.controller)
        await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
    })
    await page.context().setOffline(true)
    await page.goto(paths.faq())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No hay conexión')
    await page.context().setOffline(false)
    await page.getByRole('link', { name: 'Probar de nuevo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preguntas frecuentes')
  })
})
