import { z } from 'zod'
import { defineJob } from '../kernel/jobs/define-job'

/**
 * Notifies the professionals who match a request. The handler is in another file, because filing, moving and confirming
 * enqueue this job.
 */
export const notifyProfessionalsJob = defineJob({
  name: 'notify-professionals',
  label: 'Avisar a los profesionales',
  payload: z.object({ requestId: z.uuid() }),
  keyOf: ({ requestId }) => `notify:${requestId}`,
})
