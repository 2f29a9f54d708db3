import { z } from 'zod'
import { defineJob } from '../jobs/define-job'

/** Tells one browser of one notice. In a slot of its own: a push service that hangs holds up nothing but such jobs. */
export const pushNoticeJob = defineJob({
  name: 'push-notice',
  label: 'Avisar a un dispositivo',
  payload: z.object({ noticeId: z.uuid(), sessionId: z.uuid(), attempt: z.int() }),
  // What is tried later is a job of its own: one that runs cannot be put off.
  keyOf: ({ noticeId, sessionId, attempt }) => `push:${noticeId}:${sessionId}:${attempt}`,
  // A refusal for a reason that is ours passes by nobody's waiting.
  maxAttempts: 3,
  isOneAtATime: true,
})
