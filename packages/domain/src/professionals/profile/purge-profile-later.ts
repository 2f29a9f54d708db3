import { z } from 'zod'
import { defineJob, handledBy } from '../../kernel/jobs/define-job'
import { noteProfileChange } from './note-profile-change'

/** Purges a professional's cached public page when the page changes by itself, such as at the end of a pause. */
export const purgeProfileJob = defineJob({
  name: 'purge-profile',
  label: 'Actualizar un perfil público',
  payload: z.object({ professionalId: z.uuid() }),
  keyOf: ({ professionalId }) => `purge-profile:${professionalId}`,
})

export const purgeProfileHandler = handledBy(purgeProfileJob, (ctx, { professionalId }) =>
  ctx.transaction((ctx) => noteProfileChange(ctx, professionalId)),
)
