import type { requestPasswordResetEndpoint } from '@oficio/contracts/accounts/recovery'
import type { InputOf } from '@oficio/contracts/endpoint'
import { z } from 'zod'
import type { Actor } from '../../kernel/actor'
import { connectionHashOfActor } from '../../kernel/caller-marks'
import type { Ctx } from '../../kernel/ctx'
import { defineJob } from '../../kernel/jobs/define-job'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'

export const answerPasswordResetJob = defineJob({
  name: 'answer-password-reset',
  label: 'Mandar el enlace para cambiar la contraseña',
  /** `connectionHash` is a keyed hash of the caller's connection. */
  payload: z.object({ requestId: z.uuid(), connectionHash: z.string().nullish() }),
  keyOf: ({ requestId }) => `password-reset:${requestId}`,
})

/**
 * Requests a reset link (docs/product.md, 'Recovery'). Answers every address in the same way and the same time, because
 * only the job looks up whether an account exists.
 */
export async function requestPasswordReset(
  ctx: Ctx,
  actor: Actor,
  { email }: InputOf<typeof requestPasswordResetEndpoint>,
): Promise<{ success: true }> {
  await ctx.transaction(async (ctx) => {
    const requestId = ctx.ids.next()
    await ctx.db.passwordResetRequest.create({
      data: { id: requestId, email, createdAt: ctx.clock.now() },
    })
    await enqueueJob(ctx.db, answerPasswordResetJob, {
      requestId,
      connectionHash: connectionHashOfActor(ctx, actor),
    })
  })
  return { success: true }
}
