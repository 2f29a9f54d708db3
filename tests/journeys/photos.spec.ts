import { heicText } from '@oficio/contracts/browser-errors/heic'
import { errors } from '@oficio/contracts/errors'
import { expect } from '@playwright/test'
import exifr from 'exifr'
import { long, phone, test } from './support/fixtures'
import {
  disguisedSvg,
  heavyFile,
  heicPhoto,
  largePhoto,
  phonePhoto,
  pixelBomb,
  renamedHtml,
  svgPicture,
} from './support/pictures'
import { madeUpClient, requestForm } from './support/request-form'

test.use(phone)

test('a served photo reveals neither its place nor its camera', long, async ({ page, world, market }) => {
  const picture = await phonePhoto('patio.jpg', 'purple')
  expect(await exifr.gps(picture.buffer)).toMatchObject({ latitude: expect.closeTo(-38.93, 1) })
  const client = madeUpClient(await world.nextNumber())
  const form = requestForm(page)
  await form.open()
  await form.fill(market, client)
  await form.pickPhotos([picture])
  await expect(form.storedPhotos).toHaveCount(1)
  await form.submit.click()
  await expect(form.filedHeading).toBeVisible()
  await page.getByRole('link', { name: 'Seguir mi solicitud' }).click()
  const gallery = page.getByRole('list', { name: 'Fotos de la solicitud' })
  const thumb = await gallery.getByRole('presentation').or(gallery.locator('img')).first().getAttribute('src')
  await gallery.getByRole('link').first().click()
  const full = await page.getByRole('dialog').getByRole('img').getAttribute('src')
  for (const address of [thumb, full]) {
    const answer = await page.request.get(address ?? '')
    expect(answer.headers()['content-type']).toBe('image/webp')
    const bytes = await answer.body()
    expect(await exifr.parse(bytes, true).catch(() => undefined)).toBeUndefined()
    for (const word of ['Exif', 'EXIF', 'Delator', 'GPS', 'Quimey']) expect(bytes.includes(word)).toBe(false)
  }
})

test(
  'files that are no photo, too large or too many are refused in Spanish, and the form stays as it was',
  long,
  async ({ page, world, market }) => {
    const client = madeUpClient(await world.nextNumber())
    const form = requestForm(page)
    await form.open()
    await form.fill(market, client)
    const refusedFiles = [
      { file: renamedHtml, text: errors.photo_type.text },
      { file: svgPicture, text: errors.photo_type.text },
      { file: disguisedSvg, text: errors.photo_type.text },
      { file: pixelBomb(), text: errors.photo_too_many_pixels.text },
      { file: heavyFile(), text: errors.photo_too_large.text },
      { file: heicPhoto, text: heicText },
    ]
    for (const { file, text } of refusedFiles) {
      await form.pickPhotos([file])
      await expect(form.refusals).toHaveCount(1)
      await expect(form.refusals).toContainText([text])
      await expect(form.refusals).toContainText([file.name])
    }
    const colors = ['red', 'green', 'blue', 'gold', 'gray', 'pink']
    await form.pickPhotos(await Promise.all(colors.map((color) => phonePhoto(`${color}.jpg`, color))))
    await expect(form.storedPhotos).toHaveCount(5)
    await expect(form.refusals).toContainText([errors.too_many_photos.text])
    await page.getByRole('button', { name: /^Descartar el aviso/ }).click()
    await expect(form.refusals).toHaveCount(0)
    await expect(page.getByRole('group', { name: /^Fotos/ })).toBeFocused()
    await expect(page.getByLabel('Descripción')).toHaveValue(client.description)
    await expect(page.getByLabel('Email')).toHaveValue(client.email)
    await form.submit.click()
    await expect(form.filedHeading).toBeVisible()
    const serviceRequest = await world.ctx.db.serviceRequest.findFirstOrThrow({
      where: { email: client.email },
      include: { photos: true },
    })
    expect(serviceRequest.photos).toHaveLength(5)
  },
)

test(
  'a photo of 48 megapixels that is heavier than allowed is drawn smaller before it is sent, and stands upright',
  long,
  async ({ page, world, market }) => {
    const client = madeUpClient(await world.nextNumber())
    const form = requestForm(page)
    await form.open()
    await form.fill(market, client)
    const sending = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/photos')
    await form.pickPhotos([await largePhoto()])
    await expect(form.storedPhotos).toHaveCount(1)
    const { requestBodySize } = await (await sending).sizes()
    expect(requestBodySize).toBeLessThan(1024 * 1024)
    await form.submit.click()
    await expect(form.filedHeading).toBeVisible()
    const { photos } = await world.ctx.db.serviceRequest.findFirstOrThrow({
      where: { email: client.email },
      include: { photos: true },
    })
    expect(photos).toMatchObject([{ width: 1200, height: 1600 }])
  },
)
