import { serverLimits } from '@oficio/contracts/server-limits'
import type { Submission } from '@oficio/domain/service-requests/form/submission'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildSubmission } from '@oficio/domain/testing/builders/build-submission'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { withPassword } from '../../../bench/calls/log-in'
import { seededRandom } from '../../../seeded-random'
import { type Books, newBooks } from './books'
import type { Installation } from './installation'
import { newPerson, newTally, type Person, type Tally } from './person'
import { openProgram, type Program } from './program'

/** The professionals of one rubro, who are all notified of each request for it. */
export const professionalsNear = 5
/** More free leads than the drill uses. */
export const freeLeads = 100_000
const browsers = 4

/**
 * The users and the forms that they send. All of them are created before the hour, because the database may be down in
 * it.
 */
export interface Town {
  installation: Installation
  books: Books
  tally: Tally
  random: () => number
  professionals: Program[]
  professionalsByRubro: ReadonlyMap<number, readonly Program[]>
  forms: Submission[]
  urgentForms: Submission[]
  /** Accounts that book advertising, two per booking. */
  bookers: Program[]
  /** Usernames of accounts that stay signed in with a browser. */
  browsers: string[]
  owner: Program
  business: { id: string; slug: string }
  newcomer(): Person
}

/** Creates all accounts and forms, and signs the programs in. */
export async function buildTown(
  installation: Installation,
  { clients, payers, bookings }: Record<'clients' | 'payers' | 'bookings', number>,
): Promise<Town> {
  const { drill, front } = installation
  const { ctx } = drill
  const tally = newTally()
  const books = newBooks()
  const times = <T>(count: number, build: (index: number) => Promise<T>): Promise<T[]> => inTurn(count, build)
  const program = (username: string) => openProgram(front, username, { tally, books })
  const rubroIds = await chooseRubros(ctx, clients)
  /** Takes the rubros in turn, so that each gets its share of the requests. */
  const turnOf = (index: number) => ({ rubroId: rubroIds[index % rubroIds.length] })
  const professionalsByRubro = new Map<number, readonly Program[]>()
  for (const rubroId of rubroIds) {
    const professionals = await times(professionalsNear, async () => {
      const fields = { rubroIds: [rubroId], freeLeadsLeft: freeLeads, user: withPassword }
      return program((await buildProfessional(ctx, fields)).user.username)
    })
    professionalsByRubro.set(rubroId, professionals)
  }
  const account = async () => (await buildUser(ctx, withPassword)).username
  const ownerName = await buildUser(ctx, withPassword)
  return {
    installation,
    books,
    tally,
    random: seededRandom(11),
    professionals: [...professionalsByRubro.values()].flat(),
    professionalsByRubro,
    forms: await times(clients, (index) => buildSubmission(ctx, turnOf(index))),
    urgentForms: await times(payers, (index) => buildSubmission(ctx, { ...turnOf(index), isUrgent: true })),
    bookers: await times(2 * bookings, async () => program(await account())),
    browsers: await times(browsers, account),
    owner: await program(ownerName.username),
    business: await buildBusiness(ctx, { userId: ownerName.id }),
    newcomer: () => newPerson(front, tally),
  }
}

/**
 * Returns as many rubros as it takes for every client's request to be notified at once: a professional is notified of
 * `noticesPerProfessional` requests an hour, and of further ones in the daily mail. Paid urgent requests do not count.
 */
async function chooseRubros({ db }: Installation['drill']['ctx'], clients: number): Promise<number[]> {
  const count = Math.ceil(clients / serverLimits.noticesPerProfessional)
  const rubros = await db.rubro.findMany({
    where: { isRegulated: false, isBusinessOnly: false, retiredAt: null },
    orderBy: { id: 'asc' },
    take: count,
  })
  if (rubros.length < count) throw new Error(`there are only ${rubros.length} of ${count} rubros`)
  return rubros.map(({ id }) => id)
}

async function inTurn<T>(count: number, build: (index: number) => Promise<T>): Promise<T[]> {
  const items: T[] = []
  while (items.length < count) items.push(await build(items.length))
  return items
}

/** Returns a random professional of that rubro. */
export const pickProfessional = (town: Town, rubroId: number): Program =>
  pick(town, town.professionalsByRubro.get(rubroId) ?? [])

/** Returns a random item. */
export function pick<T>({ random }: Town, all: readonly T[]): T {
  const item = all[Math.floor(random() * all.length)]
  if (item === undefined) throw new Error('nobody is left to pick')
  return item
}
