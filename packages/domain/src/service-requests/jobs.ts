import { z } from 'zod'
import { defineJob } from '../kernel/jobs/define-job'

/** Tells the professionals whom a request matches; apart from how, since filing, moving and confirming enqueue it. */
export const notifyProfessionalsJob = defineJob({
  name: 'notify-professionals',
  label: 'Avisar a los profesionales',
  payload: z.object({ requestId: z.uuid() }),
  keyOf: ({ requestId }) => `notify:${requestId}`,
})
