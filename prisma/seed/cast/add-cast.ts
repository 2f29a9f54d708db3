import { type Account, account } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildUser, type UserOverrides } from '@oficio/domain/testing/builders/build-user'
import type { TestClock } from '@oficio/domain/testing/test-clock'
import logins from '../logins.json' with { type: 'json' }
import { client } from './client'
import type { DemoProfessional } from './demo-professional'
import type { FindTown } from './find-town'
import { buenosAires } from './professionals-buenos-aires'
import { interior } from './professionals-interior'
import { rosario } from './professionals-rosario'
import { santaFe } from './professionals-santa-fe'
import { phoneIn } from './towns'

const professionals = { ...rosario, ...santaFe, ...buenosAires, ...interior }
export type ProfessionalKey = keyof typeof professionals

/** The demo accounts that act in its stories. */
export interface Cast {
  admin: Account
  client: Account
  professionals: Map<ProfessionalKey, { id: string; actor: Account }>
}

type SeedCtx = Ctx & { clock: TestClock }

const dayMs = 86_400_000
const kmPerDegree = 111.2

/** Adds the accounts of logins.json and all professionals, each at the time when it joined. */
export async function addCast(
  ctx: SeedCtx,
  rubroIds: Map<string, number>,
  findTown: FindTown,
): Promise<Cast> {
  const now = ctx.clock.now().getTime()
  const setClockDaysAgo = (days: number) => ctx.clock.set(new Date(now - days * dayMs))
  setClockDaysAgo(420)
  const admin = await addLogin(ctx, 'admin', { role: 'admin', firstName: 'Marina', lastName: 'Ferrari' })
  const cast: Cast = { admin, client: admin, professionals: new Map() }
  const oldestFirst = entriesOf(professionals).sort(([, a], [, b]) => b.days - a.days)
  for (const [index, [key, person]] of oldestFirst.entries()) {
    setClockDaysAgo(person.days)
    const place = await findTown(person.town)
    const ids = person.rubros.map((slug) => rubroIds.get(slug) ?? missing(slug))
    const row = await addProfessional(ctx, person, {
      place,
      rubroIds: ids,
      phone: phoneIn(person.town, 1100 + index),
    })
    cast.professionals.set(key, { id: row.id, actor: account(row.userId, 'professional') })
  }
  setClockDaysAgo(30)
  const { town, number, ...person } = client
  cast.client = await addLogin(ctx, 'cliente', {
    ...person,
    phone: phoneIn(town, number),
    localidadId: (await findTown(town)).localidadId,
  })
  ctx.clock.set(new Date(now))
  return cast
}

interface PlacedPerson {
  place: { localidadId: number; latitude: number; longitude: number }
  rubroIds: number[]
  phone: string
}

function addProfessional(ctx: Ctx, person: DemoProfessional, { place, rubroIds, phone }: PlacedPerson) {
  const { firstName, lastName, offsetKm } = person
  const username = person.username ?? plain(`${firstName}.${lastName}.${person.town}`)
  return buildProfessional(ctx, {
    rubroIds,
    phone,
    localidadId: place.localidadId,
    companyName: person.company ?? null,
    description: person.longDescription,
    serviceRadiusKm: person.radiusKm ?? 25,
    status: person.status ?? 'approved',
    statusReason: person.statusReason ?? null,
    isAvailable: person.isAvailable ?? true,
    ...(person.freeLeads !== undefined && { freeLeadsLeft: person.freeLeads }),
    ...(offsetKm && {
      latitude: place.latitude + offsetKm.north / kmPerDegree,
      longitude: place.longitude + offsetKm.east / (kmPerDegree * Math.cos((place.latitude * Math.PI) / 180)),
    }),
    user: { ...accountFields(username), firstName, lastName, phone },
  })
}

async function addLogin(ctx: Ctx, username: string, fields: UserOverrides): Promise<Account> {
  const user = await buildUser(ctx, { phone: null, ...fields, ...accountFields(username) })
  return account(user.id, user.role)
}

/**
 * Returns the login data of an account. Only accounts of logins.json have a password; nobody can log in to the others.
 */
function accountFields(username: string): UserOverrides {
  const password = logins.find((login) => login.username === username)?.password
  return { username, email: `${username}@example.com`, ...(password && { password }) }
}

function missing(slug: string): never {
  throw new Error(`the demo data names ${slug}, which is not a rubro`)
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\w.]/g, '')
    .toLowerCase()

function entriesOf<Key extends string>(record: Record<Key, DemoProfessional>): [Key, DemoProfessional][] {
  // Object.entries loses the type of the keys; the record is a literal without others.
  return Object.entries(record) as [Key, DemoProfessional][]
}
