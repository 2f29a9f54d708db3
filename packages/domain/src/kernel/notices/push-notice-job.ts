import { z } from 'zod'
import { defineJob } from '../jobs/define-job'

/**
 * Sends one notification to one browser. One job each, so that a push service that hangs blocks only its own jobs.
 */
export const pushNoticeJob = defineJob({
  name: 'push-notice',
  label: 'Avisar a un dispositivo',
  payload: z.object({ noticeId: z.uuid(), sessionId: z.uuid(), attempt: z.int() }),
  // A retry is a new job, because a running job cannot be postponed.
  keyOf: ({ noticeId, sessionId, attempt }) => `push:${noticeId}:${sessionId}:${attempt}`,
  // A refusal that is our fault does not heal with time.
  maxAttempts: 3,
  isOneAtATime: true,
})
