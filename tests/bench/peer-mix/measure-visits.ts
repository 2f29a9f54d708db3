import { type ProgramMs, type Programs, programsMs } from './process-figures'
import { type Answer, createVisitor, inTurns, visitAtRate } from './visits'

/** What a number of visits cost together. */
export interface VisitCosts {
  name: string
  answers: Answer[]
  programMs: ProgramMs
}

interface Site extends Programs {
  origin: string
}

export const atOnce = 8

/** Visits addresses over a few connections and measures what they cost. `between` runs after each visit. */
export async function measureVisits(
  site: Site,
  name: string,
  addresses: readonly string[],
  between = async () => {},
): Promise<VisitCosts> {
  const visitor = createVisitor(site.origin, atOnce)
  const answers: Answer[] = []
  return measure(site, name, async () => {
    await inTurns(addresses, atOnce, async (address) => {
      answers.push(await visitor.visit(address))
      await between()
    })
    visitor.close()
    return answers
  })
}

/** Visits addresses at a fixed rate, and measures each answer from the moment at which its visit was planned. */
export async function measureRate(
  site: Site,
  name: string,
  addresses: readonly string[],
  perSecond: number,
): Promise<VisitCosts> {
  return measure(site, name, () => visitAtRate(site.origin, addresses, perSecond))
}

async function measure(site: Site, name: string, visit: () => Promise<Answer[]>): Promise<VisitCosts> {
  const before = await programsMs(site)
  const answers = await visit()
  const after = await programsMs(site)
  const failedAnswers = answers.filter(({ status }) => status !== 200)
  if (failedAnswers.length > 0) {
    const examples = failedAnswers.slice(0, 5).map(({ path, status }) => `${status} ${path}`)
    throw new Error(
      `${name}: ${failedAnswers.length} of ${answers.length} answers are not 200: ${examples.join(', ')}`,
    )
  }
  const programMs = {
    web: after.web - before.web,
    worker: after.worker - before.worker,
    database: after.database - before.database,
  }
  return { name, answers, programMs }
}

/** Returns several measurements as one. */
export const joinCosts = (name: string, parts: readonly VisitCosts[]): VisitCosts => ({
  name,
  answers: parts.flatMap(({ answers }) => answers),
  programMs: {
    web: sum(parts, 'web'),
    worker: sum(parts, 'worker'),
    database: sum(parts, 'database'),
  },
})

const sum = (parts: readonly VisitCosts[], program: keyof ProgramMs): number =>
  parts.reduce((total, { programMs }) => total + programMs[program], 0)
