import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id, timestamp } from '../fields'
import { nextCursor, ownListQuery } from '../kernel/lists/own-list'
import { limits } from '../limits'
import { statuses } from '../service-requests/shapes'
import { plainText } from '../text/plain-text'
import { texts } from '../texts'
import { reportReasons, reportStatuses } from './reports'

/** A lead as its professional sees it: a request whose contact data they opened. */
export const leadView = z
  .object({
    id,
    requestId: id,
    status: z.enum(['active', 'returned']),
    source: z.enum(['trial', 'subscription', 'unconfirmed']),
    takenAt: timestamp,
    contactedAt: timestamp.nullable(),
    /**
     * The client's contact data. Null after the request has closed, except for the professional who did the work, and
     * null while the reader is suspended.
     */
    contact: z
      .object({
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        phone: z.string(),
        phoneNational: z.string(),
        serviceAddress: z.string(),
        /** The client's name for a town that is not in the list. */
        townName: z.string().nullable(),
        postalCode: z.string().nullable(),
        whatsappUrl: z.string().nullable(),
        callUrl: z.string(),
      })
      .nullable(),
    /**
     * Until when the chosen professional keeps the contact data of a completed request. Null while the request is live,
     * and for other professionals.
     */
    contactUntil: timestamp.nullable(),
    report: z
      .object({ reason: z.enum(reportReasons), status: z.enum(reportStatuses), createdAt: timestamp })
      .nullable(),
    canReport: z.boolean(),
    /**
     * Whether the client denied the completion that this professional reported. Afterwards only the client can complete
     * the request.
     */
    isCompletionDenied: z.boolean(),
  })
  .meta({ id: 'Lead' })
export type LeadView = z.infer<typeof leadView>

const tag = 'Contactos'
const byId = z.object({ id })

export const takeLeadEndpoint = defineEndpoint({
  name: 'takeLead',
  summary:
    "Opens the client's contact data ('Ver datos de contacto') as a lead. Repeating it returns the same lead and uses up nothing more.",
  tag,
  method: 'POST',
  path: '/service-requests/{id}/lead',
  access: ['professional'],
  params: byId,
  response: leadView,
  errors: [
    'request_not_found',
    'request_closed',
    'work_started',
    'no_seats_left',
    'unconfirmed_seats_taken',
    'trial_exhausted',
    'free_leads_reserved',
    'first_charge_pending',
    'rubro_not_covered',
    'not_approved',
    'account_suspended',
    'out_of_reach',
    'lead_returned',
  ],
})

export const markContactedEndpoint = defineEndpoint({
  name: 'markLeadContacted',
  summary: "Records that the professional reached the client ('Contactado'). A pending request becomes open.",
  tag,
  method: 'POST',
  path: '/leads/{id}/contacted',
  access: ['professional'],
  params: byId,
  response: leadView,
  errors: ['not_found', 'lead_returned', 'request_closed', 'account_suspended'],
})

export const reportLeadEndpoint = defineEndpoint({
  name: 'reportLead',
  summary: `Reports a dead lead. Allowed for ${limits.deadLeadDays} days.`,
  tag,
  method: 'POST',
  path: '/leads/{id}/report',
  access: ['professional'],
  params: byId,
  body: z.object({
    reason: z.enum(reportReasons, { error: texts.required('reason') }),
    note: plainText('lines').max(limits.noteMax, texts.maxLength('note', limits.noteMax)).optional(),
  }),
  response: leadView,
  errors: [
    'not_found',
    'already_reported',
    'report_window_over',
    'lead_returned',
    'request_closed',
    'account_suspended',
  ],
})

export const listLeadsEndpoint = defineEndpoint({
  name: 'listLeads',
  summary: "Lists the professional's own leads, newest first.",
  tag,
  method: 'GET',
  path: '/leads',
  access: ['professional'],
  query: ownListQuery,
  response: z.object({
    nextCursor,
    leads: z.array(
      leadView.extend({
        title: z.string(),
        /** The start of the description. It is masked if the contact data is closed to the reader. */
        excerpt: z.string(),
        requestStatus: z.enum(statuses),
        city: z.string(),
        state: z.string(),
      }),
    ),
  }),
})

export const countLeadsEndpoint = defineEndpoint({
  name: 'countLeads',
  summary:
    "Returns how many of the professional's own leads are in progress, and how many of their clients still wait.",
  tag,
  method: 'GET',
  path: '/leads/count',
  access: ['professional'],
  response: z.object({ inCourse: z.number(), waiting: z.number() }),
})
