import type { Endpoint } from '@oficio/contracts/endpoint'
import { allEndpoints } from '@oficio/contracts/endpoints'
import { mailSignatureHeaders } from '@oficio/contracts/kernel/mail-events'
import { signMailEvents } from '@oficio/domain/kernel/mail/events/require-mail-signature'
import fc from 'fast-check'
import { phonePhoto } from '../../journeys/support/pictures'
import type { World } from '../../journeys/support/world'
import { type Call, callsOf } from './call'
import { type Answer, send } from './send'
import { buildSubjects } from './subjects'

/** Answers that say that the call never came to the use-case. */
const doorCodes = [
  'invalid_request',
  'unauthenticated',
  'forbidden',
  'foreign_origin',
  'method_not_allowed',
  'too_large',
  'wrong_content_type',
  'validation_failed',
]
/** The inputs that are the same each time. */
export const fixedSeed = 20_261_121
const atOnce = 10
const fewMore = 3
/** However many inputs there are, of so many sessions to end one mostly finds one that no other has ended. */
const enoughUses = 60

interface FuzzedEndpoint {
  name: string
  /** Which share of the inputs came to the use-case, 0 to 1. */
  reached: number
  /** How often each code or status was answered. */
  answers: Map<string, number>
}

export interface FuzzOutcome {
  endpoints: FuzzedEndpoint[]
  /** What was answered in other than our own words, with what was sent. */
  faults: string[]
}

/** What is generated for each endpoint: so many inputs from a seed, and more of them as long as none came to the use-case. */
export interface Sample {
  seed: number
  inputsEach: number
  inputsAtMost?: number
}

/** Sends the generated inputs of all samples to every endpoint. */
export async function runFuzz(world: World, samples: readonly Sample[]): Promise<FuzzOutcome> {
  const inputCount = samples.reduce((sum, one) => sum + (one.inputsAtMost ?? one.inputsEach), 0)
  const subjects = await buildSubjects(world, { usesEach: Math.min(inputCount, enoughUses) })
  const photo = (await phonePhoto('foto.jpg', 'teal')).buffer
  const endpoints: FuzzedEndpoint[] = []
  const faults: string[] = []
  for (const endpoint of allEndpoints) {
    const inputs = { known: subjects.known(endpoint), callers: await subjects.callers(endpoint), photo }
    const arbitrary = callsOf(endpoint, inputs)
    const answers: Answer[] = []
    const sendMore = async (calls: Call[]) => {
      const signed = endpoint.signature ? calls.map((call) => signedBy(world, call)) : calls
      const sent = await sendAll(world.site.origin, endpoint, signed)
      answers.push(...sent.answers)
      faults.push(...sent.found)
    }
    // The same seed gives the same inputs first, however many are asked for.
    const sampled = (seed: number, numRuns: number) => fc.sample(arbitrary, { seed, numRuns })
    await sendMore(samples.flatMap(({ seed, inputsEach }) => sampled(seed, inputsEach)))
    const further = samples.flatMap(({ seed, inputsEach, inputsAtMost = inputsEach }) =>
      sampled(seed, inputsAtMost).slice(inputsEach),
    )
    while (further.length > 0 && !answers.some(hasReached)) await sendMore(further.splice(0, fewMore))
    const reached = answers.filter(hasReached).length / answers.length
    endpoints.push({ name: endpoint.name, reached, answers: tally(answers) })
  }
  return { endpoints, faults }
}

/** What was not signed is refused before it is read; that is looked at elsewhere. */
function signedBy({ ctx }: World, call: Call): Call {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = signMailEvents(ctx.mailWebhookSecret ?? '', timestamp, String(call.body ?? ''))
  const { timestamp: when, signature: by } = mailSignatureHeaders
  return { ...call, headers: { ...call.headers, [when]: timestamp, [by]: signature } }
}

async function sendAll(
  origin: string,
  endpoint: Endpoint,
  waiting: Call[],
): Promise<{ answers: Answer[]; found: string[] }> {
  const answers: Answer[] = []
  const found: string[] = []
  const work = async () => {
    for (let call = waiting.pop(); call; call = waiting.pop()) {
      const answer = await send(origin, endpoint, call)
      answers.push(answer)
      if (answer.fault)
        found.push(`${endpoint.method} ${endpoint.path} ${answer.fault}; sent: ${shown(call)}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { answers, found }
}

const hasReached = ({ status, code }: Answer): boolean => status !== 0 && !doorCodes.includes(code)

function tally(answers: readonly Answer[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { status, code } of answers) {
    const name = code || String(status)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

const shown = (call: Call): string =>
  JSON.stringify(call, (_name, value) =>
    value instanceof Uint8Array ? `${value.length} bytes` : value,
  ).slice(0, 700)
