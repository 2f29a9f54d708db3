import { cpus, loadavg, platform, totalmem } from 'node:os'
import { limits } from '@oficio/contracts/limits'

/** What the worker spent on the mails of some requests. */
export interface Load {
  requestCount: number
  mailCount: number
  /** Processor time of the worker for a mail, with everything that the worker does for its request. */
  msPerMail: number
  /** Time from filing until the mail server accepted the last mail to a professional, in milliseconds. */
  p50Ms: number
  p99Ms: number
  topMb: number
}

interface Figures {
  /** Requests filed one after the other. */
  quiet: Load
  /** Requests filed as fast as possible. */
  busy: Load
  /** Memory in MB, after the warm-up and at the end. */
  memory: { atRest: number; atEnd: number; restSeconds: number }
  sizes: { professionals: number }
}

const targets = { msPerMail: 4, p99Ms: 2_000, restMb: 250 }

/** Returns the missed targets, in words. Empty if every target was met. */
export function missedTargets({ quiet, busy, memory }: Figures): string[] {
  const slow = Object.entries({ quiet, busy })
    .filter(([, { msPerMail }]) => msPerMail > targets.msPerMail)
    .map(([name, { msPerMail }]) => `${name}: ${msPerMail.toFixed(1)} ms for a mail`)
  return [
    ...slow,
    ...(quiet.p99Ms > targets.p99Ms ? [`${quiet.p99Ms.toFixed(0)} ms until the last mail`] : []),
    ...(memory.atEnd > targets.restMb ? [`${memory.atEnd.toFixed(0)} MB after the load`] : []),
  ]
}

/** Returns the figures and their conditions as Markdown. */
export function reportOf(figures: Figures): string {
  const { quiet, busy, memory, sizes } = figures
  const missedLines = missedTargets(figures)
  return `# The cost of a mail in the worker, measured

\`npm run bench -- worker\` wrote this file. Clients file requests among ${sizes.professionals} professionals; each request is mailed to ${limits.waveSize} of
them and to its client. Processor time of the worker, divided by these mails: it includes matching, notices and the
queue. The time until the last mail is from filing until the mail server, a stand-in in another process, accepted the
mail of the ${limits.waveSize}th professional.

- Date: ${new Date().toISOString().slice(0, 10)}
- Machine: ${cpus().length} × ${cpus()[0]?.model.trim() || 'unnamed processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()}, load ${loadavg()[0]?.toFixed(1)} at the end
- Node ${process.versions.node}

| requests | mails | ms for a mail | last mail p50, ms | last mail p99, ms | highest memory, MB |
| --- | ---: | ---: | ---: | ---: | ---: |
${rowOf('one after the other', quiet)}
${rowOf('all at once', busy)}

Memory of the worker: ${memory.atRest.toFixed(0)} MB after the warm-up, ${memory.atEnd.toFixed(0)} MB ${memory.restSeconds} seconds after the load.

Targets: ${targets.msPerMail} ms for a mail; ${targets.p99Ms / 1_000} s until the last mail of a request that waits for no other; ${targets.restMb} MB after the load.

${missedLines.length ? `**Missed:** ${missedLines.join('; ')}.` : 'Every target was met.'}
`
}

const rowOf = (name: string, { requestCount, mailCount, msPerMail, p50Ms, p99Ms, topMb }: Load): string =>
  `| ${requestCount} ${name} | ${mailCount} | ${msPerMail.toFixed(1)} | ${p50Ms.toFixed(0)} | ${p99Ms.toFixed(0)} | ${topMb.toFixed(0)} |`
