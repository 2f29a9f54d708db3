import { limits } from '@oficio/contracts/limits'
import { businessSearchQuery } from '@oficio/contracts/search/businesses'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { listPurgedTags } from '../../kernel/pages/list-purged-tags'
import { pageTags } from '../../kernel/pages/tags'
import { searchBusinesses } from '../../search/businesses/search-businesses'
import { buildBusiness } from '../../testing/builders/build-business'
import { buildBusinessReview } from '../../testing/builders/build-business-review'
import { importHead as head, importLineOf as lineOf, traceImport } from '../../testing/import-scene'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { refuseBusiness } from '../decisions/refuse-business'
import { restoreBusiness } from '../decisions/restore-business'
import { getBusiness } from '../get-business'
import { forgetImports } from './forget-imports'
import { getImport } from './get-import'
import { listImportLines } from './list-import-lines'
import { runImport } from './run-import'
import { storeImport } from './store-import'
import { undoImport } from './undo-import'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})
const admin = account('00000000-0000-7000-8000-000000000001', 'admin')
const otherAdmin = account('00000000-0000-7000-8000-000000000002', 'admin')
const reason = 'Venía con datos viejos.'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const store = (lines: readonly string[], importer = admin, begin = '') =>
  storeImport(ctx, importer, { bytes: bytesOf(`${begin}${lines.join('\r\n')}\r\n`), name: 'negocios.csv' })
const faultsOf = async (id: string) =>
  (await listImportLines(ctx, admin, { id, part: 'wrong', sort: 'line' })).rows
it('a file has each wrong line named, brings in the rest or nothing, and its undo leaves no row', async () => {
  // `npm run drill -- business-import` does the same with ten thousand lines.
  const trace = await traceImport(ctx, { lines: 500, wrongEvery: 10 })
  expect(trace).toMatchObject({ lineCount: 500, wrongCount: 50, refusal: 'import_has_faults' })
  expect(trace.reportedWrong).toEqual(trace.wrong)
  const { before, afterRefusal, afterImport, afterUndo } = trace.rows
  expect({ ...afterRefusal, lines: 0 }).toEqual(before)
  expect(afterImport).toMatchObject({ businesses: 450, slugs: 450, categories: 450, searched: 450 })
  expect(afterUndo).toEqual(before)
})

describe('a file', () => {
  it('is read with commas or semicolons, with or without the mark of UTF-8, with parts in quotes', async () => {
    const cells = [
      'Nombre',
      'Categoria',
      'PROVINCIA',
      'Localidad',
      'Mail',
      'Descripción',
      'Servicios',
      'Origen',
    ]
    const lineCells = [
      '"Bar ""El Sol"", de Ana"',
      'Tiendas|restaurantes',
      'santa fe',
      'ROSARIO',
      'sol@example.com',
    ]
    for (const [part, begin] of [
      [',', ''],
      [';', '\uFEFF'],
    ] as const) {
      const { id } = await store(
        [cells.join(part), '', [...lineCells, '"Dos\nlíneas"', 'WiFi', 'censo'].join(part)],
        admin,
        begin,
      )
      expect(await getImport(ctx, admin, { id })).toMatchObject({
        lineCount: 1,
        wrongCount: 0,
        unknownColumns: ['Origen'],
      })
      const [line] = (await listImportLines(ctx, admin, { id, part: 'right', sort: 'line' })).rows
      expect(line).toMatchObject({ line: 3, name: 'Bar "El Sol", de Ana' })
    }
  })

  it('is refused as a whole, in words, when it is no such table', async () => {
    const refusal = (bytes: Uint8Array) =>
      storeImport(ctx, admin, { bytes, name: 'x.csv' }).then(
        () => null,
        ({ fields }) => fields?.table,
      )
    expect(await refusal(new Uint8Array([0x4e, 0x00, 0x4e, 0x00]))).toContain('UTF-8')
    expect(await refusal(bytesOf(head))).toContain('ningún negocio')
    expect(await refusal(bytesOf('Nombre;Ciudad\nBar;Rosario'))).toContain('Categoría, Provincia')
    expect(await refusal(bytesOf(`${head};nombre\n${lineOf(1)}`))).toContain('repetida')
    expect(await refusal(bytesOf(`${head}\n"${lineOf(1)}`))).toContain('comillas')
    expect(await ctx.db.businessImport.count()).toBe(0)
  })

  it('is looked through whatever signs its names are made of', async () => {
    // Cutting here would leave half of an emoji, which the database rejects in texts.
    const endless = `x${'😀'.repeat(limits.businessNameMax)}`
    const lines = [`${head};${endless}`, lineOf(1, { 0: endless }), lineOf(2, { 1: endless })]
    const { id } = await storeImport(ctx, admin, {
      bytes: bytesOf(lines.join('\n')),
      name: `${endless}1.csv`,
    })
    expect((await faultsOf(id)).map(({ faults }) => faults[0]?.column)).toEqual(['Nombre', 'Categoría'])
    const answerText = JSON.stringify([await getImport(ctx, admin, { id }), await faultsOf(id)])
    expect(answerText).toContain('x😀')
    expect(answerText).toContain('😀1.csv')
    expect(answerText).not.toMatch(/\p{Surrogate}|\\ud/u)
  })

  it('names lines that are one business twice, or that the site has already, also since a moment ago', async () => {
    await buildBusiness(ctx, { name: 'Café Tortoni', address: 'Mitre 3' })
    const { id } = await store([
      head,
      lineOf(1),
      lineOf(2, { 0: 'ALMACEN 1', 4: 'mitre 1' }),
      lineOf(3, { 0: 'Cafe tortoni' }),
      lineOf(4),
      lineOf(5),
      `${lineOf(6)};de más`,
    ])
    expect((await faultsOf(id)).map(({ line, faults }) => [line, faults[0]?.text.slice(0, 24)])).toEqual([
      [3, 'Es el mismo negocio que '],
      [4, 'Ya hay una página de est'],
      [7, 'Tiene más columnas que l'],
    ])
    await buildBusiness(ctx, { name: 'Almacén 5', address: 'Mitre 5' })
    expect(await runImport(ctx, admin, { id, which: 'right', hinted: 'skip' })).toMatchObject({
      madeCount: 2,
      wrongCount: 4,
    })
  })

  it('is one import when it is sent twice, and its outcome is shown', async () => {
    const lines = [head, lineOf(1)]
    const imports = await Promise.all([store(lines), store(lines, otherAdmin)])
    expect(imports[0]).toEqual(imports[1])
    const [{ id }] = imports
    await runImport(ctx, admin, { id, which: 'all', hinted: 'skip' })
    expect(await store(lines)).toEqual({ id })
    expect(await getImport(ctx, admin, { id })).toMatchObject({ state: 'imported', madeCount: 1 })
    await undoImport(ctx, admin, { id, reason })
    const again = await store(lines)
    expect(again).not.toEqual({ id })
    expect(await runImport(ctx, admin, { ...again, which: 'all', hinted: 'skip' })).toMatchObject({
      madeCount: 1,
    })
  })
})

