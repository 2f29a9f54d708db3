import { formAction } from '@oficio/contracts/forms/form-paths'
import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import { accountLinkToken, makeAccountLink } from '@oficio/domain/accounts/links'
import { visitor } from '@oficio/domain/kernel/actor'
import { createConsumerRequest } from '@oficio/domain/support/consumer-requests/create-consumer-request'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { POST as answerRenewForm } from '../../app/api/email-confirmation/renew/form/route'
import { unlimited } from '../limits/limiter'
import { authSecret } from '../testing/call-endpoint'
import { formDone, formMailWaits, readFormNote } from './form-notes'

const origin = 'http://localhost:3000'
const connection = '200.1.2.3'
let ctx: TestCtx

// The web server keeps its shared parts in this global property. The test replaces them.
const pinnedKey = Symbol.for('oficio.web')
const pinned = globalThis as { [pinnedKey]?: unknown }

beforeAll(async () => {
  ctx = await createTestContext()
  pinned[pinnedKey] = { ctx, authSecret, limiter: unlimited }
})
afterAll(() => {
  delete pinned[pinnedKey]
})

async function expiredToken() {
  const { id: userId, email } = await buildUser(ctx, { emailVerifiedAt: null })
  const minutes = limits.emailConfirmationHours * 60
  const id = await ctx.transaction((ctx) =>
    makeAccountLink(ctx, { userId, email, kind: 'email_confirmation', minutes }),
  )
  ctx.clock.advance({ minutes: minutes + 1 })
  return accountLinkToken(ctx, { id, kind: 'email_confirmation' })
}

/** Sends the form as a browser without scripts does. Returns the word that its page reads. */
async function renew(token: string) {
  const body = new URLSearchParams({ token }).toString()
  const answer = await answerRenewForm(
    new Request(`${origin}${formAction('renewConfirmation')}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(body.length),
        'x-client-address': connection,
        origin,
      },
    }),
    { params: Promise.resolve({}) },
  )
  const [cookie = ''] = answer.headers.getSetCookie()
  return readFormNote(cookie.split(';')[0]?.split('=')[1])?.word
}

it('the form for another link says whether its mail was sent or waits for the limit of the connection', async () => {
  const tokens = [await expiredToken(), await expiredToken()] as const
  expect(await renew(tokens[0])).toBe(formDone)
  for (let at = 0; at < serverLimits.unprovenMailsPerConnection; at += 1)
    await createConsumerRequest(ctx, visitor({ connection, deviceHash: `device-${at}` }), {
      kind: 'withdrawal',
      topic: 'other',
      name: 'Ana',
      email: `stranger-${at}@example.com`,
      detail: String(at),
    })
  expect(await renew(tokens[1])).toBe(formMailWaits)
})
