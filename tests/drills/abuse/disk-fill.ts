import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import { callFrom } from './call-from'
import type { Scenario } from './scenario'

const megabyte = 1024 * 1024
const addresses = 2
const callsAtOnce = 8
const callsPerAddress = 40
const drafts = 60

/** Returns an upload of a PDF of almost the maximum size. */
function heavyPdf(): FormData {
  const noise = Buffer.alloc(limits.documentBytes - 100, 'x')
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), noise, Buffer.from('\n%%EOF\n')])
  const form = new FormData()
  form.append('document', new Blob([bytes], { type: 'application/pdf' }), 'matricula.pdf')
  return form
}

/**
 * Two connections upload documents without finishing a registration, and save drafts of businesses. One drops its
 * cookies, the other starts a registration for each upload.
 */
export const diskFill: Scenario = {
  name: 'Filling the disk',
  attack: `${addresses} connections send ${callsPerAddress} documents of ${Math.floor(limits.documentBytes / megabyte)} MB each, ${callsAtOnce} at a time, and ${drafts} drafts of businesses. The first drops its cookies, the second starts a registration for each document.`,
  run: async (drill) => {
    const { db } = drill
    const since = new Date()
    const statuses: number[] = []
    for (let line = 0; line < addresses; line += 1) {
      const call = callFrom(drill, `203.0.113.${20 + line}`)
      const upload = async () => {
        const { cookie } =
          line === 0
            ? { cookie: '' }
            : await call({ method: 'POST', path: '/api/professionals/registrations', body: {} })
        return call({
          method: 'POST',
          path: '/api/professionals/documents',
          body: heavyPdf(),
          headers: { cookie },
        })
      }
      for (let sentCount = 0; sentCount < callsPerAddress; sentCount += callsAtOnce) {
        const answers = await Promise.all(Array.from({ length: callsAtOnce }, upload))
        statuses.push(...answers.map(({ status }) => status))
      }
      for (let draft = 0; draft < drafts; draft += 1)
        await call({ method: 'PUT', path: '/api/business/draft', body: { form: { name: `Café ${draft}` } } })
    }
    const { status } = await callFrom(drill, '203.0.113.20')({ method: 'GET', path: '/api/rubros' })
    const count = async (query: string) => Number((await db.query(query, [since])).rows[0]?.count ?? 0)
    const startedCount = await count(
      'SELECT count(*) AS count FROM started_registrations WHERE started_at >= $1',
    )
    const storedBytes = await count(
      'SELECT coalesce(sum(bytes), 0) AS count FROM professional_documents WHERE created_at >= $1',
    )
    return [
      {
        label: 'MB stored by the attacker',
        count: Math.ceil(storedBytes / megabyte),
        limit: serverLimits.waitingBytesPerConnection / megabyte,
      },
      {
        label: 'registrations started by the attacker',
        count: startedCount,
        limit: limits.startedRegistrationsPerConnection,
      },
      {
        label: 'drafts stored by the attacker',
        count: await count('SELECT count(*) AS count FROM business_drafts WHERE created_at >= $1'),
        limit: addresses * limits.draftsPerConnection,
      },
      {
        label: 'uploads answered otherwise than stored, 503 or too many at once',
        count: statuses.filter((status) => ![201, 403, 429, 503].includes(status)).length,
        limit: 0,
      },
      { label: 'other calls of the attacker that fail meanwhile', count: status === 200 ? 0 : 1, limit: 0 },
    ]
  },
}
