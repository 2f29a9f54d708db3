import { codeOf } from '@oficio/contracts/errors'
import { getImport } from '../businesses/importing/get-import'
import { listImportLines } from '../businesses/importing/list-import-lines'
import { runImport } from '../businesses/importing/run-import'
import { storeImport } from '../businesses/importing/store-import'
import { undoImport } from '../businesses/importing/undo-import'
import { account } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'

const admin = account('00000000-0000-7000-8000-000000000001', 'admin')

/** The heading of an import file. */
export const importHead =
  'Nombre;Categoría;Provincia;Ciudad;Dirección;Teléfono;Email;Sitio web;Descripción;Latitud;Longitud'

/** Returns the line of a shop in Rosario that is unique per number. `changedCells` replaces cells by their index. */
export const importLineOf = (at: number, changedCells: Readonly<Record<number, string>> = {}): string =>
  [
    `Almacén ${at}`,
    'Tiendas',
    'Santa Fe',
    'Rosario',
    `Mitre ${at}`,
    '',
    `almacen${at}@example.com`,
    '',
    '',
    '',
    '',
  ]
    .map((cell, index) => changedCells[index] ?? cell)
    .join(';')

/** Ways in which a line can be wrong, each with the column that the check has to name. */
const wrongWays: readonly { cells: Record<number, string>; column: string }[] = [
  { cells: { 0: '' }, column: 'Nombre' },
  { cells: { 0: 'x'.repeat(101) }, column: 'Nombre' },
  { cells: { 1: 'Ferias de ciencias' }, column: 'Categoría' },
  { cells: { 2: 'Montevideo' }, column: 'Provincia' },
  { cells: { 3: 'Villa Que No Existe' }, column: 'Ciudad' },
  { cells: { 5: '12345678901' }, column: 'Teléfono' },
  { cells: { 6: 'no es un mail' }, column: 'Email' },
  { cells: { 7: 'javascript:alert(1)' }, column: 'Sitio web' },
  { cells: { 8: 'x'.repeat(2001) }, column: 'Descripción' },
  { cells: { 9: '48.85', 10: '-60.6' }, column: 'Latitud' },
]

/** What an import did at each step. The short test and the long drill compare it with the expected results. */
export interface ImportTrace {
  lineCount: number
  wrongCount: number
  /** Wrong lines by number and column: as the check reported them, and as they are. */
  reportedWrong: string[]
  wrong: string[]
  refusal: string | null
  /** Row counts of all tables: before the import, after its refusal, after the second run, and after the undo. */
  rows: { before: Rows; afterRefusal: Rows; afterImport: Rows; afterUndo: Rows }
  tookMs: { check: number; run: number; undo: number }
}

type Rows = Awaited<ReturnType<typeof countRows>>

const countRows = async ({ db }: Ctx) => ({
  businesses: await db.business.count(),
  slugs: await db.businessSlug.count(),
  categories: await db.businessCategoryLink.count(),
  tags: await db.businessTagLink.count(),
  searched: await db.searchedBusiness.count(),
  lines: await db.businessImportLine.count(),
})

/**
 * Checks a file in which every `wrongEvery`-th line is wrong. Then imports all lines, which is refused, imports the
 * valid lines, and undoes that.
 */
export async function traceImport(
  ctx: Ctx,
  { lines: count, wrongEvery }: { lines: number; wrongEvery: number },
): Promise<ImportTrace> {
  const wrong: string[] = []
  const lines = Array.from({ length: count }, (_, at) => {
    const way = at % wrongEvery === 0 ? wrongWays[(at / wrongEvery) % wrongWays.length] : undefined
    // The first line of the file is its heading, and lines are counted from 1.
    if (way) wrong.push(`${at + 2} ${way.column}`)
    return importLineOf(at, way?.cells)
  })
  const bytes = new TextEncoder().encode([importHead, ...lines].join('\r\n'))
  const before = await countRows(ctx)
  const [{ id }, check] = await measureTime(() => storeImport(ctx, admin, { bytes, name: 'almacenes.csv' }))
  const { lineCount, wrongCount } = await getImport(ctx, admin, { id })
  const reportedWrong = await listWrong(ctx, id)
  const refusal = await runImport(ctx, admin, { id, which: 'all', hinted: 'skip' }).then(() => null, codeOf)
  const afterRefusal = await countRows(ctx)
  const [, run] = await measureTime(() => runImport(ctx, admin, { id, which: 'right', hinted: 'skip' }))
  const afterImport = await countRows(ctx)
  const [, undo] = await measureTime(() => undoImport(ctx, admin, { id, reason: 'Era una prueba.' }))
  const afterUndo = await countRows(ctx)
  const rows = { before, afterRefusal, afterImport, afterUndo }
  return {
    lineCount,
    wrongCount,
    reportedWrong,
    wrong,
    refusal,
    rows,
    tookMs: { check, run, undo },
  }
}

async function listWrong(ctx: Ctx, id: string): Promise<string[]> {
  const wrongCells: string[] = []
  let cursor: string | undefined
  do {
    const page = await listImportLines(ctx, admin, { id, part: 'wrong', sort: 'line', cursor })
    wrongCells.push(
      ...page.rows.map(({ line, faults }) => `${line} ${faults.map((fault) => fault.column).join()}`),
    )
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return wrongCells
}

async function measureTime<Done>(work: () => Promise<Done>): Promise<[done: Done, ms: number]> {
  const startedAt = performance.now()
  return [await work(), performance.now() - startedAt]
}
