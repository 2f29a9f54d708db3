import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { expect } from '@playwright/test'
import { fileRequest } from './support/file-request'
import { long, phone, test } from './support/fixtures'
import { linkIn } from './support/mailbox'
import { testPassword } from './support/market'
import { madeUpClient } from './support/request-form'

test.use(phone)

test(
  'somebody without an account has their data erased by their mailbox alone, and reads what is kept',
  long,
  async ({ page, world, market, mailbox, visit }) => {
    const client = madeUpClient(await world.nextNumber())
    const { requestId, trackingUrl } = await fileRequest(world, market, client)
    const admin = await buildUser(world.ctx, { role: 'admin', password: testPassword })

    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tus datos personales' }).click()
    await page.getByRole('radio', { name: 'Borrar mis datos' }).click()
    await page.getByLabel('Email').fill(client.email)
    await page.getByRole('button', { name: 'Enviar pedido' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mirá tu correo')

    const link = linkIn(await mailbox.wait(client.email, /^Confirmá tu pedido/), '/datos-personales/pedido/')
    const plain = await visit(null, { javaScriptEnabled: false })
    await plain.goto(link)
    await expect(plain.getByText('No se puede deshacer')).toBeVisible()
    await plain.getByRole('button', { name: 'Confirmar mi pedido' }).click()
    await expect(plain.getByText('Recibimos tu pedido')).toBeVisible()
    const receipt = await mailbox.wait(client.email, /^Recibimos tu pedido de borrado/)
    const code = /DAT-\w{4}-\w{4}/.exec(receipt.text)?.[0] ?? ''

    const desk = await visit(admin.username)
    await desk.goto('/admin')
    await desk.getByRole('link', { name: /sobre datos personales para responder/ }).click()
    await desk.getByRole('searchbox', { name: 'Buscar' }).fill(code)
    await desk.getByRole('button', { name: 'Buscar' }).click()
    await desk.getByRole('link', { name: code }).click()
    await expect(desk.getByText('1, se borra', { exact: true }).first()).toBeVisible()
    await desk.getByRole('button', { name: 'Borrar todo' }).click()
    await desk.getByLabel('Respuesta').fill('Borramos tu solicitud.')
    await desk.getByRole('button', { name: 'Borrar y responder' }).click()
    await expect(desk.getByText('Datos borrados')).toBeVisible()

    const confirmation = await mailbox.wait(client.email, /^Borramos tus datos/)
    expect(confirmation.text).toContain('Borramos tu solicitud.')
    expect(confirmation.text).toContain('De tus pagos, lo que la ley obliga')
    await expect
      .poll(() =>
        world.ctx.db.serviceRequest.findUnique({ where: { id: requestId }, select: { email: true } }),
      )
      .toEqual({ email: '' })
    await page.goto(trackingUrl)
    await expect(page.getByText(client.email)).toHaveCount(0)
    await page.goto(link)
    await expect(page.getByText(`Respondimos tu pedido ${code}`)).toBeVisible()
  },
)

test(
  'a correction shows its author and its words before it is confirmed',
  long,
  async ({ page, world, mailbox }) => {
    const { email } = madeUpClient(await world.nextNumber())
    const words = 'Mi teléfono cambió.\nAhora es el 341 555 0000, y mi apellido se escribe con z: Gómez.'
    await page.goto('/datos-personales')
    await page.getByRole('radio', { name: 'Corregir mis datos' }).click()
    await page.getByLabel('Detalle').fill(words)
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Enviar pedido' }).click()
    const mail = await mailbox.wait(email, /^Confirmá tu pedido/)
    expect(mail.text).not.toContain('Gómez')
    await page.goto(linkIn(mail, '/datos-personales/pedido/'))
    await expect(page.getByRole('figure', { name: 'El pedido dice:' }).getByRole('blockquote')).toHaveText(
      words,
    )
    await page.getByRole('button', { name: 'Confirmar mi pedido' }).click()
    await expect(page.getByText('Recibimos tu pedido').first()).toBeVisible()
  },
)
