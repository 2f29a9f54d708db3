import { z } from 'zod'
import { defineJob } from '../jobs/define-job'

/**
 * Sends one notification to one browser. Each is a job of its own, so that a hanging push service blocks only its own
 * jobs.
 */
export const pushNoticeJob = defineJob({
  name: 'push-notice',
  label: 'Avisar a un dispositivo',
  payload: z.object({ noticeId: z.uuid(), sessionId: z.uuid(), attempt: z.int() }),
  // A retry is a new job, because a running job cannot be postponed.
  keyOf: ({ noticeId, sessionId, attempt }) => `push:${noticeId}:${sessionId}:${attempt}`,
  // Few attempts, because a refusal caused by our error does not go away by retrying.
  maxAttempts: 3,
  isOneAtATime: true,
})
