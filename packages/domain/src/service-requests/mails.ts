import { statuses } from '@oficio/contracts/service-requests/shapes'
import { z } from 'zod'
import { countRef, defineMail } from '../kernel/mail/define-mail'

/*
 * What builds these mails reads how a request is filed, followed and ended, and stands apart: whoever does that queues
 * them.
 */

/** By this a mail to a client is readdressed, and erased, with the rest of their request. */
const requestId = z.uuid()
const ofRequest = z.object({ requestId })

/** To the client after filing: confirm by link or code, follow the request. */
export const requestFiledMail = defineMail({
  template: 'request-filed',
  refs: z.object({ requestId, codeVersion: countRef }),
})

/** To a matching professional. */
export const requestForProfessionalMail = defineMail({
  template: 'request-for-professional',
  refs: z.object({ requestId, professionalId: z.uuid() }),
})

const status = z.enum(statuses)

/** To the client: somebody else changed the state. */
export const requestStatusMail = defineMail({
  template: 'request-status',
  refs: z.object({ requestId, status, eventId: z.uuid().nullable() }),
  // The entry in the history was not named at first.
  older: (stored) => {
    const refs = z.object({ requestId, status }).safeParse(stored)
    return refs.success ? { ...refs.data, eventId: null } : null
  },
})

/** To the client: somebody else said that the work is done. */
export const requestCompletedMail = defineMail({
  template: 'request-completed',
  refs: z.object({ requestId, eventId: z.uuid() }),
})

/** To the client of work in progress of which nothing was heard for long. */
export const requestWorkQuestionMail = defineMail({
  template: 'request-work-question',
  refs: z.object({ requestId, askedAt: z.iso.datetime() }),
})

/** To the professional who said that the work is done: the client says otherwise. */
export const completionDeniedMail = defineMail({
  template: 'completion-denied',
  refs: z.object({ requestId, leadId: z.uuid() }),
})

/** To the client, a day before the request ends. */
export const requestExpiringMail = defineMail({ template: 'request-expiring', refs: ofRequest })

export const requestExpiredMail = defineMail({ template: 'request-expired', refs: ofRequest })
