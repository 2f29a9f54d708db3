import type { Page } from '@playwright/test'
import type { Market } from './market'
import { onDisk } from './pictures'

/** What a client types into the form. */
export interface FormText {
  firstName: string
  lastName: string
  phone: string
  email: string
  street: string
  description: string
}

/** Returns a client whose words occur nowhere else, so that a word found in an answer is a leak. */
export function madeUpClient(number: number): FormText {
  const digits = String(1_000_000 + ((number * 7_919) % 8_999_999)).slice(0, 7)
  return {
    firstName: `Quimey${number}`,
    lastName: `Lafkenche${number}`,
    phone: `11 4${digits.slice(0, 3)}-${digits.slice(3)}`,
    email: `quimey.${number}@clientes.example.com`,
    street: `Pasaje Amancay ${number}`,
    description: `Se rompió y hay que verlo pronto. Llamame al 299 ${digits} o dejá dicho.`,
  }
}

/** The request form, filled in as a person would. */
export const requestForm = (page: Page) => ({
  open: () => page.goto('/service-request'),

  async fill(market: Market, client: FormText): Promise<void> {
    await this.fillWork(market, client)
    await page.getByLabel('Nombre', { exact: true }).fill(client.firstName)
    await page.getByLabel('Apellido').fill(client.lastName)
    await page.getByLabel('Teléfono').fill(client.phone)
    await page.getByLabel('Email').fill(client.email)
  },

  async fillWork({ rubro, place }: Market, { description, street }: FormText): Promise<void> {
    await page.getByRole('combobox', { name: 'Rubro' }).click()
    await page.getByPlaceholder('Buscá: plomero').fill(rubro.name)
    await page.getByRole('option').filter({ hasText: rubro.name }).first().click()
    await page.getByLabel('Descripción').fill(description)
    await page.getByLabel('Provincia').selectOption({ label: place.state })
    await page.getByRole('combobox', { name: 'Ciudad' }).click()
    await page.getByPlaceholder('Escribí tu localidad').fill(place.city)
    // The departamento of the town is below its name.
    const name = page.getByText(place.city, { exact: true })
    await page.getByRole('listbox').getByRole('option').filter({ has: name }).first().click()
    await page.getByLabel('Dirección').fill(street)
  },

  /** Picks files in the browser's own dialog. The caller checks whether the form accepts them. */
  async pickPhotos(pictures: Parameters<typeof onDisk>[0]): Promise<void> {
    const chooser = page.waitForEvent('filechooser')
    await page.locator('label', { hasText: /Elegir fotos|Agregar otra foto/ }).click()
    await (await chooser).setFiles(await onDisk(pictures))
  },

  photos: page.getByRole('list', { name: 'Fotos elegidas' }).getByRole('listitem'),
  storedPhotos: page.getByText(/: subida$/),
  refusals: page.getByRole('list', { name: 'Archivos que no se subieron' }).getByRole('listitem'),
  submit: page.getByRole('button', { name: 'Enviar solicitud' }),
  filedHeading: page.getByRole('heading', { name: 'Tu solicitud ya está en camino' }),
  trackingLink: page.getByLabel('Enlace de seguimiento'),
})
