import { createHash } from 'node:crypto'
import { limits } from '@oficio/contracts/limits'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { lockNames } from '../../kernel/lock-names'
import { checkFile } from './check-file'
import { compareWithSite } from './compare-with-site'
import { loadKnownNames } from './known-names'
import { importTimeoutMs } from './lock-import'

interface SentTable {
  bytes: Uint8Array
  /** The sender's name of the file. */
  name: string
}

/**
 * Checks a file of businesses line by line and stores the findings; imports nothing (docs/product.md, 'Bringing
 * businesses in'). A file that was sent before is the same import: it is checked again unless it was imported. Throws
 * validation_failed for an unreadable file.
 */
export async function storeImport(
  ctx: Ctx,
  actor: Actor,
  { bytes, name }: SentTable,
): Promise<{ id: string }> {
  requireAdmin(actor)
  const fileHash = createHash('sha256').update(bytes).digest('hex')
  const earlierImport = await ctx.db.businessImport.findFirst({ where: { fileHash, state: 'imported' } })
  if (earlierImport) return { id: earlierImport.id }
  const checked = await checkFile(bytes, await loadKnownNames(ctx))
  return ctx.transaction(
    async (ctx) => {
      await lockNames(ctx.db, 'business-import', [fileHash])
      const now = ctx.clock.now()
      const { id, state } = await openImport(ctx, { fileHash, name, now })
      if (state !== 'checked') return { id }
      await ctx.db.businessImport.update({
        where: { id },
        data: {
          lineCount: checked.lines.length,
          unknownColumns: checked.unknownColumns,
          checkedAt: now,
        },
      })
      await storeLines(ctx, id, checked.lines)
      await compareWithSite(ctx, id)
      return { id }
    },
    { timeoutMs: importTimeoutMs },
  )
}

/** Returns the locked import of that file that is not undone, or creates one. */
async function openImport(
  ctx: TxCtx,
  { fileHash, name, now }: { fileHash: string; name: string; now: Date },
) {
  const [runningImport] = await ctx.db.$queryRaw<{ id: string; state: string }[]>`
    SELECT id, state::text AS state FROM business_imports
    WHERE file_hash = ${fileHash} AND state <> 'undone' FOR NO KEY UPDATE`
  if (runningImport) return runningImport
  return ctx.db.businessImport.create({
    data: {
      id: ctx.ids.next(),
      fileHash,
      fileName: shownName(name),
      lineCount: 0,
      wrongCount: 0,
      createdAt: now,
      checkedAt: now,
    },
  })
}

/** Keeps the end of the name, which shows the file type, and cuts no character in half. */
const shownName = (fileName: string): string =>
  fileName
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(-limits.titleMax)
    .replace(/^\p{Surrogate}/u, '') || 'archivo.csv'

async function storeLines({ db }: TxCtx, importId: string, lines: readonly object[]): Promise<void> {
  await db.businessImportLine.deleteMany({ where: { importId } })
  // One statement for all lines. `nullif` is needed because PostgreSQL stores a JSON null as a value.
  await db.$executeRaw`
    INSERT INTO business_import_lines (import_id, line, name, facts, faults, hints)
    SELECT ${importId}::uuid, said.line, said.name, nullif(said.facts, 'null'::jsonb), said.faults, said.hints
    FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      AS said (line int, name text, facts jsonb, faults jsonb, hints jsonb)`
}
