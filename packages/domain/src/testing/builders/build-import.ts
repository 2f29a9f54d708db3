import type { BusinessImport } from '@oficio/db/generated/client'
import { storeImport } from '../../businesses/importing/store-import'
import { account } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'

/** Stores an import of a file with one valid line for a new business. The import was checked or, on request, run. */
export async function buildImport(
  ctx: Ctx,
  { isImported = false }: { isImported?: boolean } = {},
): Promise<BusinessImport> {
  const name = `Almacén ${ctx.ids.next()}`
  const lines = [
    'nombre,categoria,provincia,ciudad,email',
    `${name},Tiendas,Santa Fe,Rosario,almacen@example.com`,
  ]
  const bytes = new TextEncoder().encode(lines.join('\n'))
  const { id } = await storeImport(ctx, account(ctx.ids.next(), 'admin'), { bytes, name: 'almacenes.csv' })
  if (!isImported) return ctx.db.businessImport.findUniqueOrThrow({ where: { id } })
  return ctx.db.businessImport.update({
    where: { id },
    data: { state: 'imported', importedAt: ctx.clock.now() },
  })
}
