import type { Outcome } from './run-installation'
import { professionalsNear } from './town'

/** Returns the drill's figures as Markdown. */
export async function describe(
  { town, kills, browsers, page, mailCount }: Outcome,
  tookMs: number,
): Promise<string> {
  const { books, tally, installation } = town
  const again = [...tally.again].map(([status, count]) => `${count} with ${status || 'no answer'}`).join(', ')
  const [front, ...webs] = page.oldest.map(({ ms }) => `${Math.round(ms)} ms`)
  const acceptedCount = [...mailCount.values()].reduce((sum, times) => sum + times, 0)
  const rotations = [...books.rotated.values()].reduce((sum, times) => sum + times, 0)
  return `
Real processes: two of the site and two workers, with ${installation.around} around them. An hour of the demo's clock in
${Math.round(tookMs / 1_000)} s: clients file, confirm, choose and review; professionals take leads and call; fees of urgency and bookings are
paid at the simulator; an owner changes a page. In each minute one process dies by \`SIGKILL\`, in turn (site ${kills.web} times, workers
${kills.worker} times), and twice PostgreSQL itself. Whoever is not answered asks again, as browsers and programs do.

| what was acknowledged, and is there once | times |
| --- | ---: |
| requests filed, a quarter of them with two clicks | ${books.requests.filter(({ isUrgent }) => !isUrgent).length} |
| confirmed by code | ${books.confirmed.length} |
| leads taken, a quarter of them with two clicks | ${new Set(books.leads.map(({ leadId }) => leadId)).size} |
| clients called | ${books.contactedLeads.length} |
| requests done, each with the professional chosen | ${books.completed.length} |
| reviews | ${books.reviews.length} |
| fees of urgency paid, each with its request | ${books.paid.filter(({ kind }) => kind === 'urgency').length} |
| bookings paid, of days that two wanted at once | ${books.contested} |
| changes of a page | ${books.lastSave.times} |

- ${tally.acknowledged} calls were answered for good; ${again} had to be made again. None was answered with a failure of ours.
- PostgreSQL took questions again after ${kills.databaseMs.map((ms) => `${(ms / 1_000).toFixed(1)} s`).join(' and ')}.
- Each request told the ${professionalsNear} professionals of its rubro once, by notice and by mail (${town.professionalsByRubro.size} rubros); ${mailCount.size} mails, ${acceptedCount - mailCount.size} of them taken twice under one Message-ID.
- The ledger equals the provider's books payment by payment; fees of requests that nobody called about, and bookings that were
  cancelled, went back once.
- ${browsers.answers} answers to browsers that were logged in, at the front and at each process: ${browsers.awayCount} came while one was away, all
  others knew them. Tokens of programs changed ${rotations} times.
- Of ${page.answers} answers with the page none was old for longer than: at the front ${front}, at the two processes ${webs.join(' and ')}.`
}
