import { paths } from '@oficio/contracts/paths'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { devices, expect, type Page } from '@playwright/test'
import { patient } from '../../pace'
import { businessDesk } from '../support/business-desk'
import { long, phone, test } from '../support/fixtures'
import { testPassword } from '../support/market'
import { subscriptionPage } from '../support/mercado-pago'
import { phonePhoto } from '../support/pictures'

test.use(phone)

const payerEmail = (page: Page) => page.getByLabel('Email de tu cuenta de Mercado Pago')
const plan = (page: Page) => page.getByRole('region', { name: /^Plan / })

test(
  'an owner completes the page of their business on a phone, and everybody reads it at once',
  long,
  async ({ world, visit }) => {
    const user = await buildUser(world.ctx, { password: testPassword })
    const { slug, id } = await buildBusiness(world.ctx, { userId: user.id, description: 'Café.' })
    const page = await visit(user.username)
    const desk = businessDesk(page)
    // The user agent is that of a phone, because views by automated browsers are not counted.
    const visitor = await visit(null, { userAgent: devices['Pixel 7'].userAgent })

    await test.step('the account menu leads there, and the page says what is missing', async () => {
      await page.goto(paths.home())
      await page.getByRole('button', { name: /^Menú de/ }).click()
      await page.getByRole('menuitem', { name: 'Mis negocios' }).click()
      await page.getByRole('link', { name: 'Administrar' }).click()
      const missing = page.getByRole('region', { name: 'Lo que falta' })
      await expect(missing.getByRole('link').first()).toHaveText('Subí fotos')
    })

    await test.step('words show a fault at their field, and are public as soon as they are saved', async () => {
      await desk.part('Datos').click()
      await page.getByLabel('Nombre del negocio').fill('')
      await page.getByLabel('Descripción').fill('Tostamos los martes y horneamos todas las mañanas.')
      await page.getByRole('button', { name: 'Guardar los datos' }).click()
      await expect(page.getByRole('alert').first()).toContainText('El nombre del negocio es obligatorio.')
      await page.getByLabel('Nombre del negocio').fill('Café del Puerto')
      await page.getByLabel('Instagram').fill('@cafedelpuerto')
      await page.getByRole('button', { name: 'Guardar los datos' }).click()
      await expect(page.getByText('Guardamos los datos')).toBeVisible()
      await visitor.goto(paths.business(slug))
      await expect(visitor.getByRole('heading', { name: 'Café del Puerto', level: 1 })).toBeVisible()
      await expect(visitor.getByText('Tostamos los martes')).toBeVisible()
    })

    await test.step('hours that end before they begin are asked about, and mended by a tap', async () => {
      await desk.part('Horarios').click()
      const closes = page.getByLabel('lunes, turno 1: hasta')
      await closes.fill('08:00')
      await expect(desk.day('lunes')).toContainText('Así termina a las 8 del día siguiente.')
      await page.getByRole('button', { name: /^Es hasta las 20/ }).click()
      await expect(closes).toHaveValue('20:00')
      await expect(desk.day('lunes')).not.toContainText('del día siguiente')
      await page.getByRole('button', { name: 'Guardar la semana' }).click()
      await expect(page.getByText('Guardamos tus horarios')).toBeVisible()
    })

    await test.step('pictures, with words or without, are public once they are saved', async () => {
      await desk.part('Fotos').click()
      await page
        .getByRole('region', { name: 'Fotos' })
        .getByLabel(/^Elegir/)
        .setInputFiles([await phonePhoto('salon.jpg', 'teal'), await phonePhoto('patio.jpg', 'orange')])
      await expect(page.getByText(/: subida$/)).toHaveCount(2)
      await page.getByLabel('Qué se ve en la foto 1').fill('El salón')
      await page.getByRole('button', { name: 'Guardar las fotos' }).click()
      await expect(page.getByText('Guardamos tus fotos')).toBeVisible()
      await expect(page.getByText('Cambios sin guardar')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Guardar las fotos' })).toBeFocused()
      await visitor.reload()
      await expect(visitor.getByRole('img', { name: 'El salón' })).toBeVisible()
      expect(await world.ctx.db.businessPhoto.count({ where: { businessId: id } })).toBe(2)
    })

    await test.step('they open large within the page, and alone the browser may set them on its own', async () => {
      const first = visitor.getByRole('link', { name: 'El salón' })
      await first.click()
      const large = visitor.getByRole('dialog', { name: 'Foto 1 de 2' })
      await expect(large.getByRole('img', { name: 'El salón' })).toBeInViewport()
      await visitor.keyboard.press('Escape')
      await expect(large).toHaveCount(0)
      await expect(first).toBeFocused()
      const secondTab = await visitor.context().newPage()
      await secondTab.goto((await first.getAttribute('href')) ?? '')
      expect(await secondTab.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px')
      await secondTab.close()
    })

    await test.step('the address is copied on a device without a share dialog', async () => {
      await visitor.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await visitor.getByRole('button', { name: 'Compartir' }).click()
      await expect(visitor.getByText('Copiamos la dirección')).toBeVisible()
      expect(await visitor.evaluate(() => navigator.clipboard.readText())).toBe(visitor.url())
    })

    await test.step('the later of two tabs sees the conflict, and may save its words all the same', async () => {
      await page.goto(paths.userBusinessDetails(id))
      const later = await page.context().newPage()
      await later.goto(paths.userBusinessDetails(id))
      await page.getByLabel('En una línea').fill('La primera')
      await page.getByRole('button', { name: 'Guardar los datos' }).click()
      await expect(page.getByText('Guardamos los datos')).toBeVisible()
      await later.getByLabel('En una línea').fill('La segunda')
      await later.getByRole('button', { name: 'Guardar los datos' }).click()
      await expect(later.getByText(/^Los datos de tu negocio cambiaron/)).toBeVisible()
      await later.getByRole('button', { name: 'Guardar lo mío igual' }).click()
      await expect(later.getByText('Guardamos los datos')).toBeVisible()
      await visitor.reload()
      await expect(visitor.getByText('La segunda').first()).toBeVisible()
    })

    await test.step('the poster of the reviews leads where its code says', async () => {
      await desk.part('Reseñas').click()
      await page.getByRole('link', { name: /^Imprimir un cartel/ }).click()
      await expect(page.getByRole('article', { name: 'Cartel' })).toContainText('Café del Puerto')
      await expect(page.getByRole('img', { name: /^Código QR/ })).toBeVisible()
      await page.getByRole('button', { name: 'Cambiar el código' }).click()
      await page.getByRole('button', { name: 'Sí, cambiarlo' }).click()
      await expect(page.getByText('El cartel tiene un código nuevo')).toBeVisible()
      await page.getByRole('link', { name: 'Café del Puerto' }).click()
    })

    await test.step('the desk counts who came, once, and by which way they went on', async () => {
      await visitor.getByRole('link', { name: /^Llamar a/ }).click()
      await expect(async () => {
        await page.goto(paths.userBusiness(id))
        const visits = page.getByRole('region', { name: 'Visitas a tu página' })
        await expect(visits).toContainText('Teléfono 1', { timeout: patient(1_000) })
        await visits.getByText('Ver los números').first().click()
        await expect(visits.getByRole('table').first().getByRole('row').last()).toContainText('1')
      }).toPass()
    })
  },
)

test(
  'an owner pays a plan, changes it for the next charge, changes their mind, and cancels in two clicks',
  long,
  async ({ world, mercadoPago, visit }) => {
    const user = await buildUser(world.ctx, { password: testPassword })
    const { id, slug, name } = await buildBusiness(world.ctx, { userId: user.id, status: 'pending_payment' })
    const page = await visit(user.username)
    const atProvider = async () => (await mercadoPago.subscriptionsOf(user.email)).at(-1)
    const isSeen = async () => (await page.request.get(paths.business(slug))).status()

    await test.step('the page says that it is hidden until its plan is paid, and an unfinished payment is made later', async () => {
      await page.goto(paths.userBusinessPlan(id))
      await expect(plan(page)).toContainText('Falta pagar el plan')
      expect(await isSeen()).toBe(404)
      await expect(payerEmail(page)).toHaveValue(user.email)
      await payerEmail(page).fill('no-es-un-email')
      await page.getByRole('button', { name: 'Pagar suscripción' }).click()
      await expect(payerEmail(page)).toBeFocused()
      await expect(payerEmail(page)).toHaveAttribute('aria-invalid', 'true')
      await payerEmail(page).fill(user.email)
      await page.getByRole('button', { name: 'Pagar suscripción' }).click()
      await expect(subscriptionPage(page).amount).toHaveText('$ 25.000')
      await subscriptionPage(page).goBack()
      await expect(page.getByRole('heading', { name: 'Tu página todavía no se ve' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Pagar ahora' })).toBeVisible()
      await expect(page.getByRole('main')).toContainText(`la cuenta de Mercado Pago de ${user.email}`)
      await page.getByText('Pagar con otra cuenta de Mercado Pago').click()
      await expect(payerEmail(page)).toHaveValue(user.email)
      await page.getByRole('link', { name: 'Ver mis negocios' }).click()
      await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Falta pagar')
      expect(await isSeen()).toBe(404)
      await page.goto(paths.userBusinessPlan(id))
      await page.getByRole('button', { name: 'Descartar la suscripción' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Dejarla como está' }).click()
      await expect(plan(page)).toContainText('Te falta un paso')
      await page.getByRole('button', { name: 'Descartar la suscripción' }).click()
      await page.getByRole('button', { name: 'Sí, descartarla' }).click()
      await expect(plan(page)).toContainText('Falta pagar el plan')
      await page.getByRole('button', { name: 'Pagar suscripción' }).click()
      await subscriptionPage(page).authorize()
      await mercadoPago.passHour()
      await subscriptionPage(page).backToSite()
      await expect(page.getByRole('heading', { name: '¡Listo! Tu página ya se ve' })).toBeVisible()
      await expect.poll(isSeen).toBe(200)
    })

    await test.step('the first month is in the history, with its receipt', async () => {
      await page.goto(paths.userBusinessPlan(id))
      const history = page.getByRole('region', { name: 'Tus pagos' })
      await expect(history.getByRole('listitem')).toContainText('$ 25.000')
      await history.getByRole('link', { name: /^Comprobante/ }).click()
      await expect(page.getByRole('article', { name: 'Comprobante de pago' })).toContainText('$ 25.000')
    })

    await test.step('a dearer plan begins with the charge that pays it, and the provider learns the new amount', async () => {
      await page.goto(paths.userBusinessPlan(id))
      await page.getByRole('radio', { name: /^Destacado/ }).check()
      await expect(page.getByText(/con el próximo cobro, empieza el cambio/)).toBeVisible()
      await page.getByRole('button', { name: 'Guardar el cambio' }).click()
      await expect(page.getByText('Guardamos el cambio')).toBeFocused()
      await expect(plan(page)).toContainText('empieza el plan Destacado')
      await expect(plan(page)).toContainText('Plan Premium')
      await expect.poll(async () => (await atProvider())?.auto_recurring.transaction_amount).toBe(45_000)
    })

    await test.step('an owner who returns to the current plan is charged as before', async () => {
      await page.getByRole('radio', { name: /^Premium/ }).check()
      await expect(page.getByText('Te quedás con el plan que tenés: no cambia nada.')).toBeVisible()
      await page.getByRole('button', { name: 'Guardar el cambio' }).click()
      await expect(plan(page)).not.toContainText('empieza el plan')
      await expect.poll(async () => (await atProvider())?.auto_recurring.transaction_amount).toBe(25_000)
    })

    await test.step('paused in two clicks it is neither seen nor charged, and resumed it is as before', async () => {
      await page.getByRole('button', { name: 'Poner en pausa' }).click()
      await expect(page.getByRole('dialog')).toContainText('no aparece en las búsquedas')
      await page.getByRole('button', { name: 'Sí, poner en pausa' }).click()
      await expect(plan(page)).toContainText('Pusiste tu negocio en pausa')
      expect(await isSeen()).toBe(404)
      await expect.poll(async () => (await atProvider())?.status).toBe('paused')
      await page.getByRole('button', { name: 'Reanudar' }).click()
      await expect(plan(page)).not.toContainText('Pusiste tu negocio en pausa')
      expect(await isSeen()).toBe(200)
      await expect.poll(async () => (await atProvider())?.status).toBe('authorized')
    })

    await test.step('two clicks cancel it, and the page is seen until the paid month ends', async () => {
      const paidUntil = await plan(page)
        .getByText('Pagado hasta')
        .locator('xpath=following-sibling::*[1]')
        .innerText()
      await page.getByRole('button', { name: 'Cancelar el plan' }).click()
      await expect(page.getByRole('dialog')).toContainText('No se hace ningún cobro más.')
      // A cancelled plan has no grace period, unlike a plan that continues.
      await expect(page.getByRole('dialog')).toContainText(`se ve hasta el ${paidUntil}.`)
      await page.getByRole('button', { name: 'Sí, cancelar' }).click()
      await expect(plan(page)).toContainText('El plan está cancelado')
      await expect.poll(async () => (await atProvider())?.status).toBe('cancelled')
      expect(await isSeen()).toBe(200)
      await expect(page.getByRole('heading', { name: 'Elegir un plan' })).toBeVisible()
      await expect(page.getByText(/conviene esperar a esa fecha/)).toBeVisible()
    })
  },
)
