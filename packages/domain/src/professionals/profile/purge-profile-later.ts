import { z } from 'zod'
import { defineJob, handledBy } from '../../kernel/jobs/define-job'
import { noteProfileChange } from './note-profile-change'

/** Drops the kept public page of a professional at the moment from which it shows something else by itself. */
export const purgeProfileJob = defineJob({
  name: 'purge-profile',
  label: 'Actualizar un perfil público',
  payload: z.object({ professionalId: z.uuid() }),
  keyOf: ({ professionalId }) => `purge-profile:${professionalId}`,
})

export const purgeProfileHandler = handledBy(purgeProfileJob, (ctx, { professionalId }) =>
  ctx.transaction((ctx) => noteProfileChange(ctx, professionalId)),
)
