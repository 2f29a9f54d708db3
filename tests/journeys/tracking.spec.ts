import { expect, type Locator } from '@playwright/test'
import { fileRequest } from './support/file-request'
import { long, phone, smallPhone, test } from './support/fixtures'
import { expectInSight } from './support/in-sight'
import { codeIn } from './support/mailbox'
import { phonePhoto } from './support/pictures'
import { madeUpClient, requestForm } from './support/request-form'

test.use(phone)

type Box = { y: number; height: number } | null
const footOf = (box: Box): number => (box ? Math.round(box.y + box.height) : Number.NaN)
const lyingOf = (text: Locator): Locator => text.locator('xpath=ancestor::*[@data-sonner-toast]')

test(
  'the client confirms by code, corrects, extends and cancels on the tracking page',
  long,
  async ({ page, world, market, mailbox }) => {
    const client = madeUpClient(await world.nextNumber())
    const { requestId, trackingUrl } = await fileRequest(world, market, client)
    const loadRequest = () => world.ctx.db.serviceRequest.findUniqueOrThrow({ where: { id: requestId } })
    const code = codeIn(await mailbox.wait(client.email, /^Confirmá tu solicitud/))
    await page.goto(trackingUrl)

    await test.step('professionals with the data come first, then one step; impossible outcomes are not asked', async () => {
      const headings = page.getByRole('main').getByRole('heading', { level: 2 })
      expect((await headings.allInnerTexts()).slice(0, 2)).toEqual([
        'Quién vio tu solicitud',
        'Confirmá que sos vos',
      ])
      await page.getByText('Más opciones').click()
      await expect(page.getByRole('button', { name: 'Cancelar solicitud' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Me contactaron' })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Marcar como completada' })).toHaveCount(0)
    })

    await test.step('a wrong code is refused, the right one confirms', async () => {
      const field = page.getByLabel('Código', { exact: true })
      // The six boxes are large enough for a finger. On the narrowest phone they are no wider than their column.
      await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThanOrEqual(240)
      const wide = page.viewportSize()
      await page.setViewportSize({ width: 320, height: 640 })
      const [boxes, column] = [field, page.locator('form', { has: field })]
      await expect
        .poll(async () => (await boxes.boundingBox())?.width)
        .toBe((await column.boundingBox())?.width)
      if (wide) await page.setViewportSize(wide)
      await field.fill(code === '000000' ? '000001' : '000000')
      await expect(page.getByText('El código no es correcto.')).toBeVisible()
      await expect(field).toBeFocused()
      // The right code replaces the wrong one.
      await field.fill(code)
      const toast = page.getByText('¡Gracias! Tu solicitud quedó confirmada.')
      await expect(toast).toBeVisible()
      // The toast covers only the header, where nobody reads. Measured after its animation.
      const header = await page.getByRole('banner').boundingBox()
      await expect
        .poll(async () => footOf(await lyingOf(toast).boundingBox()))
        .toBeLessThanOrEqual(footOf(header))
      await expect(field).toBeHidden()
      // The focus of a keyboard user does not jump to the start of the page.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      expect((await loadRequest()).confirmedAt).not.toBeNull()
    })

    await test.step('corrects the contact', async () => {
      const card = page.getByRole('region', { name: /^Tu.*contacto$/ })
      await card.getByRole('button', { name: 'Corregir' }).click()
      // The earlier toast is gone while the client types.
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
      await card.getByLabel('Nombre', { exact: true }).fill('Aylén')
      await card.getByRole('button', { name: 'Guardar' }).click()
      await expect(card).toContainText(`Aylén ${client.lastName}`)
      await expectBack(card)
    })

    await test.step('corrects what was asked for', async () => {
      const card = page.getByRole('region', { name: 'Lo que pediste' })
      await card.getByRole('button', { name: 'Corregir' }).click()
      await expect(card.getByRole('group', { name: 'Lo que pediste' })).toBeFocused()
      await card.getByRole('button', { name: 'Dejar como estaba' }).click()
      await expectBack(card)
      await card.getByRole('button', { name: 'Corregir' }).click()
      await card.getByLabel('Descripción').fill('Al final son dos cosas las que hay que ver.')
      await requestForm(page).pickPhotos([await phonePhoto('sifon.jpg', 'teal')])
      await expect(requestForm(page).storedPhotos).toHaveCount(1)
      await card.getByRole('radio', { name: '14 días' }).click()
      await card.getByRole('button', { name: 'Guardar' }).click()
      await expect(card).toContainText('Al final son dos cosas')
      await expect(card.getByRole('link', { name: 'Ver la foto 1 de 1 en grande' })).toBeVisible()
    })

    await test.step('extends it, once', async () => {
      const { expiresAt } = await loadRequest()
      await page.getByRole('button', { name: 'Extender 14 días' }).click()
      await expect(page.getByRole('button', { name: 'Extender 14 días' })).toBeHidden()
      const extended = (await loadRequest()).expiresAt.getTime() - expiresAt.getTime()
      expect(extended).toBe(14 * 86_400_000)
    })

    await test.step('cancels it, and sees all of it told', async () => {
      const wide = page.viewportSize()
      await page.setViewportSize(smallPhone)
      await page.getByRole('button', { name: 'Cancelar solicitud' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Cancelar solicitud' }).click()
      // The dialog on a phone has room for little more than the first reason.
      const fault = dialog.getByRole('alert')
      await expect(fault).toHaveText('El campo Motivo es obligatorio.')
      await expectInSight(fault)
      await expect(dialog.getByRole('group', { name: 'Motivo' })).toHaveAttribute('aria-invalid', 'true')
      const reason = dialog.getByRole('radio', { name: 'Ya lo resolví por mi cuenta' })
      await expect(reason).toBeFocused()
      await expectInSight(reason.locator('..'))
      await reason.click()
      await expect(fault).toBeHidden()
      if (wide) await page.setViewportSize(wide)
      await dialog.getByRole('button', { name: 'Cancelar solicitud' }).click()
      await expect(page.getByText('La solicitud está cancelada')).toBeVisible()
      const history = page.getByRole('region', { name: 'Qué fue pasando' })
      for (const text of [
        'Hiciste la solicitud',
        'Confirmaste',
        'Corregiste',
        'Extendiste',
        'Cancelaste',
        'Ya lo resolví',
      ])
        await expect(history).toContainText(text)
    })
  },
)

test(
  'a corrected mail address makes the earlier link void and gets a new one',
  long,
  async ({ page, world, market, mailbox }) => {
    const client = madeUpClient(await world.nextNumber())
    const { trackingUrl } = await fileRequest(world, market, client)
    await page.goto(trackingUrl)
    const card = page.getByRole('region', { name: /^Tu.*contacto$/ })
    await card.getByRole('button', { name: 'Corregir' }).click()
    await card.getByLabel('Email').fill(`otra.${client.email}`)
    await card.getByRole('button', { name: 'Guardar' }).click()
    await expect(card.getByRole('button', { name: 'Guardar' })).toBeHidden()
    await expect(page).not.toHaveURL(trackingUrl)
    // The address of the page has changed, but the reader stays in the same place.
    const heading = card.getByRole('heading', { name: 'Tu contacto' })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    const mail = await mailbox.wait(`otra.${client.email}`, /^Confirmá tu solicitud/)
    expect(mail.html).not.toContain(new URL(trackingUrl).pathname)
    expect((await page.request.get(trackingUrl)).status()).toBe(404)
  },
)

/**
 * Expects the focus on the button that opened the form, inside the window. The closed form is shorter, so the page has
 * to lead the reader back.
 */
async function expectBack(card: Locator): Promise<void> {
  const opener = card.getByRole('button', { name: 'Corregir' })
  await expect(opener).toBeFocused()
  await expect(opener).toBeInViewport()
}
