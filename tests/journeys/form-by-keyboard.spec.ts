import { expect } from '@playwright/test'
import { patient } from '../pace'
import { test } from './support/fixtures'
import { holdBackScripts } from './support/hold-back'
import { codeIn } from './support/mailbox'
import { madeUpClient, requestForm } from './support/request-form'

test('a rubro is found and chosen by keyboard, and each step is announced', async ({ page, market }) => {
  await requestForm(page).open()
  const rubro = page.getByRole('combobox', { name: 'Rubro' })
  const announcement = page.getByRole('status')
  // Types again if the first keys came before the page's scripts.
  await expect(async () => {
    await rubro.fill('')
    await rubro.fill('zzzz')
    await expect(announcement.filter({ hasText: 'No encontramos ese rubro' })).toHaveCount(1, {
      timeout: patient(3_000),
    })
  }).toPass()
  await rubro.fill(market.rubro.name)
  await expect(announcement.filter({ hasText: /^Hay \d+ opci/ })).toHaveCount(1)
  const active = page.getByRole('option').first()
  await expect(rubro).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? 'none')
  await expect(active).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Enter')
  await expect(rubro).toHaveValue(market.rubro.name)
  await expect(rubro).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(rubro).toHaveValue(market.rubro.name)
  await expect(rubro).toBeFocused()
  // The picker of towns uses the same component.
  await page.getByLabel('Provincia').selectOption({ label: market.place.state })
  const town = page.getByRole('combobox', { name: 'Ciudad' })
  await town.fill(market.place.city)
  await expect(announcement.filter({ hasText: /^Hay \d+ opci/ })).toHaveCount(1)
  const first = page.getByRole('listbox').getByRole('option').first()
  await expect(town).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? 'none')
})

test('a misspelt rubro is looked for until guesses at it are there', async ({ page }) => {
  await requestForm(page).open()
  const rubro = page.getByRole('combobox', { name: 'Rubro' })
  await expect(async () => {
    await rubro.click()
    await expect(rubro).toHaveAttribute('aria-expanded', 'true', { timeout: patient(3_000) })
  }).toPass()
  const letThrough = await holdBackScripts(page)
  await rubro.fill('plomreo')
  await expect(page.getByRole('status').filter({ hasText: 'Buscando...' })).toHaveCount(1)
  letThrough()
  await expect(page.getByRole('option', { name: 'Plomería' })).toBeVisible()
  // A visitor who continues without choosing keeps their own words, and reads what to do.
  await page.getByLabel('Descripción').click()
  await expect(rubro).toHaveValue('plomreo')
  await expect(rubro).toHaveAccessibleDescription('Elegí un rubro de la lista.')
})

test('a mistyped address is corrected by keyboard, and after filing beside the code', async ({
  page,
  market,
  world,
  mailbox,
}) => {
  const client = madeUpClient(await world.nextNumber())
  const form = requestForm(page)
  await form.open()
  await form.fill(market, client)
  const email = page.getByLabel('Email')

  await test.step('the address that was meant is offered, announced, and taken with a key', async () => {
    await email.fill('nora@gmial.com')
    const offer = page.getByRole('button', { name: '¿Quisiste decir nora@gmail.com?' })
    await expect(page.getByRole('status').filter({ hasText: 'nora@gmail.com' })).toHaveCount(1)
    await email.press('Tab')
    await expect(offer).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(email).toHaveValue('nora@gmail.com')
    await expect(email).toBeFocused()
    await expect(offer).toHaveCount(0)
  })

  const wrong = `otra-${client.email}`
  await test.step('the request is filed with an address that is wrong in another way', async () => {
    await email.fill(wrong)
    await form.submit.click()
    await expect(form.filedHeading).toBeVisible()
  })

  await test.step('the mail is corrected beside the code, also after a reload, and the new code confirms', async () => {
    const before = await form.trackingLink.inputValue()
    await page.getByRole('button', { name: 'Está mal escrito: corregir el email' }).click()
    await expect(email).toBeFocused()
    await email.fill(client.email)
    await page.getByRole('button', { name: 'Guardar el email' }).click()
    await expect(form.trackingLink).not.toHaveValue(before)
    await page.reload()
    await expect(page.getByText(client.email)).toBeVisible()
    const code = codeIn(await mailbox.wait(client.email, /^Confirmá/))
    await page.getByLabel('Código', { exact: true }).fill(code)
    await expect(page.getByText('¡Gracias! Tu solicitud quedó confirmada.')).toBeVisible()
    const requests = await world.ctx.db.serviceRequest.findMany({
      where: { email: { in: [wrong, client.email] } },
    })
    expect(requests.map((row) => row.email)).toEqual([client.email])
  })
})
