import { downloadOwnData } from '@oficio/domain/accounts/own-data/download-own-data'
import { account } from '@oficio/domain/kernel/actor'
import { registry } from '@oficio/domain/registry'
import { buildLead } from '@oficio/domain/testing/builders/build-lead'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildServiceRequest } from '@oficio/domain/testing/builders/build-service-request'
import { buildSubscription } from '@oficio/domain/testing/builders/build-subscription'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { buildVerification } from '@oficio/domain/testing/builders/build-verification'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { beforeAll, describe, expect, it } from 'vitest'

let ctx: TestCtx
beforeAll(async () => {
  ctx = await createTestContext()
})

const personalTables = registry.personalTables
const columnsOf = ({ personal, published = [], facts, secrets = [] }: (typeof personalTables)[number]) => [
  ...personal,
  ...published,
  ...facts,
  ...secrets,
]

describe('what the tables hold of people', () => {
  it('is declared of every column of the database, once, and of none that is not there', async () => {
    const storedColumns = await ctx.db.$queryRaw<{ name: string }[]>`
      SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name NOT IN ('_prisma_migrations', '_sql_files')`
    const declaredColumns = personalTables.flatMap((table) =>
      columnsOf(table).map((column) => `${table.table}.${column}`),
    )
    expect(declaredColumns.sort()).toEqual(storedColumns.map(({ name }) => name).sort())
    expect(new Set(personalTables.map(({ title }) => title)).size).toBe(personalTables.length)
  })

  it("are declared personal wherever a column's name suggests contact data or a person", () => {
    const personalColumns = /email|phone|name|address|agent|description|note|^detail$|^to$|cuit/
    const plain = [
      'rubros',
      'provincias',
      'localidades',
      'business_categories',
      'business_tags',
      'business_imports',
    ]
    const tellingFacts = personalTables
      .filter(({ table }) => !plain.includes(table))
      .flatMap(({ table, facts }) =>
        facts.filter((name) => personalColumns.test(name)).map((name) => `${table}.${name}`),
      )
    expect(tellingFacts).toEqual(['users.email_verified_at', 'users.email_moved_at'])
  })

  it('is downloaded of a client and of a professional: every row about them, without keys, and nobody else’s', async () => {
    const user = await buildUser(ctx)
    const other = await buildUser(ctx)
    const professional = await buildProfessional(ctx)
    const request = await buildServiceRequest(ctx, { userId: user.id })
    const guests = await buildServiceRequest(ctx, { email: user.email })
    const foreign = await buildServiceRequest(ctx, { userId: other.id })
    await buildLead(ctx, { requestId: request.id, professionalId: professional.id })
    await buildVerification(ctx, { professionalId: professional.id })
    await buildSubscription(ctx, { professionalId: professional.id })
    const ofClient = await downloadOwnData(ctx, account(user.id, 'user'))
    const text = JSON.stringify(ofClient)
    for (const id of [user.id, request.id, guests.id]) expect(text).toContain(id)
    for (const own of [user.email, request.phone, request.description]) expect(text).toContain(own)
    for (const id of [other.id, foreign.id]) expect(text).not.toContain(id)
    const ofProfessional = await downloadOwnData(ctx, account(professional.userId, 'professional'))
    expect(Object.keys(ofProfessional).sort()).toEqual(
      expect.arrayContaining(['contactos', 'cuenta', 'pagos_iniciados', 'profesional', 'suscripciones']),
    )
    // The contact data that the professional opened belongs to the client.
    expect(JSON.stringify(ofProfessional)).not.toContain(request.phone)
    for (const secret of ['password_hash', 'device_hash', 'checkout_url', 'salt'])
      expect(text + JSON.stringify(ofProfessional)).not.toContain(secret)
  })

  it('leaves out what was filed with a mail that nobody has proven', async () => {
    const user = await buildUser(ctx, { emailVerifiedAt: null })
    const guests = await buildServiceRequest(ctx, { email: user.email })
    expect(JSON.stringify(await downloadOwnData(ctx, account(user.id, 'user')))).not.toContain(guests.id)
  })
})
