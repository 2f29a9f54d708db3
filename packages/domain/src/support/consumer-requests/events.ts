import { consumerClaimsUrl } from '@oficio/contracts/legal'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import {
  type ConsumerRequestKind,
  consumerRequestKindTexts,
  consumerRequestTopicTexts,
} from '@oficio/contracts/support/consumer-requests'
import { z } from 'zod'
import type { Ctx } from '../../kernel/ctx'
import { builtBy, defineEvent } from '../../kernel/events/define-event'

declare module '../../kernel/mail-templates' {
  interface MailTemplates {
    /** Sends a consumer the code of the new request at once. */
    'consumer-request-received': {
      kind: ConsumerRequestKind
      code: string
      /** The topic in our own words only, because anyone may have typed the rest. */
      topic: string | null
      createdAt: string
      dueAt: string
      termsUrl: string
    }
    'consumer-request-answered': {
      kind: ConsumerRequestKind
      code: string
      isDone: boolean
      answer: string
      claimsUrl: string
    }
  }
}

/** Identifies the request, so that the address is erased with the rest of it. */
const refs = z.object({ consumerRequestId: z.uuid() })

/** Sends a consumer the code of the new request at once. */
export const consumerRequestReceivedEvent = defineEvent({
  name: 'consumer-request-received',
  mail: { label: 'Arrepentimiento o baja, recibido', isOwed: true, refs },
})

/** Notifies every admin of a new request. It names nobody, because notices are kept longer than the request's data. */
export const consumerRequestFiledEvent = defineEvent({
  name: 'consumer-request',
  group: 'consumer-requests',
  notice: {
    kind: 'consumer-request',
    words: ({ id, kind, code }: { id: string; kind: ConsumerRequestKind; code: string }) => ({
      title: `Nuevo pedido de ${consumerRequestKindTexts[kind].toLowerCase()}`,
      body: `${code}. La ley pide responderlo dentro de las ${limits.consumerRequestHours} horas.`,
      href: paths.adminConsumerRequest(id),
    }),
  },
})

/** Sends the answer to the consumer. */
export const consumerRequestAnsweredEvent = defineEvent({
  name: 'consumer-request-answered',
  mail: { label: 'Arrepentimiento o baja, respondido', isOwed: true, refs },
})

export const consumerRequestReceivedBuilder = builtBy(consumerRequestReceivedEvent, async (ctx, refs, to) => {
  const request = await load(ctx, refs, to)
  if (!request) return null
  return {
    kind: request.kind,
    code: request.code,
    topic: topicOf(request.detail),
    createdAt: request.createdAt.toISOString(),
    dueAt: request.dueAt.toISOString(),
    termsUrl: new URL(paths.terms(), ctx.site.origin).toString(),
  }
})

export const consumerRequestAnsweredBuilder = builtBy(consumerRequestAnsweredEvent, async (ctx, refs, to) => {
  const request = await load(ctx, refs, to)
  if (!request || request.status === 'open') return null
  return {
    kind: request.kind,
    code: request.code,
    isDone: request.status === 'done',
    answer: request.answer ?? '',
    claimsUrl: consumerClaimsUrl,
  }
})

/** Returns the request of a mail, or null if it was anonymised meanwhile. */
async function load(ctx: Ctx, { consumerRequestId }: z.output<typeof refs>, to: string) {
  const request = await ctx.db.consumerRequest.findUnique({ where: { id: consumerRequestId } })
  return request && request.email.toLowerCase() === to.toLowerCase() ? request : null
}

/** The topic is the first paragraph of the stored text; an erased request has none. */
const topicOf = (detail: string): string | null =>
  Object.values(consumerRequestTopicTexts).find((topic) => topic === detail.split('\n\n')[0]) ?? null
