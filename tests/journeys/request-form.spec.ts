import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { expect, type Page } from '@playwright/test'
import { long, phone, test } from './support/fixtures'
import { codeIn } from './support/mailbox'
import { testPassword } from './support/market'
import { phonePhoto } from './support/pictures'
import { madeUpClient, requestForm } from './support/request-form'

test.use(phone)

test('typed words survive refusal, leaving, reload and back, and a double click files once', async ({
  page,
  world,
  market,
}) => {
  const client = madeUpClient(await world.nextNumber())
  const form = requestForm(page)
  await form.open()
  const expectKept = async () => {
    await expect(page.getByRole('combobox', { name: 'Rubro' })).toHaveValue(market.rubro.name)
    await expect(page.getByLabel('Descripción')).toHaveValue(client.description)
    await expect(page.getByRole('combobox', { name: 'Ciudad' })).toHaveValue(market.place.city)
    await expect(page.getByLabel('Dirección')).toHaveValue(client.street)
    await expect(form.photos).toHaveCount(1)
  }

  await test.step('an incomplete form is refused with what is missing, field by field', async () => {
    await form.fillWork(market, client)
    await form.pickPhotos([await phonePhoto('living.jpg', 'navy')])
    await expect(form.storedPhotos).toHaveCount(1)
    await form.submit.click()
    await expect(page.getByText('El campo Teléfono es obligatorio.').first()).toBeVisible()
    await expect(page.getByText('El campo Email es obligatorio.').first()).toBeVisible()
    // The list of errors is visible, so the counter hides and does not cover it.
    await expect(page.getByText('Falta corregir 4 datos')).toBeInViewport()
    await expect(page.getByRole('button', { name: /^(Paso|Falta)/ })).toBeHidden()
    await form.submit.scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: /^Paso 3 de 3: tus datos/ })).toBeVisible()
    await expectKept()
  })

  await test.step('a reload keeps it', async () => {
    await page.reload()
    await expect(page.getByText('Recuperamos lo que habías escrito')).toBeVisible()
    await expectKept()
  })

  await test.step('leaving and coming back keeps it', async () => {
    await page.goto('/login')
    await page.goBack()
    await expectKept()
  })

  await test.step('a second tab has it too', async () => {
    const second = await page.context().newPage()
    await requestForm(second).open()
    await expect(second.getByLabel('Descripción')).toHaveValue(client.description)
    await second.close()
  })

  await test.step('two clicks file one request', async () => {
    await page.getByLabel('Nombre', { exact: true }).fill(client.firstName)
    await page.getByLabel('Apellido').fill(client.lastName)
    await page.getByLabel('Email').fill(client.email)
    await page.getByLabel('Teléfono').fill('12')
    await page.getByLabel('Teléfono').blur()
    // No field is empty, but one is wrong. It counts as missing, and its section has no tick.
    const bar = page.getByRole('button', { name: /^Falta corregir 1 dato/ })
    await expect(bar).toBeVisible()
    // The counter scrolls to the error and does not cover it.
    await bar.click()
    const fault = page.locator('#phone-error')
    await expect
      .poll(async () => {
        const [above, below] = [await fault.boundingBox(), await bar.boundingBox()]
        return above !== null && below !== null && above.y > 0 && above.y + above.height <= below.y
      })
      .toBe(true)
    await expect(page.getByText('Completo', { exact: true })).toHaveCount(2)
    await page.getByLabel('Teléfono').fill(client.phone)
    await expect(page.getByText('Completo', { exact: true })).toHaveCount(3)
    await form.submit.dblclick()
    await expect(form.filedHeading).toBeVisible()
    expect(await world.ctx.db.serviceRequest.count({ where: { email: client.email } })).toBe(1)
  })

  await test.step('the result stays over a reload without a form seen before it, and the next form is empty', async () => {
    const link = await form.trackingLink.inputValue()
    // Delays the page's scripts.
    let letScriptsCome: () => void = () => undefined
    const late = new Promise<void>((resolve) => {
      letScriptsCome = resolve
    })
    await page.route('**/_next/static/**/*.js', async (route) => {
      await late
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByLabel('Descripción')).toBeAttached()
    await expect(page.getByLabel('Descripción')).toBeHidden()
    letScriptsCome()
    await expect(form.filedHeading).toBeVisible()
    await page.unroute('**/_next/static/**/*.js')
    await expect(form.trackingLink).toHaveValue(link)
    await page.getByRole('button', { name: 'Pedir otro servicio' }).click()
    await expect(page.getByLabel('Descripción')).toHaveValue('')
    await expect(page.getByRole('heading', { name: 'Contanos qué necesitás' })).toBeFocused()
  })
})

