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

/** Error codes that show that the call did not reach the use-case. */
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
/** Seed of the inputs that are the same in each run. */
export const fixedSeed = 20_261_121
const atOnce = 10
const fewMore = 3
/** Number of sessions that is enough for any number of inputs, because a random one of them is mostly still open. */
const enoughUses = 60

interface FuzzedEndpoint {
  name: string
  /** Share of the inputs that reached the use-case, 0 to 1. */
  outcome: number
  /** Number of answers by code or status. */
  answers: Map<string, number>
}

export interface FuzzOutcome {
  endpoints: FuzzedEndpoint[]
  /** Answers that are not in our own words, each with its call. */
  faults: string[]
}

/**
 * A sample of inputs per endpoint: `inputsEach` inputs from a seed, and up to `inputsAtMost` while none has reached the
 * use-case.
 */
export interface Sample {
  seed: number
  inputsEach: number
  inputsAtMost?: number
}

/** Sends the generated inputs of all samples to every endpoint. */
export async function runFuzz(world: World, samples: readonly Sample[]): Promise<FuzzOutcome> {
  const inputCount = samples.reduce((sum, sample) => sum + (sample.inputsAtMost ?? sample.inputsEach), 0)
  const subjects = await buildSubjects(world, { usesEach: Math.min(inputCount, enoughUses) })
  const photo = (await phonePhoto('foto.jpg', 'teal')).buffer
  const endpoints: FuzzedEndpoint[] = []
  const faults: string[] = []
  for (const endpoint of allEndpoints) {
    const inputs = {
      fieldValues: subjects.fieldValuesOf(endpoint),
      callers: await subjects.callers(endpoint),
      photo,
    }
    const arbitrary = callsOf(endpoint, inputs)
    const answers: Answer[] = []
    const sendMore = async (calls: Call[]) => {
      const signed = endpoint.signature ? calls.map((call) => signedBy(world, call)) : calls
      const outcome = await sendAll(world.site.origin, endpoint, signed)
      answers.push(...outcome.answers)
      faults.push(...outcome.faults)
    }
    // The same seed gives the same first inputs, whatever their number.
    const sampled = (seed: number, numRuns: number) => fc.sample(arbitrary, { seed, numRuns })
    await sendMore(samples.flatMap(({ seed, inputsEach }) => sampled(seed, inputsEach)))
    const further = samples.flatMap(({ seed, inputsEach, inputsAtMost = inputsEach }) =>
      sampled(seed, inputsAtMost).slice(inputsEach),
    )
    while (further.length > 0 && !answers.some(hasReached)) await sendMore(further.splice(0, fewMore))
    const reachedShare = answers.filter(hasReached).length / answers.length
    endpoints.push({ name: endpoint.name, outcome: reachedShare, answers: tally(answers) })
  }
  return { endpoints, faults }
}

/** Signs the call, because an unsigned one is refused before it is read. Other tests cover that refusal. */
function signedBy({ ctx }: World, call: Call): Call {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = signMailEvents(ctx.mailWebhookSecret ?? '', timestamp, String(call.body ?? ''))
  const { timestamp: when, signature: signatureHeader } = mailSignatureHeaders
  return { ...call, headers: { ...call.headers, [when]: timestamp, [signatureHeader]: signature } }
}

async function sendAll(
  origin: string,
  endpoint: Endpoint,
  waiting: Call[],
): Promise<{ answers: Answer[]; faults: string[] }> {
  const answers: Answer[] = []
  const faults: string[] = []
  const work = async () => {
    for (let call = waiting.pop(); call; call = waiting.pop()) {
      const answer = await send(origin, endpoint, call)
      answers.push(answer)
      if (answer.fault)
        faults.push(`${endpoint.method} ${endpoint.path} ${answer.fault}; sent: ${callText(call)}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { answers, faults }
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

const callText = (call: Call): string =>
  JSON.stringify(call, (_name, value) =>
    value instanceof Uint8Array ? `${value.length} bytes` : value,
  ).slice(0, 700)
