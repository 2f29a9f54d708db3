import { paths } from '@oficio/contracts/paths'
import { expect, type Page } from '@playwright/test'

interface BusinessFields {
  name: string
  category: string
}

interface PagePlace {
  state: string
  city: string
  phone: string
}

interface Sites {
  website: string
  instagram: string
  foundingYear: string
}

/** The registration of a business, filled in as a person would. */
export const businessWizard = (page: Page) => ({
  next: page.getByRole('button', { name: 'Continuar', exact: true }),
  back: page.getByRole('button', { name: 'Anterior' }),
  submit: page.getByRole('button', { name: 'Registrar Negocio' }),
  photos: page.locator('input[type=file][multiple]'),
  step: (number: number) => page.getByText(`Paso ${number} de 5`),

  open: () => page.goto(paths.registerBusiness()),

  /** Resolves once a draft with these words was saved. */
  isKept: (words: string) =>
    page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/api/business/draft') && Boolean(answer.request().postData()?.includes(words)),
    ),

  /**
   * Reloads while the draft cannot be loaded, when the form must be locked against overwriting it. Then lets it load.
   */
  async reloadUnread(): Promise<void> {
    const draft = '**/api/business/draft'
    // Saving still works, because the last change may still be on its way.
    await page.route(draft, (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue(),
    )
    await page.reload()
    await expect(page.getByText('No pudimos ver si dejaste algo a medio escribir')).toBeVisible()
    await expect(page.locator('[inert]').getByLabel('Nombre del negocio')).toHaveValue('')
    await page.unroute(draft)
    await page.getByRole('button', { name: 'Probar de nuevo' }).click()
  },

  async tell({ name, category }: BusinessFields): Promise<void> {
    await page.getByLabel('Nombre del negocio').fill(name)
    await page.getByLabel('Descripción').fill('Café con leche y medialunas.')
    await page.getByRole('checkbox', { name: category }).check()
  },

  async place({ state, city, phone }: PagePlace): Promise<void> {
    await page.getByLabel('Dirección').fill('San Martín 100')
    await page.getByLabel('Provincia').selectOption({ label: state })
    await page.getByRole('combobox', { name: 'Ciudad' }).click()
    await page.getByPlaceholder('Escribí tu localidad').fill(city)
    await page
      .getByRole('option', { name: new RegExp(`^${city}(?!\\p{L})`, 'u') })
      .first()
      .click()
    await page.getByLabel('Teléfono').fill(phone)
  },

  /**
   * Fills in the business's website and profiles. First tries an Instagram user with a space, which gets its own error
   * message.
   */
  async tellSites({ website, instagram, foundingYear }: Sites): Promise<void> {
    await page.getByLabel('Sitio web').fill(website)
    await page.getByLabel('Año en que abrió').fill(foundingYear)
    await page.getByLabel('Instagram').fill(`@ ${instagram}`)
    await this.next.click()
    await expect(page.getByText('Falta corregir un dato')).toBeVisible()
    await expect(page.getByText(/^Escribí tu usuario de Instagram/).first()).toBeVisible()
    await page.getByLabel('Instagram').fill(`@${instagram}`)
  },

  /** The line that says which rubro the category preselects. */
  presetRubro: page.getByText(/^Rubro: /),

  /** Removes the rubro that the category preselected, and leaves the rubro search open. */
  async dropPreset(name: string): Promise<void> {
    await page.getByRole('button', { name: 'Cambiar el rubro' }).click()
    await page.getByRole('button', { name: new RegExp(`^${name} ?: quitar`) }).click()
  },

  async addRubro(name: string): Promise<void> {
    await page.getByRole('combobox', { name: 'Rubros' }).click()
    await page.getByPlaceholder('Buscá: café').fill(name)
    await page.getByRole('option').filter({ hasText: name }).first().click()
  },
})
