import { z } from 'zod'
import { defineEndpoint, done } from '../endpoint'
import { id, identifier, timestamp } from '../fields'
import { limits } from '../limits'
import { plainText } from '../text/plain-text'
import { texts } from '../texts'
import { serviceRequestEdit, serviceRequestForm } from './form'
import { runningOffer } from './running-offer'
import { isCodeWaitingField, serviceRequestView, statuses, trackingView } from './shapes'

const tag = 'Solicitudes'
const byId = z.object({ id })

export const createServiceRequestEndpoint = defineEndpoint({
  name: 'createServiceRequest',
  summary:
    'Files a service request. JSON with photo ids, or multipart with the photos themselves. The header Idempotency-Key makes a repeat harmless.',
  tag,
  method: 'POST',
  path: '/service-requests',
  access: 'anyone',
  body: serviceRequestForm,
  files: {
    photos: {
      kind: 'photo',
      into: 'photoIds',
      max: limits.photosPerRequest,
      maxBytesEach: limits.photoBytes,
    },
  },
  response: z.object({
    requestId: id,
    trackingUrl: z.string(),
    /** The tracking token, which is the last part of that address. The header x-tracking-token takes it. */
    trackingToken: z.string(),
    isConfirmed: z.boolean(),
    isCodeWaiting: isCodeWaitingField,
    email: z.string(),
    expiresAt: timestamp,
    /** The deadline for contact of a running urgency promise. Null without one. */
    urgentDueAt: timestamp.nullable(),
    /**
     * The running first offer, visible to the client: the professional who alone may take the request for now. Null
     * without one.
     */
    firstOffer: runningOffer.nullable(),
  }),
  status: 201,
  limit: 'submit',
  needsDevice: true,
  errors: [
    'urgency_unpaid',
    'payment_pending',
    'payment_held',
    'payment_in_review',
    'payment_used',
    'provider_away',
    'provider_refused',
    'provider_denied',
    'too_many_live_requests',
    'too_many_filings',
    'already_filed',
    'photo_not_yours',
    'too_many_photos',
    'too_many_waiting_photos',
    'uploads_full',
    'storage_away',
    'photo_type',
    'photo_too_large',
    'photo_unreadable',
    'photo_too_many_pixels',
  ],
})

export const getServiceRequestEndpoint = defineEndpoint({
  name: 'getServiceRequest',
  summary:
    'A request as the reader may see it: contact data and photos are null for readers without the right to see them.',
  tag,
  method: 'GET',
  path: '/service-requests/{id}',
  access: 'anyone',
  params: byId,
  response: serviceRequestView,
  errors: ['request_not_found'],
})

export const updateServiceRequestEndpoint = defineEndpoint({
  name: 'updateServiceRequest',
  summary:
    'The client corrects the request: contact data while it lives, everything else while it is pending; rubro and place only until a professional holds the contact data, and not without end.',
  tag,
  method: 'PATCH',
  path: '/service-requests/{id}',
  access: 'anyone',
  params: byId,
  body: serviceRequestEdit,
  response: trackingView,
  errors: [
    'photo_not_yours',
    'request_not_found',
    'request_closed',
    'edit_not_allowed',
    'work_taken',
    'work_moved_often',
    'too_many_live_requests',
    'too_many_filings',
    'code_mails_exceeded',
    'mailbox_mails_exceeded',
    'device_mails_exceeded',
  ],
})

export const changeServiceRequestStatusEndpoint = defineEndpoint({
  name: 'changeServiceRequestStatus',
  summary: 'Moves a request to another state. The client or a professional with the lead may do so.',
  tag,
  method: 'PUT',
  path: '/service-requests/{id}/status',
  access: 'anyone',
  params: byId,
  body: z.object({
    status: z.enum(statuses),
    /** With in_progress, when the client sends it: the lead of the professional whom the client chose. */
    leadId: id.optional(),
    reason: plainText('lines').max(limits.noteMax, texts.maxLength('reason', limits.noteMax)).optional(),
  }),
  response: z.object({ id, status: z.enum(statuses) }),
  errors: [
    'request_not_found',
    'request_closed',
    'transition_not_allowed',
    'not_your_change',
    'lead_needed',
    'completion_denied',
  ],
})

export const extendServiceRequestEndpoint = defineEndpoint({
  name: 'extendServiceRequest',
  summary: 'Gives the request once more the days that it was filed with.',
  tag,
  method: 'POST',
  path: '/service-requests/{id}/extension',
  access: 'anyone',
  params: byId,
  response: z.object({ expiresAt: timestamp }),
  errors: ['request_not_found', 'request_closed', 'already_extended', 'transition_not_allowed'],
})

export const confirmServiceRequestEndpoint = defineEndpoint({
  name: 'confirmServiceRequest',
  summary: 'Confirms a request with the code that the mail carries.',
  tag,
  method: 'POST',
  path: '/service-requests/{id}/confirmation',
  access: 'anyone',
  params: byId,
  body: z.object({
    code: identifier().regex(new RegExp(`^\\d{${limits.codeDigits}}$`), texts.pattern('code')),
    /**
     * The proof that the mailed link holds besides the code. In a session of the account that owns the request, it also
     * confirms the mail of the account.
     */
    proof: z.string().max(100).optional(),
  }),
  response: z.object({ isConfirmed: z.literal(true) }),
  limit: 'code',
  needsDevice: true,
  errors: ['request_not_found', 'request_closed', 'code_wrong', 'code_attempts_exceeded'],
})

export const resendConfirmationEndpoint = defineEndpoint({
  name: 'resendServiceRequestConfirmation',
  summary: 'Mails the client a new code and link; the earlier code is void.',
  tag,
  method: 'POST',
  path: '/service-requests/{id}/confirmation/resend',
  access: 'anyone',
  params: byId,
  response: done.extend({ isCodeWaiting: isCodeWaitingField }),
  status: 202,
  limit: 'code',
  needsDevice: true,
  errors: [
    'request_not_found',
    'request_closed',
    'code_mails_exceeded',
    'mailbox_mails_exceeded',
    'device_mails_exceeded',
  ],
})

export const claimServiceRequestEndpoint = defineEndpoint({
  name: 'claimServiceRequest',
  summary: 'The holder of the tracking link puts the request under their own account.',
  tag,
  method: 'POST',
  path: '/service-requests/{id}/claim',
  access: 'account',
  params: byId,
  response: done,
  errors: ['request_not_found'],
})

export const reportNoCallEndpoint = defineEndpoint({
  name: 'reportNoCall',
  summary:
    "The client of an urgent request says that nobody called ('Nadie me llamó'): the fee is given back. Refused against the client's own earlier word.",
  tag,
  method: 'POST',
  path: '/service-requests/{id}/no-call',
  access: 'anyone',
  params: byId,
  response: done,
  errors: ['request_not_found', 'transition_not_allowed', 'contact_was_told'],
})
