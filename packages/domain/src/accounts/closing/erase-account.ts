import { z } from 'zod'
import type { Ctx } from '../../kernel/ctx'
import { defineJob, handledBy } from '../../kernel/jobs/define-job'
import { eachOf } from '../../kernel/jobs/for-each-id'
import { personOf } from '../person-of'

export const eraseAccountJob = defineJob({
  name: 'erase-account',
  label: 'Borrar los datos de una cuenta cerrada',
  payload: z.object({ userId: z.uuid() }),
})

/**
 * Runs the part of a closing that cannot run in a transaction. Also repeats the closing, for records written while the
 * account closed.
 */
async function eraseAccount(ctx: Ctx, userId: string): Promise<void> {
  const person = await personOf(ctx, userId)
  if (person.address !== null) throw new Error('the account is not closed')
  await eachOf(ctx.registry.closing, async ({ close, erase }) => {
    await ctx.transaction((ctx) => close(ctx, person))
    await erase?.(ctx, person)
  })
}

export const eraseAccountHandler = handledBy(eraseAccountJob, (ctx, { userId }) => eraseAccount(ctx, userId))
