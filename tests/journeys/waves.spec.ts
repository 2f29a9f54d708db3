import { expect } from '@playwright/test'
import { patient } from '../pace'
import { fileRequest } from './support/file-request'
import { long, test } from './support/fixtures'
import { madeUpClient } from './support/request-form'

test(
  'professionals are told in waves of twenty, the nearest first',
  long,
  async ({ world, market, mailbox }) => {
    const around = { localidadId: 1001, serviceRadiusKm: 50 }
    const near = []
    for (let made = 0; made < 20; made += 1) {
      near.push(await market.professional({ ...around, ...market.north(5), user: { password: undefined } }))
    }
    const far = await market.professional({ ...around, ...market.north(40) })
    const { requestId } = await fileRequest(world, market, madeUpClient(await world.nextNumber()))
    const told = async () => {
      const rows = await world.ctx.db.serviceRequestRecipient.findMany({ where: { requestId } })
      return rows.map(({ professionalId }) => professionalId).sort()
    }
    await expect.poll(told).toEqual(near.map(({ id }) => id).sort())
    expect(await mailbox.find(far.user.email, /./)).toEqual([])
    // Half an hour passes at once; the worker's clock looks every minute.
    await world.ctx.db.serviceRequest.update({ where: { id: requestId }, data: { nextWaveAt: new Date() } })
    await expect.poll(told, { timeout: patient(90_000) }).toContain(far.id)
    await mailbox.wait(far.user.email, /^Nueva solicitud/)
    expect(await told()).toHaveLength(21)
  },
)
