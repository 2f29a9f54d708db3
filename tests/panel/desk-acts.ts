import { auditSubject } from '@oficio/domain/kernel/audit-subject'
import { buildAdBanner, buildAdBooking } from '@oficio/domain/testing/builders/build-ad-booking'
import { buildDataRequest } from '@oficio/domain/testing/builders/build-data-request'
import { buildServiceRequest } from '@oficio/domain/testing/builders/build-service-request'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import type { TestCtx } from '@oficio/domain/testing/test-context'
import { type Act, type PreparedAct, reason } from './act'
import { buildConsumerRequest, buildContactMessage, buildReport, buildReview } from './scene'

const aboutReview =
  (decision: 'hide' | 'keep', isHidden = false) =>
  async (ctx: TestCtx): Promise<PreparedAct> => {
    const { id, decisions } = await buildReview(ctx, isHidden)
    return { params: { id }, body: { decision, reason, decisions }, subject: auditSubject('review', id) }
  }

const aboutHeldReview =
  (standing: 'counts' | 'out') =>
  async (ctx: TestCtx): Promise<PreparedAct> => {
    const { id, decisions } = await buildReview(ctx, false)
    await ctx.db.review.update({ where: { id }, data: { standing: 'waiting', doubts: ['quick'] } })
    return { params: { id }, body: { standing, reason, decisions }, subject: auditSubject('review', id) }
  }

const aboutReport =
  (decision: 'return' | 'refuse') =>
  async (ctx: TestCtx): Promise<PreparedAct> => {
    const { id, leadId } = await buildReport(ctx)
    return { params: { id }, body: { decision, note: reason }, subject: auditSubject('lead', leadId) }
  }

const aboutConsumer =
  (status: 'done' | 'refused') =>
  async (ctx: TestCtx): Promise<PreparedAct> => {
    const id = await buildConsumerRequest(ctx)
    return {
      params: { id },
      body: { status, answer: 'Ya está.' },
      subject: auditSubject('consumer-request', id),
    }
  }

const aboutMessage =
  (status: 'answered' | 'done') =>
  async (ctx: TestCtx): Promise<PreparedAct> => {
    const id = await buildContactMessage(ctx)
    const body = { status, answer: 'Ya está.' }
    return { params: { id }, body, subject: auditSubject('contact-message', id) }
  }

const aboutData =
  (status: 'done' | 'refused') =>
  async (ctx: TestCtx): Promise<PreparedAct> => {
    const { id } = await buildDataRequest(ctx)
    return { params: { id }, body: { status, answer: 'Ya está.' }, subject: auditSubject('data-request', id) }
  }

const aboutBanner =
  (words: object = {}) =>
  async (ctx: TestCtx): Promise<PreparedAct> => {
    const { id: userId } = await buildUser(ctx)
    const { id } = await buildAdBooking(ctx, { userId })
    const { version } = await buildAdBanner(ctx, id)
    return { params: { id }, body: { version, ...words }, subject: auditSubject('ad-booking', id) }
  }

/** Actions on what waits for the desk: reviews, reports, consumer requests and cancellations. */
export const deskActs: readonly Act[] = [
  ...(
    [
      ['review-hidden', aboutReview('hide')],
      ['review-kept', aboutReview('keep')],
      ['review-shown-again', aboutReview('keep', true)],
    ] as const
  ).map(
    ([action, prepare]): Act => ({
      endpoint: 'decideReview',
      action,
      prepare,
      words: 'reason',
      second: 'already_decided',
    }),
  ),
  ...(
    [
      ['review-counted', aboutHeldReview('counts')],
      ['review-left-out', aboutHeldReview('out')],
    ] as const
  ).map(
    ([action, prepare]): Act => ({
      endpoint: 'decideStanding',
      action,
      prepare,
      words: 'reason',
      second: 'already_decided',
    }),
  ),
  {
    endpoint: 'decideLeadReport',
    action: 'lead-report-returned-by-admin',
    prepare: aboutReport('return'),
    words: 'note',
    second: 'already_decided',
  },
  {
    endpoint: 'decideLeadReport',
    action: 'lead-report-refused',
    prepare: aboutReport('refuse'),
    words: 'note',
    second: 'already_decided',
  },
  {
    endpoint: 'answerConsumerRequest',
    action: 'consumer-request-done',
    prepare: aboutConsumer('done'),
    second: 'already_answered',
  },
  {
    endpoint: 'answerConsumerRequest',
    action: 'consumer-request-refused',
    prepare: aboutConsumer('refused'),
    second: 'already_answered',
  },
  {
    endpoint: 'answerDataRequest',
    action: 'data-request-done',
    prepare: aboutData('done'),
    second: 'already_answered',
  },
  {
    endpoint: 'answerDataRequest',
    action: 'data-request-refused',
    prepare: aboutData('refused'),
    second: 'already_answered',
  },
  {
    endpoint: 'answerContactMessage',
    action: 'contact-message-answered',
    prepare: aboutMessage('answered'),
    second: 'already_answered',
  },
  {
    endpoint: 'answerContactMessage',
    action: 'contact-message-done',
    prepare: aboutMessage('done'),
    second: 'already_answered',
  },
  {
    endpoint: 'approveAdBanner',
    action: 'ad-approved',
    prepare: aboutBanner(),
    second: 'ad_banner_changed',
  },
  {
    endpoint: 'rejectAdBanner',
    action: 'ad-rejected',
    prepare: aboutBanner({ reason }),
    words: 'reason',
    second: 'ad_banner_changed',
  },
  {
    endpoint: 'changeServiceRequestStatus',
    action: 'service-request-cancelled',
    prepare: async (ctx) => {
      const { id } = await buildServiceRequest(ctx)
      const body = { status: 'cancelled', reason }
      return { params: { id }, body, subject: auditSubject('service-request', id) }
    },
    words: 'reason',
    second: 'request_closed',
  },
]
