import { expect, type Page } from '@playwright/test'
import { long, phone, test } from './support/fixtures'
import { subscriptionPage } from './support/mercado-pago'

test.use(phone)

const plan = (page: Page) => page.getByRole('region', { name: 'Tu suscripción' })
const history = (page: Page) => page.getByRole('region', { name: 'Tus pagos' }).getByRole('listitem')

const terms = (page: Page) => page.getByRole('checkbox', { name: /^Acepto los términos/ })

/** Fills in the subscription form and goes to the provider's page. */
async function subscribe(page: Page): Promise<void> {
  await terms(page).click()
  await page.getByRole('button', { name: 'Suscribirme' }).click()
  await expect(subscriptionPage(page).amount).toBeVisible()
}

test(
  'a professional without free leads subscribes, works by it, changes rubros and cancels in two clicks',
  long,
  async ({ world, market, mailbox, mercadoPago, visit }) => {
    const professional = await market.professional({ freeLeadsLeft: 0 })
    const page = await visit(professional.user.username)
    const { email } = professional.user
    const request = await market.request()
    const other = await market.request()
    const subscription = async () => (await mercadoPago.subscriptionsOf(email)).at(-1)
    const leadOf = (requestId: string) =>
      world.ctx.db.lead.findFirst({ where: { requestId, professionalId: professional.id } })

    await test.step('a request that they cannot open leads to the subscription', async () => {
      await page.goto(`/professional/requests/${request.id}`)
      const contact = page.getByRole('region', { name: 'Datos de contacto' })
      await expect(contact).toContainText('Ya usaste tus 3 contactos gratis')
      await contact.getByRole('link', { name: 'Suscribirme' }).click()
      await expect(page.getByLabel('Email de tu cuenta de Mercado Pago')).toHaveValue(email)
    })

    await test.step('nothing is sold without consent to the terms', async () => {
      await page.getByRole('button', { name: 'Suscribirme' }).click()
      await expect(page.getByText('Para suscribirte tenés que aceptar los términos.')).toBeVisible()
      await expect(terms(page)).toBeFocused()
      await expect(terms(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(terms(page)).toHaveAccessibleDescription(/tenés que aceptar los términos/)
      expect(await mercadoPago.subscriptionsOf(email)).toEqual([])
    })

    await test.step('authorised at the provider, it is active and its first month is paid', async () => {
      await subscribe(page)
      await expect(subscriptionPage(page).amount).toHaveText('$ 10.000')
      await subscriptionPage(page).authorize()
      await mercadoPago.passHour()
      await subscriptionPage(page).backToSite()
      await expect(page.getByText('¡Listo! Tu suscripción está activa')).toBeVisible()
      for (const text of ['Activa', 'Pagado hasta', email]) await expect(plan(page)).toContainText(text)
      await expect(history(page)).toHaveText([/^Suscripción.*Pagado\$\s10\.000/])
      expect((await subscription())?.charges).toMatchObject([{ transaction_amount: 10_000 }])
      await mailbox.wait(email, /^Empezó tu suscripción a /)
      await mailbox.wait(email, /^Comprobante de tu suscripción a .+: \$\s10\.000$/)
    })

    await test.step('the receipt names payer, month and amount', async () => {
      await history(page)
        .getByRole('link', { name: /^Comprobante/ })
        .click()
      const sheet = page.getByRole('article', { name: 'Comprobante de pago' })
      await expect(sheet).toContainText('$ 10.000')
      await expect(sheet).toContainText(`${professional.user.firstName} ${professional.user.lastName}`)
      await expect(sheet).toContainText(/Del \d+ de \w+ de \d{4} al \d+ de \w+ de \d{4}/)
    })

    await test.step('the contact opens by subscription', async () => {
      await page.goto(`/professional/requests/${request.id}`)
      await expect(page.getByRole('main')).toContainText('Incluido en tu suscripción')
      await page.getByRole('button', { name: 'Ver datos de contacto' }).click()
      await expect(page.getByRole('region', { name: 'Datos de contacto' })).toContainText(request.email)
      expect(await leadOf(request.id)).toMatchObject({ source: 'subscription' })
    })

    await test.step('another rubro changes what the next charge takes, here and at the provider', async () => {
      const { name } = await world.ctx.db.rubro.findUniqueOrThrow({ where: { id: market.otherRubroId } })
      await page.goto('/professional/service-selection')
      await page.getByRole('combobox', { name: 'Agregar un rubro' }).click()
      await page.getByPlaceholder(/^Buscá/).fill(name)
      await page.getByRole('option').filter({ hasText: name }).first().click()
      await page.getByRole('button', { name: 'Guardar cambios' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('$ 20.000')
      await dialog.getByRole('button', { name: 'Confirmar nuevo precio' }).click()
      await expect(page.getByText('Rubros actualizados')).toBeVisible()
      await expect.poll(async () => (await subscription())?.auto_recurring.transaction_amount).toBe(20_000)
      await mailbox.wait(email, /^El nuevo importe de tu suscripción: \$\s20\.000$/)
      await page.goto('/professional/portal')
      await expect(page.getByRole('main')).toContainText(/Suscripción por mes\s*\$\s20\.000/)
    })

    await test.step('two clicks cancel it, and it works until the paid month ends', async () => {
      await page.getByRole('link', { name: /^Próximo cobro/ }).click()
      await expect(plan(page)).toContainText(/Próximo cobro\s*\$\s20\.000, el/)
      await page.getByRole('button', { name: 'Cancelar suscripción' }).click()
      await page.getByRole('button', { name: 'Sí, cancelar' }).click()
      await expect(plan(page)).toContainText(/Podés seguir abriendo contactos hasta el \d+ de/)
      await expect(plan(page)).toBeFocused()
      await expect.poll(async () => (await subscription())?.status).toBe('cancelled')
      await mailbox.wait(email, /^Cancelamos tu suscripción/)
      await page.goto(`/professional/requests/${other.id}`)
      await page.getByRole('button', { name: 'Ver datos de contacto' }).click()
      await expect(page.getByRole('region', { name: 'Datos de contacto' })).toContainText(other.email)
      expect(await leadOf(other.id)).toMatchObject({ source: 'subscription' })
    })
  },
)

test(
  'a declined card costs nothing: the subscription waits, or ends unpaid and can begin again',
  long,
  async ({ market, mercadoPago, visit }) => {
    const { user } = await market.professional({ freeLeadsLeft: 0 })
    const page = await visit(user.username)

    await test.step('a card that the provider rejects leaves the subscription waiting for another', async () => {
      await page.goto('/professional/payments')
      await subscribe(page)
      await subscriptionPage(page).rejectCard()
      await expect(subscriptionPage(page).cardDeclined).toBeVisible()
      await subscriptionPage(page).goBack()
      await expect(page.getByText('Esperamos la confirmación de Mercado Pago...')).toBeVisible()
      await page.getByRole('link', { name: 'Volví sin autorizarla' }).click()
      await expect(page.getByRole('main')).toContainText('Hasta que lo hagas no se cobra nada.')
    })

    await test.step('a payer who goes back in the browser sends the form with its present values', async () => {
      await terms(page).click()
      await page.getByRole('button', { name: 'Seguir en Mercado Pago' }).click()
      await expect(subscriptionPage(page).amount).toBeVisible()
      await page.goBack()
      // The browser may restore the tick without an event. Then `check` does nothing, and the page has not noticed the
      // tick.
      await terms(page).check()
      await page.getByRole('button', { name: 'Seguir en Mercado Pago' }).click()
      await expect(subscriptionPage(page).amount).toBeVisible()
    })

    await test.step('a first charge that is declined ends it', async () => {
      await subscriptionPage(page).declineFirstCharge()
      await mercadoPago.passHour()
      await subscriptionPage(page).backToSite()
      await expect(page.getByRole('heading', { name: 'El primer cobro fue rechazado' })).toBeVisible()
      await expect(page.getByRole('main')).toContainText('No se te cobró nada')
      expect(await mercadoPago.subscriptionsOf(user.email)).toMatchObject([{ status: 'cancelled' }])
    })

    await test.step('the next one works at once, and is charged once, a while later', async () => {
      await subscribe(page)
      await subscriptionPage(page).authorize()
      await subscriptionPage(page).backToSite()
      await expect(page.getByText('¡Listo! Tu suscripción está activa')).toBeVisible()
      await expect(history(page).filter({ hasText: 'Pagado' })).toHaveCount(0)
      await mercadoPago.passHour()
      await expect(async () => {
        await page.reload()
        await expect(history(page).filter({ hasText: 'Pagado' })).toHaveCount(1, { timeout: 2_000 })
      }).toPass()
      const [, second] = await mercadoPago.subscriptionsOf(user.email)
      expect(second).toMatchObject({ status: 'authorized', charges: [{ transaction_amount: 10_000 }] })
    })
  },
)
