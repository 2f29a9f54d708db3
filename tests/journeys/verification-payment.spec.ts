import { expect } from '@playwright/test'
import { smallPhone, test } from './support/fixtures'
import { checkoutPage } from './support/mercado-pago'

test('the peso that verifies an account is declined, retried, reviewed and approved; the professional reads each outcome', async ({
  world,
  market,
  mercadoPago,
  visit,
}) => {
  const { id, user } = await market.professional({ status: 'pending_payment' })
  const page = await visit(user.username)
  const intents = () => world.ctx.db.paymentIntent.findMany({ where: { subjectId: id } })
  const payments = async () => mercadoPago.paymentsOf((await intents())[0]?.id ?? '')
  const statusOf = async () => (await world.ctx.db.professional.findUniqueOrThrow({ where: { id } })).status

  await test.step('an address that only says so verifies nothing', async () => {
    await page.goto(
      '/register/professional/payment?status=approved&payment_id=999999999999&preference_id=1-a',
    )
    await expect(page.getByRole('heading', { name: 'Error en el Pago' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('No encontramos ese pago en tu cuenta.')
    expect(await statusOf()).toBe('pending_payment')
  })

  await test.step('an unknown outcome names the contact for questions', async () => {
    const verifying = '**/api/auth/payments/verify?*'
    await page.route(verifying, (route) => route.abort())
    await page.reload()
    await expect(page.getByText('Error al verificar el pago. Por favor, contacta al soporte.')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('No pagues de nuevo.')
    await expect(page.getByRole('link', { name: 'Contactar a soporte' })).toBeVisible()
    await page.unroute(verifying)
  })

  await test.step('the portal says what is missing and leads to the provider', async () => {
    await page.goto('/professional/portal')
    await expect(page.getByText('Falta el pago de verificación')).toBeVisible()
    await page.setViewportSize(smallPhone)
    const pay = page.getByRole('button', { name: /^Pagar/ })
    // The button does not exceed the row of the banner's text.
    const spill = await pay.evaluate((button) => {
      const row = button.parentElement
      return row ? button.getBoundingClientRect().right - row.getBoundingClientRect().right : Infinity
    })
    expect(spill).toBeLessThanOrEqual(0.5)
    await pay.click()
    await checkoutPage(page).expectAmount('$ 1')
  })

  await test.step('declined: why, that nothing was charged, and another try', async () => {
    await checkoutPage(page).reject('cc_rejected_insufficient_amount')
    await checkoutPage(page).goBack()
    await expect(page.getByRole('heading', { name: 'Error en el Pago' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('La tarjeta no tiene saldo o límite suficiente.')
    await expect(page.getByRole('main')).toContainText('No te cobramos nada.')
    await expect(page.getByRole('link', { name: 'Contactar a soporte' })).toBeVisible()
    await page.getByRole('link', { name: 'Reintentar' }).click()
  })

  await test.step('a payment in review keeps the page waiting, and continues once it is approved', async () => {
    await checkoutPage(page).review()
    await checkoutPage(page).backToSite()
    await expect(page.getByRole('heading', { name: 'Pago en Proceso' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Volver al inicio' })).toBeVisible()
    expect(await statusOf()).toBe('pending_payment')
    const paymentInReview = (await payments()).find(({ status }) => status === 'in_process')
    await mercadoPago.decide(String(paymentInReview?.id), 'approved')
    await expect(page.getByRole('heading', { name: '¡Listo! Verificamos tu pago' })).toBeVisible()
  })

  await test.step('approved: three seconds later the portal says that the team looks at the account', async () => {
    await expect(page).toHaveURL(/\/professional\/portal$/)
    await expect(page.getByText('Estamos revisando tu cuenta')).toBeVisible()
    expect(await statusOf()).toBe('pending_approval')
    expect(await intents()).toMatchObject([{ status: 'paid' }])
    expect((await payments()).map(({ status }) => status)).toEqual(['rejected', 'approved'])
  })
})
