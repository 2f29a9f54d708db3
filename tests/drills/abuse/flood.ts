import assert from 'node:assert/strict'
import { serverLimits } from '@oficio/contracts/server-limits'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildSubmission } from '@oficio/domain/testing/builders/build-submission'
import { describeRemainingWork } from '../support/describe-remaining-work'
import { waitOrThrow } from '../support/wait-or-throw'
import { callFrom } from './call-from'
import type { Scenario } from './scenario'

const attempts = 40
const professionals = 5
const attackersWords = 'Compre en juantienda'

/** One connection files requests with made-up contact data, which nobody ever confirms. */
export const flood: Scenario = {
  name: 'Flood of unconfirmed requests',
  attack: `One connection without cookies files ${attempts} requests of one rubro, each with another made-up phone and mailbox and with advertising as its text; ${professionals} professionals match.`,
  run: async (drill) => {
    const { ctx, db } = drill
    for (let index = 0; index < professionals; index += 1) await buildProfessional(ctx)
    const call = callFrom(drill, '203.0.113.10')
    const since = new Date()
    let filedCount = 0
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const body = await buildSubmission(ctx, { title: `${attackersWords} ${attempt}` })
      const { status } = await call({ method: 'POST', path: '/api/service-requests', body })
      if (status === 201) filedCount += 1
    }
    assert(filedCount > 0, 'the site refuses every request')
    await waitOrThrow(
      'professionals are notified of all requests',
      async () => (await describeRemainingWork(db)).length === 0,
      {
        timeoutMs: 300_000,
      },
    )
    const neighbour = await call({
      method: 'POST',
      path: '/api/service-requests',
      body: await buildSubmission(ctx),
    })
    const count = async (query: string) => (await db.query(query, [since])).rows[0]?.count as number
    const mailsTo = (...templates: string[]) =>
      `SELECT count(*)::int AS count FROM mails WHERE template IN ('${templates.join("', '")}') AND created_at >= $1`
    return [
      { label: 'requests filed', count: filedCount, limit: attempts },
      {
        label: 'mails to professionals about them',
        count: await count(mailsTo('request-for-professional')),
        limit: professionals * serverLimits.unconfirmedOfRubroPerConnection,
      },
      {
        label: 'most notices of one professional',
        count: await count(`SELECT coalesce(max(told), 0)::int AS count FROM (
          SELECT count(*) AS told FROM notices
          WHERE type = 'new-request' AND created_at >= $1 GROUP BY user_id) each`),
        limit: serverLimits.unconfirmedOfRubroPerConnection,
      },
      {
        label: "notices with the attacker's words",
        count: await count(`SELECT count(*)::int AS count FROM notices
          WHERE created_at >= $1 AND concat_ws(' ', title, body) ILIKE '%${attackersWords}%'`),
        limit: 0,
      },
      {
        label: "codes and links mailed to strangers' mailboxes",
        count: await count(mailsTo('request-filed', 'request-link')),
        limit: serverLimits.unprovenMailsPerConnection,
      },
      {
        label: 'requests of an honest neighbour that were refused',
        count: neighbour.status === 201 ? 0 : 1,
        limit: 0,
      },
    ]
  },
}
