import { paths } from '@oficio/contracts/paths'
import { profilePath } from '@oficio/contracts/search/public-profile'
import { expect } from '@playwright/test'
import { phone, test } from './support/fixtures'
import { phonePhoto } from './support/pictures'

test.use(phone)

test('a professional completes their profile, two tabs overwrite nothing unseen, and clients read it at once', async ({
  visit,
  market,
}) => {
  const professional = await market.professional({ description: 'Trabajo prolijo.' })
  const other = await market.professional()
  const page = await visit(professional.user.username)
  const publicPath = profilePath({ ...professional.user, ...professional })
  const words = page.getByLabel('Contá qué hacés')
  const save = page.getByRole('button', { name: 'Guardar mi perfil' })

  await test.step('is reached from the account, and says what brings most next', async () => {
    await page.goto(publicPath)
    await expect(page.getByText('Trabajo prolijo.')).toBeVisible()
    await page.goto(paths.professionalAccount())
    await page.getByRole('link', { name: /^Mi perfil público/ }).click()
    const missing = page.getByRole('region', { name: 'Lo que falta' })
    await expect(missing.getByRole('link').first()).toHaveText('Subí tu foto')
    await expect(missing.getByRole('link').last()).toHaveText('Contá un poco más')
  })

  await test.step("another one's phone is told at its field, and nothing that was typed is gone", async () => {
    await words.fill('Arreglo cañerías de gas y de agua, con matrícula y garantía escrita. '.repeat(3))
    await page.getByLabel('Teléfono', { exact: true }).fill(other.phone)
    await save.click()
    await expect(page.getByRole('alert').first()).toContainText('Ya hay un profesional con ese teléfono')
    await expect(words).toHaveValue(/garantía escrita/)
    await page.getByLabel('Teléfono', { exact: true }).fill(professional.phone)
  })

  await test.step('with a photo it is whole, and clients read it at once', async () => {
    await page.getByLabel('Elegir una foto').setInputFiles([await phonePhoto('yo.jpg', 'teal')])
    await expect(page.getByText(/: subida$/)).toHaveCount(1)
    await save.click()
    await expect(page.getByText('Tu perfil está completo')).toBeVisible()
    await page.getByRole('link', { name: 'Ver mi página pública' }).click()
    await expect(page.getByText(/garantía escrita/)).toBeVisible()
    await expect(page.locator('img[src^="/api/portraits/"]').first()).toBeVisible()
  })

  await test.step('of two tabs the later one is told, and what it typed may be saved all the same', async () => {
    await page.goto(paths.professionalProfile())
    const later = await page.context().newPage()
    await later.goto(paths.professionalProfile())
    await page.getByLabel('Nombre de tu empresa o negocio').fill('La primera')
    await save.click()
    await expect(page.getByText('La primera')).toBeVisible()
    await later.getByLabel('Nombre de tu empresa o negocio').fill('La segunda')
    await later.getByRole('button', { name: 'Guardar mi perfil' }).click()
    await expect(later.getByText(/Tu perfil cambió mientras lo editabas/)).toBeVisible()
    await later.getByRole('button', { name: 'Guardar lo mío igual' }).click()
    await expect(later.getByText('La segunda')).toBeVisible()
    await expect(later.getByText(/Tu perfil cambió mientras lo editabas/)).toHaveCount(0)
  })
})
