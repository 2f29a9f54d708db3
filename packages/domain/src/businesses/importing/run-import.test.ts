import { codeOf } from '@oficio/contracts/errors'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { account } from '../../kernel/actor'
import { importHead as head, importLineOf as lineOf } from '../../testing/import-scene'
import { restoreTerms } from '../../testing/restore-terms'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { mergeTag } from '../terms/merge-tag'
import { retireTerm } from '../terms/retire-term'
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

const store = (lines: readonly string[]) =>
  storeImport(ctx, admin, { bytes: new TextEncoder().encode(lines.join('\n')), name: 'negocios.csv' })
const outcomeOf = (call: Promise<unknown>) => call.then(() => '', codeOf)

describe('a file that was looked through', () => {
  it('brings in no category that went out of use since, and tags as they are by then', async () => {
    onTestFinished(await restoreTerms(ctx.db))
    const taggedLine = (at: number, tags: string, cells = {}) => `${lineOf(at, cells)};${tags}`
    const { id } = await store([
      `${head};Servicios`,
      taggedLine(1, 'WiFi|Estacionamiento'),
      taggedLine(2, 'WiFi', { 1: 'Cafés|Tiendas' }),
      taggedLine(3, ''),
    ])
    expect(await getImport(ctx, admin, { id })).toMatchObject({ lineCount: 3, wrongCount: 0 })
    const [wifi, parking] = await Promise.all(
      ['WiFi', 'Estacionamiento'].map((name) => ctx.db.businessTag.findFirstOrThrow({ where: { name } })),
    )
    const decision = { version: 1, reason }
    await retireTerm(ctx, admin, { id: 'c2', ...decision })
    await mergeTag(ctx, admin, { id: `t${wifi?.id}`, intoId: 2, ...decision })
    await retireTerm(ctx, admin, { id: `t${parking?.id}`, ...decision })
    expect(await outcomeOf(runImport(ctx, admin, { id, which: 'all', hinted: 'skip' }))).toBe(
      'import_has_faults',
    )
    expect(await listImportLines(ctx, admin, { id, part: 'wrong', sort: 'line' })).toMatchObject({
      rows: [{ line: 3, faults: [{ column: 'Categoría', text: 'No hay una categoría «Cafés».' }] }],
    })
    expect(await runImport(ctx, admin, { id, which: 'right', hinted: 'skip' })).toMatchObject({
      madeCount: 2,
      wrongCount: 1,
    })
    expect(await ctx.db.businessTagLink.findMany({ select: { tagId: true } })).toEqual([{ tagId: 2 }])
  })

  it('knows what another one brings in at the same moment', async () => {
    const files = [await store([head, lineOf(1), lineOf(2)]), await store([head, lineOf(3), lineOf(1)])]
    const runs = files.map(({ id }) => outcomeOf(runImport(ctx, admin, { id, which: 'all', hinted: 'skip' })))
    expect((await Promise.all(runs)).sort()).toEqual(['', 'import_has_faults'])
    expect(await ctx.db.business.count({ where: { name: 'Almacén 1' } })).toBe(1)
    expect(await ctx.db.business.count()).toBe(2)
  })

  it('is brought in once by two admins at once, and undone once', async () => {
    const { id } = await store([head, lineOf(1), lineOf(2)])
    const runs = [admin, otherAdmin].map((importer) =>
      outcomeOf(runImport(ctx, importer, { id, which: 'all', hinted: 'skip' })),
    )
    expect((await Promise.all(runs)).sort()).toEqual(['', 'import_changed'])
    expect(await ctx.db.business.count()).toBe(2)
    const undos = [admin, otherAdmin].map((importer) => outcomeOf(undoImport(ctx, importer, { id, reason })))
    expect((await Promise.all(undos)).sort()).toEqual(['', 'import_changed'])
    expect(await ctx.db.auditEntry.groupBy({ by: ['action'], _count: true })).toHaveLength(2)
  })
})
