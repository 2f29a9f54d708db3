import { z } from 'zod'
import { defineEndpoint, done } from '../endpoint'
import { id, identifier, integerMax, timestamp } from '../fields'
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
    'Files a service request. Accepts JSON with photo ids, or multipart with the photos. With the header Idempotency-Key, retries are safe.',
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
  summary: 'Returns a request. Contact data and photos are null for callers who may not see them.',
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
    'Corrects a request. Allowed for its client: contact data while the request is live, everything else while it is pending. Rubro and place can be changed a limited number of times, and only until a professional holds the contact data. If the call names the version that was read, it is refused when the request was corrected since.',
  tag,
  method: 'PATCH',
  path: '/service-requests/{id}',
  access: 'anyone',
  params: byId,
  body: serviceRequestEdit.extend({
    /** The version that the caller read. Without it, the edit overwrites whatever was saved in the meantime. */
    version: z.int().min(0).max(integerMax).optional(),
  }),
  response: trackingView,
  errors: [
    'photo_not_yours',
    'request_not_found',
    'request_closed',
    'edit_not_allowed',
    'request_changed',
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
  summary: 'Changes the status of a request. Allowed for its client and for a professional with a lead.',
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
  summary: 'Extends a request once, by the number of days that it was filed with.',
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
  summary: 'Confirms a request with the code from the mail.',
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
  summary: 'Mails the client a new code and link. The earlier code becomes void.',
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
  summary: 'Moves a request to the account of the caller, who must hold its tracking link.',
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
    "Reports that nobody called about an urgent request ('Nadie me llamó') and refunds the fee. Allowed for its client. Refused if the client said earlier that somebody called.",
  tag,
  method: 'POST',
  path: '/service-requests/{id}/no-call',
  access: 'anyone',
  params: byId,
  response: done,
  errors: ['request_not_found', 'transition_not_allowed', 'contact_was_told'],
})
