import { expect, type Page } from '@playwright/test'
import type { Market } from './market'
import { checkoutPage } from './mercado-pago'
import { phonePhoto } from './pictures'
import { type FormText, requestForm } from './request-form'

/** The request form of a client who pays for urgency, with a photo. */
export const urgentForm = (page: Page) => ({
  pay: page.getByRole('button', { name: 'Pagar $ 15.000 y enviar' }),
  filedHeading: page.getByRole('heading', { name: 'Tu solicitud urgente ya está en camino' }),

  async fill(market: Market, client: FormText): Promise<void> {
    const form = requestForm(page)
    await page.goto('/service-request?urgent=true')
    await form.fill(market, client)
    await form.pickPhotos([await phonePhoto('tablero.jpg', 'teal')])
    await expect(form.storedPhotos).toHaveCount(1)
  },

  /** Sends the form and waits for the provider's page. */
  async setOut(): Promise<void> {
    await this.pay.click()
    await checkoutPage(page).expectAmount('$ 15.000')
  },

  /** Expects all typed values to be there, ready to be sent unchanged. */
  async expectKept({ rubro, place }: Market, client: FormText): Promise<void> {
    await expect(page.getByRole('combobox', { name: 'Rubro' })).toHaveValue(rubro.name)
    await expect(page.getByLabel('Descripción')).toHaveValue(client.description)
    await expect(page.getByRole('combobox', { name: 'Ciudad' })).toHaveValue(place.city)
    await expect(page.getByLabel('Dirección')).toHaveValue(client.street)
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(client.firstName)
    await expect(page.getByLabel('Apellido')).toHaveValue(client.lastName)
    await expect(page.getByLabel('Teléfono')).toHaveValue(client.phone)
    await expect(page.getByLabel('Email')).toHaveValue(client.email)
    await expect(requestForm(page).photos).toHaveCount(1)
    await expect(page.getByRole('switch', { name: /Es urgente/ })).toBeChecked()
    await expect(this.pay).toBeEnabled()
  },
})
