import type { DataRequestKind } from '@oficio/contracts/support/data-requests'
import { visitor } from '../../kernel/actor'
import { createDataRequest } from '../../support/data-requests/create-data-request'
import { proveDataRequest } from '../../support/data-requests/prove-data-request'
import { runDueJobs } from '../run-jobs'
import type { TestCtx } from '../test-context'

export const dataEmail = 'Lucia.Fernandez@example.com'

interface DataRequestInput {
  email?: string
  detail?: string
  website?: string
}

/** Returns functions to send a data request and to prove with the mailed link that the mailbox is the requester's. */
export function dataScene(ctx: TestCtx) {
  const ask = (kind: DataRequestKind, changes: DataRequestInput = {}) =>
    createDataRequest(ctx, visitor(), { kind, email: dataEmail, ...changes })

  /** Returns the token in the newest link that was mailed to an address. */
  const mailedToken = async (to = dataEmail): Promise<string> => {
    await runDueJobs(ctx)
    const mail = ctx.mailer.sentMails.findLast(
      (mail) => mail.to === to && mail.content.template === 'data-request-link',
    )
    if (mail?.content.template !== 'data-request-link') throw new Error(`no link was mailed to ${to}`)
    return mail.content.props.url.split('/').at(-1) ?? ''
  }

  const prove = async (kind: DataRequestKind, changes: DataRequestInput = {}) => {
    await ask(kind, changes)
    const token = await mailedToken(changes.email)
    const { code } = await proveDataRequest(ctx, visitor(), { token })
    const { id } = await ctx.db.dataRequest.findUniqueOrThrow({ where: { code } })
    return { token, code, id }
  }
  return { ask, mailedToken, prove }
}
