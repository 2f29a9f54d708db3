import { filers } from './file-as-many'
import type { Outcome, Phase } from './outcome'
import { ratePerSecond } from './rate'
import { professionalsNear } from './scene'
import { percentile, type VisitAnswer } from './visits'

/** Returns the drill's figures as Markdown. */
export function describe({ phases, recoveredMs, memory, use, filing }: Outcome): string {
  return `
Real processes: embedded PostgreSQL, the built site, the bundled worker and the test mailbox, all on the two processors that also
send the visits. ${ratePerSecond} visits a second, each from another address, ninety reads for ten writes: pages that are kept, lists,
searches, own requests and leads; filed requests with ${professionalsNear} professionals to be told each, leads taken, banners seen.

| part | seconds | answers | turned away (429, 503) | wrong | median | 99 % within | turned away within |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${Object.values(phases).map(rowOf).join('\n')}

| what, at the steady rate | answers | median | 99 % within |
| --- | ---: | ---: | ---: |
${rowsByName(phases.steady.answers).join('\n')}

- Well again ${(recoveredMs / 1_000).toFixed(1)} s after the overload: from then on nobody was turned away or waited longer
  than anybody at the steady rate, and in any five seconds 95 % no longer than 99 % do there (or half a second).
- In the steady part ${sharesOf(use)}.
- Memory at the end of the steady part: site ${mb(memory.web)}, worker ${mb(memory.worker)}.
${describeFiling(filing)}`
}

function describeFiling({
  perSecond,
  toldPerSecond,
  mailedPerSecond,
  mails,
  use,
}: Outcome['filing']): string {
  return `- As many requests as ${filers} clients at once could file: ${perSecond.toFixed(0)} a second, told to their professionals at ${toldPerSecond.toFixed(0)} a
  second, and all ${mails} mails of them sent at ${mailedPerSecond.toFixed(0)} requests a second. ${limitOf(use)} Meanwhile
  ${sharesOf(use)}.`
}

/** Returns what limits the throughput: the one thread of the site if it is always busy, otherwise the machine. */
const limitOf = ({ web, machine }: Outcome['filing']['use']): string =>
  web > 0.9
    ? `What limits it is the one thread of the site: a second web process files more where there are more processors.`
    : `What limits it are the two processors, ${percent(machine)} busy.`

const sharesOf = ({ web, worker, database, sender }: Outcome['use']): string =>
  `the site used ${percent(web)} of one processor, the worker ${percent(worker)}, PostgreSQL ${percent(database)}, and the drill, which sends, ${percent(sender)}`

const percent = (share: number) => `${Math.round(100 * share)} %`
const mb = ({ mb, growth }: { mb: number; growth: number }) =>
  `${Math.round(mb)} MB, ${growth.toFixed(2)} times that of a minute after its start`
const ms = (value: number) => `${Math.round(value)} ms`

function rowOf({ name, answers }: Phase): string {
  const first = answers[0]?.askedAt ?? 0
  const last = answers.at(-1)?.askedAt ?? 0
  const withOutcome = (outcome: VisitAnswer['outcome']) =>
    answers.filter((answer) => answer.outcome === outcome)
  const right = withOutcome('right')
  const turnedAway = withOutcome('turned away')
  const cells = [
    name,
    Math.round((last - first) / 1_000),
    answers.length,
    turnedAway.length,
    withOutcome('wrong').length,
    ms(percentile(right, 0.5)),
    ms(percentile(right, 0.99)),
    turnedAway.length > 0 ? ms(percentile(turnedAway, 0.99)) : '',
  ]
  return `| ${cells.join(' | ')} |`
}

function rowsByName(answers: readonly VisitAnswer[]): string[] {
  return [...new Set(answers.map(({ name }) => name))].map((name) => {
    const own = answers.filter((answer) => answer.name === name)
    return `| ${name} | ${own.length} | ${ms(percentile(own, 0.5))} | ${ms(percentile(own, 0.99))} |`
  })
}