describe('a page that was brought in', () => {
  const bringIn = async (...lines: string[]) => {
    const { id } = await store([head, ...lines])
    await runImport(ctx, admin, { id, which: 'all', hinted: 'skip' })
    const rows = await ctx.db.business.findMany({ where: { importId: id }, orderBy: { createdAt: 'asc' } })
    return { id, rows }
  }

  it('is public without an owner and a plan, is found by its words and has an address of its own', async () => {
    await buildBusiness(ctx, {
      name: 'Almacén 1',
      localidadId: (await ctx.db.localidad.findFirstOrThrow({ where: { nombre: 'Salta' } })).id,
    })
    const { rows } = await bringIn(lineOf(1, { 9: '-32,95', 10: '-60,64' }))
    const business = await getBusiness(ctx, visitor(), { idOrSlug: 'almacen-1-rosario' })
    expect(business).toMatchObject({
      id: rows[0]?.id,
      name: 'Almacén 1',
      is_claimable: true,
      email: 'almacen1@example.com',
    })
    expect(business.locations[0]).toMatchObject({ city: 'Rosario', latitude: -32.95, is_at_centre: false })
    const query = businessSearchQuery.parse({ query: 'almacen', cityName: 'Rosario, Santa Fe' })
    const { businesses } = await searchBusinesses(ctx, visitor(), query)
    expect(businesses.map(({ id }) => id)).toEqual([rows[0]?.id])
  })

  it('is listed in its town at once, and no longer once it is undone', async () => {
    const { id, rows } = await bringIn(lineOf(1))
    const [{ localidadId } = { localidadId: 0 }] = rows
    const { categoryId } = await ctx.db.businessCategoryLink.findFirstOrThrow()
    const tag = pageTags.categoryInTown(categoryId, localidadId ?? 0)
    expect(await listPurgedTags(ctx, new Date())).toContain(tag)
    await ctx.db.pagePurge.deleteMany()
    await undoImport(ctx, admin, { id, reason })
    expect(await listPurgedTags(ctx, new Date())).toContain(tag)
  })

  it('comes back to where it stood once an admin lets it in again', async () => {
    const { rows } = await bringIn(lineOf(1))
    const { id } = rows[0] ?? { id: '' }
    await refuseBusiness(ctx, admin, { id, reason })
    await restoreBusiness(ctx, admin, { id, reason })
    expect(await getBusiness(ctx, visitor(), { idOrSlug: id })).toMatchObject({ name: 'Almacén 1' })
  })

  it('stays when the import is undone after somebody took it, changed it or wrote of it', async () => {
    const { id, rows } = await bringIn(lineOf(1), lineOf(2), lineOf(3), lineOf(4))
    const [claimedId, changed, reviewedId] = rows.map((row) => row.id)
    const owner = await buildBusiness(ctx)
    ctx.clock.advance({ hours: 1 })
    await ctx.db.business.update({ where: { id: claimedId ?? '' }, data: { userId: owner.userId } })
    await refuseBusiness(ctx, admin, { id: changed ?? '', reason })
    await buildBusinessReview(ctx, { businessId: reviewedId ?? '' })
    expect(await undoImport(ctx, admin, { id, reason })).toMatchObject({ madeCount: 4, keptCount: 3 })
    const remaining = await ctx.db.business.findMany({ where: { importId: id } })
    expect(remaining.map((row) => row.id).sort()).toEqual([claimedId, changed, reviewedId].sort())
  })
})

it('loses its lines when it was not imported, as do the lines of other files', async () => {
  const secondImport = await store([head, lineOf(1)])
  const done = await store([head, lineOf(2)])
  await runImport(ctx, admin, { id: done.id, which: 'all', hinted: 'skip' })
  ctx.clock.advance({ days: 31 })
  await forgetImports(ctx)
  expect((await ctx.db.businessImport.findMany()).map(({ id }) => id)).toEqual([done.id])
  expect(await ctx.db.businessImportLine.count()).toBe(0)
  expect(secondImport.id).not.toBe(done.id)
})
