import { consumerClaimsUrl } from '@oficio/contracts/legal'
import { paths } from '@oficio/contracts/paths'
import { consumerRequestTopicTexts } from '@oficio/contracts/support/consumer-requests'
import type { Ctx } from '../../kernel/ctx'
import type { MailContent } from '../../kernel/mail/templates'

type Refs = Record<string, string>

/** Returns the request that a mail is about, unless it was anonymised meanwhile. */
async function load(ctx: Ctx, { consumerRequestId }: Refs, to: string) {
  if (!consumerRequestId) return null
  const request = await ctx.db.consumerRequest.findUnique({ where: { id: consumerRequestId } })
  return request && request.email.toLowerCase() === to.toLowerCase() ? request : null
}

/** The topic stands before what was typed; what is left of an erased request names none. */
const topicOf = (detail: string): string | null =>
  Object.values(consumerRequestTopicTexts).find((topic) => topic === detail.split('\n\n')[0]) ?? null

async function received(ctx: Ctx, refs: Refs, to: string): Promise<MailContent | null> {
  const request = await load(ctx, refs, to)
  if (!request) return null
  return {
    template: 'consumer-request-received',
    props: {
      kind: request.kind,
      code: request.code,
      topic: topicOf(request.detail),
      createdAt: request.createdAt.toISOString(),
      dueAt: request.dueAt.toISOString(),
      termsUrl: new URL(paths.terms(), ctx.site.origin).toString(),
    },
  }
}

async function answered(ctx: Ctx, refs: Refs, to: string): Promise<MailContent | null> {
  const request = await load(ctx, refs, to)
  if (!request || request.status === 'open') return null
  return {
    template: 'consumer-request-answered',
    props: {
      kind: request.kind,
      code: request.code,
      isDone: request.status === 'done',
      answer: request.answer ?? '',
      claimsUrl: consumerClaimsUrl,
    },
  }
}

/** What the mails about the two buttons of the law say at the moment of sending. */
export const consumerRequestMails = {
  'consumer-request-received': received,
  'consumer-request-answered': answered,
}
