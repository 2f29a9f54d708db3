import type { Page } from '@playwright/test'

interface Login {
  username: string
  email: string
  password: string
  confirmPassword: string
}

interface Lives {
  firstName: string
  lastName: string
  phone: string
  state: string
  city: string
}

type Files = { name: string; mimeType: string; buffer: Buffer }[]

/** The registration of a professional, filled in as a person would. */
export const registrationForm = (page: Page) => ({
  next: page.getByRole('button', { name: 'Continuar', exact: true }),
  submit: page.getByRole('button', { name: /^Registrarme y pagar/ }),

  open: () => page.goto('/register/professional'),

  async fillAccount({ username, email, ...passwords }: Login): Promise<void> {
    await page.getByRole('textbox', { name: 'Nombre de usuario' }).fill(username)
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await this.fillPasswords(passwords.password, passwords.confirmPassword)
  },

  async fillPasswords(password: string, again = password): Promise<void> {
    await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(password)
    await page.getByRole('textbox', { name: 'Repetí la contraseña' }).fill(again)
  },

  async fillPerson({ firstName, lastName, phone, state, city }: Lives): Promise<void> {
    await page.getByLabel('Nombre', { exact: true }).fill(firstName)
    await page.getByLabel('Apellido').fill(lastName)
    await page.getByLabel('Teléfono').fill(phone)
    await page.getByLabel('Provincia').selectOption({ label: state })
    await page.getByRole('combobox', { name: 'Ciudad' }).click()
    await page.getByPlaceholder('Escribí tu localidad').fill(city)
    await page
      .getByRole('option', { name: new RegExp(`^${city}(?!\\p{L})`, 'u') })
      .first()
      .click()
    await page.getByLabel('Dirección').fill('San Martín 100')
    await page.getByLabel('Código postal').fill('4600')
  },

  async addRubro(name: string): Promise<void> {
    await page.getByRole('combobox', { name: '¿De qué trabajás?' }).click()
    await page.getByPlaceholder('Buscá: plomero').fill(name)
    await page.getByRole('option').filter({ hasText: name }).first().click()
  },

  async fillBusiness(cuit: string): Promise<void> {
    await page.getByLabel('CUIT o CUIL').fill(cuit)
    await page.getByLabel('Contá qué hacés').fill('Diez años de oficio, con garantía.')
  },

  /** Picks files through the browser's own dialog. */
  async pick(label: string, files: Files): Promise<void> {
    const chooser = page.waitForEvent('filechooser')
    await page.locator('label', { hasText: label }).click()
    await (await chooser).setFiles(files)
  },
})
