import { readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg, platform, totalmem } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { allEndpoints } from '@oficio/contracts/endpoints'
import { pages } from '@oficio/contracts/pages'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { withPassword } from '../calls/log-in'
import { type Product, startProduct } from '../calls/product-server'

const targetMb = 600
const rounds = 3
const reportFile = fileURLToPath(new URL('../../../docs/measurements/bench-memory.md', import.meta.url))

/**
 * Measures the memory of web after a visitor, a client, a professional and an admin have requested every page and every
 * call. Writes docs/measurements/bench-memory.md. Returns whether the target was met.
 */
export async function benchMemory(): Promise<boolean> {
  console.log('Building and starting the product…')
  // The heap limit that Node sets itself with the memory of the manifests. With all memory of a large machine, Node
  // would hardly collect garbage.
  const product = await startProduct({ NODE_OPTIONS: '--max-old-space-size=512' })
  try {
    const atStart = await memoryOf(product)
    const cookies = ['', ...(await logInAll(product))]
    const afterRounds: number[] = []
    let failed = 0
    for (let round = 1; round <= rounds; round += 1) {
      for (const cookie of cookies) failed += await requestAll(product, cookie)
      afterRounds.push(await memoryOf(product))
      console.log(`Round ${round}: ${afterRounds.at(-1)?.toFixed(0)} MB`)
    }
    await sleep(10_000)
    const atEnd = await memoryOf(product)
    const report = reportOf({
      atStart,
      afterFirst: afterRounds[0] ?? 0,
      highest: Math.max(...afterRounds),
      atEnd,
      failed,
    })
    await writeFile(reportFile, report)
    console.log(report)
    return isMet({ afterFirst: afterRounds[0] ?? 0, failed })
  } finally {
    await product.stop()
  }
}

/** Returns the cookies of a client, a professional and an admin. */
async function logInAll({ ctx, origin }: Product): Promise<string[]> {
  const professional = await buildProfessional(ctx, { user: withPassword })
  const users = [
    await buildUser(ctx, withPassword),
    professional.user,
    await buildUser(ctx, { ...withPassword, role: 'admin' }),
  ]
  const logIn = async ({ username }: { username: string }) => {
    const answer = await fetch(`${origin}/api/auth/enter`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ username, password: withPassword.password }),
      redirect: 'manual',
    })
    return answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
  }
  return Promise.all(users.map(logIn))
}

/**
 * Requests every page and every call once. Returns the number of responses with a server error (status 500 or more).
 */
async function requestAll({ origin }: Product, cookie: string): Promise<number> {
  const ask = async (method: string, path: string) => {
    const answer = await fetch(origin + path.replace(/\[\w+\]|\{\w+\}/g, '1'), {
      method,
      redirect: 'manual',
      headers: { origin, cookie, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: '{}' }),
      signal: AbortSignal.timeout(60_000),
    })
    // The stream of account changes never ends.
    if (answer.headers.get('content-type')?.startsWith('text/event-stream')) await answer.body?.cancel()
    else await answer.arrayBuffer()
    return answer.status >= 500 ? 1 : 0
  }
  // Skips calls that close sessions, because the later requests need the session.
  const calls = allEndpoints.filter(({ name }) => !/logout|session/i.test(name))
  let failed = 0
  for (const { path } of Object.values(pages)) failed += await ask('GET', path)
  for (const { method, path } of calls) failed += await ask(method, `/api${path}`)
  return failed
}

/** Returns the resident memory of web in MB. */
async function memoryOf({ pid }: Product): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_024
}

interface Figures {
  atStart: number
  afterFirst: number
  highest: number
  atEnd: number
  failed: number
}

const isMet = ({ afterFirst, failed }: Pick<Figures, 'afterFirst' | 'failed'>): boolean =>
  afterFirst <= targetMb && failed === 0

/** Returns the figures and their conditions as Markdown. */
function reportOf({ atStart, afterFirst, highest, atEnd, failed }: Figures): string {
  const mb = (figure: number) => `${figure.toFixed(0)} MB`
  const counts = `${Object.keys(pages).length} pages and ${allEndpoints.length} calls`
  return `# Memory of web, measured

\`npm run bench -- memory\` wrote this file. Resident memory of one web process with the settings of the image. A visitor, a
client, a professional and an admin request each of ${counts}, ${rounds} times.

- Date: ${new Date().toISOString().slice(0, 10)}
- Machine: ${cpus().length} × ${cpus()[0]?.model.trim() || 'unnamed processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()}, load ${loadavg()[0]?.toFixed(1)} at the end
- Node ${process.versions.node}

| after the start | after every page and call once | highest after a round | ten seconds after the last |
| ---: | ---: | ---: | ---: |
| ${mb(atStart)} | ${mb(afterFirst)} | ${mb(highest)} | ${mb(atEnd)} |

Responses of 500 and above: ${failed}.

Target: at most ${mb(targetMb)} after every page and call once, and no such response. ${isMet({ afterFirst, failed }) ? 'Met.' : '**Missed.**'}
`
}
