import { importColumns, importTexts } from '@oficio/contracts/businesses/importing/columns'
import type { TxCtx } from '../../kernel/ctx'
import type { Fault } from './check-line'

/**
 * Marks the right lines whose business the site has already, by its name or its phone in the same town, and counts anew how
 * many are wrong. Returns that. Pages that nobody sees count too: what somebody is about to pay for is theirs.
 */
export async function noteKnown({ db }: TxCtx, importId: string): Promise<number> {
  const faults: Fault[] = [{ column: importColumns.name.title, text: importTexts.known }]
  await db.$executeRaw`
    WITH said AS (
      SELECT line, fold_text(facts ->> 'name') AS name_key, facts ->> 'phone' AS phone,
        (facts ->> 'localidadId')::int AS localidad_id
      FROM business_import_lines WHERE import_id = ${importId}::uuid AND facts IS NOT NULL
    ), known AS (
      SELECT said.line FROM said JOIN businesses b
        ON b.localidad_id = said.localidad_id AND fold_text(b.name) = said.name_key AND b.status <> 'removed'
      UNION
      SELECT said.line FROM said
        JOIN businesses b ON b.phone = said.phone AND b.localidad_id = said.localidad_id AND b.status <> 'removed'
    )
    UPDATE business_import_lines SET facts = NULL, faults = ${JSON.stringify(faults)}::jsonb
    WHERE import_id = ${importId}::uuid AND line IN (SELECT line FROM known)`
  const wrongCount = await db.businessImportLine.count({
    where: { importId, NOT: { faults: { equals: [] } } },
  })
  await db.businessImport.update({ where: { id: importId }, data: { wrongCount } })
  return wrongCount
}
