import { expect } from '@playwright/test'
import { long, phone, test } from './support/fixtures'
import { headingsOf, noteHeadings } from './support/headings'
import { linkIn } from './support/mailbox'
import { checkoutPage } from './support/mercado-pago'
import { madeUpClient } from './support/request-form'
import { urgentForm } from './support/urgent-form'
import { ledgerOf } from './support/urgent-ledger'

test.use(phone)

test('an urgent request is filed once it is paid: professionals see it first and are mailed, and its client reads what was promised', async ({
  page,
  world,
  market,
  mailbox,
  mercadoPago,
  visit,
}) => {
  const client = madeUpClient(await world.nextNumber())
  const ledger = ledgerOf(world, mercadoPago, client)
  const professional = await market.professional()
  const form = urgentForm(page)

  await test.step('two clicks open one page to pay', async () => {
    await form.fill(market, client)
    await expect(page.getByRole('main')).toContainText(
      'Si en 60 minutos nadie te contacta, te devolvemos la tarifa.',
    )
    await form.pay.dblclick()
    await checkoutPage(page).expectAmount('$ 15.000')
    expect(await mercadoPago.countPages((await ledger.intent()).id)).toBe(1)
  })

  await test.step('the back button shows the form as it was, and the same page to pay', async () => {
    await page.goBack()
    await form.expectKept(market, client)
    await form.setOut()
    expect(await mercadoPago.countPages((await ledger.intent()).id)).toBe(1)
    expect(await ledger.requests()).toEqual([])
  })

  await test.step('approved, it is filed, and a reload files no other', async () => {
    await noteHeadings(page)
    await checkoutPage(page).approve()
    await expect(form.filedHeading).toBeVisible()
    // Neither the finished form nor an empty page appeared on the way.
    expect(await headingsOf(page)).toEqual(['Tu pago', 'Tu solicitud urgente ya está en camino'])
    await expect(page.getByRole('main')).toContainText('Si nadie te contacta antes de las')
    await page.reload()
    await expect(form.filedHeading).toBeVisible()
    expect(await ledger.requests()).toMatchObject([{ isUrgent: true, status: 'pending' }])
    expect(await ledger.payments()).toMatchObject([{ status: 'approved', transaction_amount: 15_000 }])
  })

  await test.step('the professional is mailed, and finds it before a newer one', async () => {
    await market.request({ description: 'Sin ningún apuro' })
    const mail = await mailbox.wait(professional.user.email, /^Urgente: nueva solicitud/)
    expect(`${mail.html}${mail.text}`).not.toContain(client.lastName)
    const portal = await visit(professional.user.username)
    await portal.goto('/professional/portal')
    const list = portal.getByRole('region', { name: 'Solicitudes para vos' }).getByRole('article')
    await expect(list).toHaveCount(2)
    await expect(list.first()).toContainText('Urgente')
    await expect(list.last()).toContainText('Sin ningún apuro')
    await expect(list.last()).not.toContainText('Urgente')
    await portal.goto(linkIn(mail, '/professional/requests/'))
    await expect(portal.getByRole('main')).toContainText('Urgente')
  })

  await test.step('the client is mailed what was paid and promised, and the page of the request says it', async () => {
    const mail = await mailbox.wait(client.email, /^Confirmá tu solicitud urgente/)
    expect(mail.text).toMatch(/Recibimos tu pago de \$\s15\.000/i)
    await page.getByRole('link', { name: 'Seguir mi solicitud' }).click()
    await expect(page.getByRole('main')).toContainText(/antes de las \d\d:\d\d/)
    await expect(page.getByRole('main')).toContainText('$ 15.000')
  })
})

test(
  'left unpaid, then declined with its reason, then approved: nothing typed is lost, and it is filed once',
  long,
  async ({ page, context, world, market, mercadoPago }) => {
    const client = madeUpClient(await world.nextNumber())
    const ledger = ledgerOf(world, mercadoPago, client)
    const form = urgentForm(page)

    await test.step('the payer stays on the form without a connection', async () => {
      await form.fill(market, client)
      await context.setOffline(true)
      await form.pay.click()
      await expect(page.getByText('No se pudo procesar el pago. Por favor, intente de nuevo.')).toBeVisible()
      await context.setOffline(false)
    })

    await test.step('left without paying: the form with all that was typed, and nothing filed', async () => {
      await form.setOut()
      await checkoutPage(page).goBack()
      await expect(page.getByText('No terminaste el pago')).toBeVisible()
      await form.expectKept(market, client)
      expect(await ledger.requests()).toEqual([])
    })

    await test.step('declined: why, that nothing was charged, and the form again', async () => {
      await form.setOut()
      await checkoutPage(page).reject('cc_rejected_insufficient_amount')
      await checkoutPage(page).goBack()
      await expect(page.getByRole('heading', { name: 'El pago no se aprobó' })).toBeVisible()
      await expect(page.getByRole('main')).toContainText('La tarjeta no tiene saldo o límite suficiente.')
      await expect(page.getByRole('main')).toContainText('No te cobramos nada.')
      expect(await ledger.requests()).toEqual([])
      await page.getByRole('button', { name: 'Volver al formulario' }).click()
      await expect(page.getByRole('heading', { name: 'Contanos qué necesitás' })).toBeFocused()
      await form.expectKept(market, client)
    })

    await test.step('tried again where it was declined, and approved', async () => {
      await form.setOut()
      await checkoutPage(page).approve()
      await expect(form.filedHeading).toBeVisible()
      expect(await ledger.requests()).toHaveLength(1)
      expect((await ledger.payments()).map(({ status }) => status)).toEqual(['rejected', 'approved'])
      await page.getByRole('button', { name: 'Pedir otro servicio' }).click()
      await expect(page.getByLabel('Descripción')).toHaveValue('')
    })
  },
)

test(
  'a paid form with a closed tab is filed by the notification, and says so when it is opened again',
  long,
  async ({ page, context, world, market, mailbox, mercadoPago }) => {
    const client = madeUpClient(await world.nextNumber())
    const ledger = ledgerOf(world, mercadoPago, client)
    await urgentForm(page).fill(market, client)
    await urgentForm(page).setOut()
    await checkoutPage(page).payAndClose()
    await expect(page.getByTestId('result-closed')).toBeVisible()
    await page.close()
    await expect.poll(ledger.requests).toMatchObject([{ isUrgent: true }])
    const mail = await mailbox.wait(client.email, /^Confirmá tu solicitud urgente/)
    const later = await context.newPage()
    await later.goto('/service-request')
    await expect(urgentForm(later).filedHeading).toBeVisible()
    await later.goto(linkIn(mail, '/seguimiento/'))
    await expect(later.getByRole('link', { name: 'Ver la foto 1 de 1 en grande' })).toBeVisible()
    expect(await ledger.requests()).toHaveLength(1)
    expect(await ledger.payments()).toHaveLength(1)
  },
)
