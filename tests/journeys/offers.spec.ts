import { profilePath } from '@oficio/contracts/professionals/public-address'
import { expect } from '@playwright/test'
import { patient } from '../pace'
import { fileRequest } from './support/file-request'
import { long, phone, smallPhone, test } from './support/fixtures'
import { madeUpClient } from './support/request-form'

test.use({ ...phone, viewport: smallPhone })

test('a client who asks a professional from their page reads the order of the offers, and may notify everybody at once', async ({
  page,
  market,
}) => {
  const { id, user } = await market.professional()
  await page.goto(profilePath({ ...user, id, companyName: null }))
  // The card and the bar at the bottom lead to the same form.
  await page.getByRole('link', { name: 'Pedir presupuesto' }).last().click()
  await expect(page.getByText(`Se la ofrecemos primero a ${user.firstName}`)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Ciudad' })).not.toHaveValue('')
  // Compares with the set width, because a phone's browser widens its viewport to content that overflows.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(smallPhone.width)
  await page.getByRole('button', { name: 'Que les llegue a todos a la vez' }).click()
  await expect(page.getByText('Se la ofrecemos primero')).toHaveCount(0)
})

test(
  'professionals are notified in waves of twenty, the nearest first',
  long,
  async ({ world, market, mailbox }) => {
    const around = { localidadId: 1001, serviceRadiusKm: 50 }
    const near = []
    for (let index = 0; index < 20; index += 1) {
      near.push(await market.professional({ ...around, ...market.north(5), user: { password: undefined } }))
    }
    const far = await market.professional({ ...around, ...market.north(40) })
    const { requestId } = await fileRequest(world, market, madeUpClient(await world.nextNumber()))
    const notifiedIds = async () => {
      const rows = await world.ctx.db.serviceRequestRecipient.findMany({ where: { requestId } })
      return rows.map(({ professionalId }) => professionalId).sort()
    }
    await expect.poll(notifiedIds).toEqual(near.map(({ id }) => id).sort())
    expect(await mailbox.find(far.user.email, /./)).toEqual([])
    // Skips half an hour. The worker's clock checks every minute.
    await world.ctx.db.serviceRequest.update({ where: { id: requestId }, data: { nextWaveAt: new Date() } })
    await expect.poll(notifiedIds, { timeout: patient(90_000) }).toContain(far.id)
    await mailbox.wait(far.user.email, /^Nueva solicitud/)
    expect(await notifiedIds()).toHaveLength(21)
  },
)
