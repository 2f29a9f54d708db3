import { expect } from '@playwright/test'
import { test } from './support/fixtures'
import { codeIn } from './support/mailbox'
import { phonePhoto } from './support/pictures'
import { madeUpClient, requestForm } from './support/request-form'

test('what was typed survives refusal, leaving, reload and back, and a double click files it once', async ({
  page,
  world,
  market,
}) => {
  const client = madeUpClient(await world.nextNumber())
  const form = requestForm(page)
  await form.open()
  const expectKept = async () => {
    await expect(page.getByRole('combobox', { name: 'Rubro' })).toHaveText(market.rubro.name)
    await expect(page.getByLabel('Descripción')).toHaveValue(client.description)
    await expect(page.getByRole('combobox', { name: 'Ciudad' })).toHaveText(market.place.city)
    await expect(page.getByLabel('Dirección')).toHaveValue(client.street)
    await expect(form.photos).toHaveCount(1)
  }

  await test.step('an incomplete form is refused with what is missing, field by field', async () => {
    await form.fillJob(market, client)
    await form.pickPhotos([await phonePhoto('living.jpg', 'navy')])
    await expect(form.storedPhotos).toHaveCount(1)
    await form.submit.click()
    await expect(page.getByText('El campo Teléfono es obligatorio.').first()).toBeVisible()
    await expect(page.getByText('El campo Email es obligatorio.').first()).toBeVisible()
    await expectKept()
  })

  await test.step('a reload keeps it', async () => {
    await page.reload()
    await expect(page.getByText('Recuperamos lo que habías escrito')).toBeVisible()
    await expectKept()
  })

  await test.step('leaving and coming back keeps it', async () => {
    await page.goto('/login')
    await page.goBack()
    await expectKept()
  })

  await test.step('a second tab has it too', async () => {
    const second = await page.context().newPage()
    await requestForm(second).open()
    await expect(second.getByLabel('Descripción')).toHaveValue(client.description)
    await second.close()
  })

  await test.step('two clicks file one request', async () => {
    await page.getByLabel('Nombre', { exact: true }).fill(client.firstName)
    await page.getByLabel('Apellido').fill(client.lastName)
    await page.getByLabel('Teléfono').fill(client.phone)
    await page.getByLabel('Email').fill(client.email)
    await form.submit.dblclick()
    await expect(form.filedHeading).toBeVisible()
    expect(await world.ctx.db.serviceRequest.count({ where: { email: client.email } })).toBe(1)
  })

  await test.step('the result stays over a reload, and the next form is empty', async () => {
    const link = await form.trackingLink.inputValue()
    await page.reload()
    await expect(form.filedHeading).toBeVisible()
    await expect(form.trackingLink).toHaveValue(link)
    await page.getByRole('button', { name: 'Pedir otro servicio' }).click()
    await expect(page.getByLabel('Descripción')).toHaveValue('')
  })
})

test('the same form sent from two tabs files one request', async ({ page, world, market }) => {
  const client = madeUpClient(await world.nextNumber())
  const form = requestForm(page)
  await form.open()
  await form.fill(market, client)
  const second = await page.context().newPage()
  await requestForm(second).open()
  await expect(second.getByLabel('Email')).toHaveValue(client.email)
  await Promise.all([form.submit.click(), requestForm(second).submit.click()])
  await expect(form.filedHeading).toBeVisible()
  await expect(requestForm(second).filedHeading).toBeVisible()
  expect(await world.ctx.db.serviceRequest.count({ where: { email: client.email } })).toBe(1)
})

test('without a connection nothing is lost; sent again it is filed, and confirmed by the code of the mail', async ({
  page,
  world,
  market,
  mailbox,
  context,
}) => {
  const client = madeUpClient(await world.nextNumber())
  const form = requestForm(page)
  await form.open()
  await form.fill(market, client)
  await context.setOffline(true)
  await form.submit.click()
  await expect(page.getByText('Lo que escribiste sigue acá.')).toBeVisible()
  await context.setOffline(false)
  await form.submit.click()
  await expect(form.filedHeading).toBeVisible()
  await page.getByLabel('Código', { exact: true }).fill(codeIn(await mailbox.wait(client.email, /^Confirmá/)))
  await expect(page.getByText('¡Gracias! Tu solicitud quedó confirmada.')).toBeVisible()
  const filed = await world.ctx.db.serviceRequest.findFirstOrThrow({ where: { email: client.email } })
  expect(filed.confirmedAt).not.toBeNull()
})