test('the same form sent from two tabs files one request', long, async ({ page, world, market }) => {
  const client = madeUpClient(await world.nextNumber())
  const form = requestForm(page)
  await form.open()
  await form.fill(market, client)
  const second = await page.context().newPage()
  await requestForm(second).open()
  await expect(second.getByLabel('Email')).toHaveValue(client.email)
  await Promise.all([form.submit.click(), requestForm(second).submit.click()])
  await expect(form.filedHeading).toBeVisible()
  await expect(requestForm(second).filedHeading).toBeVisible()
  expect(await world.ctx.db.serviceRequest.count({ where: { email: client.email } })).toBe(1)
})

test('nothing is lost without a connection; a second try files the request, and the mailed code confirms it', async ({
  page,
  world,
  market,
  mailbox,
  context,
}) => {
  const client = madeUpClient(await world.nextNumber())
  const form = requestForm(page)
  await form.open()
  await form.fill(market, client)
  // The device has a network but gets no answer. Without any network the form waits (offline.spec).
  await context.route('**/api/service-requests', (route) => route.abort())
  await form.submit.click()
  await expect(page.getByText('Lo que escribiste sigue acá.')).toBeVisible()
  await context.unroute('**/api/service-requests')
  await form.submit.click()
  await expect(form.filedHeading).toBeVisible()
  await page.getByLabel('Código', { exact: true }).fill(codeIn(await mailbox.wait(client.email, /^Confirmá/)))
  await expect(page.getByText('¡Gracias! Tu solicitud quedó confirmada.')).toBeVisible()
  const serviceRequest = await world.ctx.db.serviceRequest.findFirstOrThrow({
    where: { email: client.email },
  })
  expect(serviceRequest.confirmedAt).not.toBeNull()
})

test(
  'a client who filed before on this device asks again with few taps, and may delete the remembered data',
  long,
  async ({ page, world, market }) => {
    const client = madeUpClient(await world.nextNumber())
    const form = requestForm(page)
    // Also detects hydration errors, when the browser renders something else than the server.
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await form.open()
    await expect(page.getByRole('button', { name: /^Paso/ })).toHaveCount(0)
    await form.fill(market, client)
    await expect(page.getByText('Completo', { exact: true })).toHaveCount(3)
    await expect(page.getByRole('button', { name: /^(Paso|Falta)/ })).toHaveCount(0)
    await form.submit.click()
    await expect(form.filedHeading).toBeVisible()

    await test.step('a request takes at most ten taps from the home page, and only necessary typing', async () => {
      const taps = countTaps(page)
      await page.goto('/')
      await page.getByRole('main').getByRole('link', { name: 'Solicitar un servicio' }).first().click()
      // The sent request stays visible until the client starts another one.
      await page.getByRole('button', { name: 'Pedir otro servicio' }).click()
      await page.getByRole('combobox', { name: 'Rubro' }).click()
      await page.keyboard.type(market.rubro.name)
      await page.getByRole('option').filter({ hasText: market.rubro.name }).first().click()
      await page.getByLabel('Descripción').click()
      await page.keyboard.type('Ahora se rompió otra cosa.')
      await expect(page.getByRole('combobox', { name: 'Ciudad' })).toHaveValue(market.place.city)
      await expect(page.getByLabel('Email')).toHaveValue(client.email)
      await form.submit.click()
      await expect(form.filedHeading).toBeVisible()
      expect(await taps()).toBeLessThanOrEqual(10)
      expect(await world.ctx.db.serviceRequest.count({ where: { email: client.email } })).toBe(2)
    })

    await test.step('a tap deletes the remembered data', async () => {
      await page.getByRole('button', { name: 'Pedir otro servicio' }).click()
      await expect(page.getByLabel('Dirección')).toHaveValue(client.street)
      await page.getByRole('button', { name: 'Olvidar estos datos' }).click()
      await expect(page.getByLabel('Provincia')).toBeFocused()
      await expect(page.getByLabel('Dirección')).toHaveValue('')
      await expect(page.getByLabel('Email')).toHaveValue('')
      await form.open()
      await expect(page.getByLabel('Teléfono')).toHaveValue('')
      expect(faults).toEqual([])
    })
  },
)

test('values filled in by the account do not count as typed words', long, async ({ visit, world }) => {
  const client = await buildUser(world.ctx, { password: testPassword })
  const page = await visit(client.username)
  const email = page.getByLabel('Email')
  await requestForm(page).open()
  await expect(email).toHaveValue(client.email)
  await page.reload()
  await expect(email).toHaveValue(client.email)
  await expect(page.getByText('Recuperamos lo que habías escrito')).toBeHidden()
  await page.getByLabel('Descripción').fill('Pierde agua')
  await page.reload()
  await expect(page.getByText('Recuperamos lo que habías escrito')).toBeVisible()
})

/** Counts the taps of a finger from here on, over all pages of this tab. Returns a function that reads the count. */
function countTaps(page: Page): () => Promise<number> {
  void page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1)),
      { capture: true },
    )
  })
  return () => page.evaluate(() => Number(sessionStorage.getItem('taps')))
}
