import { importColumns, importTexts } from '@oficio/contracts/businesses/importing/columns'
import type { TxCtx } from '../../kernel/ctx'
import { addressKey } from '../address-key'
import type { Fault, Hint } from './check-line'
import { quote } from './quote'

interface Match {
  line: number
  hints: Hint[]
  address: string | null
  pageName: string
  pageAddress: string | null
  isSameName: boolean
}

interface ImportCounts {
  wrongCount: number
  hintCount: number
}

/**
 * Compares the correct lines with the businesses of the site. The same name and address in a town make a line wrong.
 * The same phone, or the same name where an address is missing, needs an admin's decision. Updates and returns the
 * counts. Includes hidden businesses, because their owners may be about to pay.
 */
export async function compareWithSite(ctx: TxCtx, importId: string): Promise<ImportCounts> {
  const matches = await findMatches(ctx, importId)
  const wrong = matches.filter(isSamePlace).map(({ line }) => line)
  await markWrong(ctx, importId, wrong)
  await storeHints(ctx, importId, matches)
  return countLines(ctx, importId)
}

const isSamePlace = ({ isSameName, address, pageAddress }: Match): boolean =>
  isSameName && addressKey(address) !== '' && addressKey(address) === addressKey(pageAddress)

/** Compares phones without the 9 of mobile numbers. */
const findMatches = ({ db }: TxCtx, importId: string): Promise<Match[]> => db.$queryRaw`
  WITH said AS (
    SELECT line, hints, facts ->> 'address' AS address, fold_text(facts ->> 'name') AS name_key,
      replace(facts ->> 'phone', '+549', '+54') AS phone, (facts ->> 'localidadId')::int AS localidad_id
    FROM business_import_lines WHERE import_id = ${importId}::uuid AND facts IS NOT NULL
  )
  SELECT said.line, said.hints, said.address, b.name AS "pageName", b.address AS "pageAddress", true AS "isSameName"
  FROM said JOIN businesses b
    ON b.localidad_id = said.localidad_id AND fold_text(b.name) = said.name_key AND b.status <> 'removed'
  UNION ALL
  SELECT said.line, said.hints, said.address, b.name, b.address, false
  FROM said JOIN businesses b
    ON b.localidad_id = said.localidad_id AND replace(b.phone, '+549', '+54') = said.phone AND b.status <> 'removed'`

async function markWrong({ db }: TxCtx, importId: string, lines: readonly number[]): Promise<void> {
  const faults: Fault[] = [{ column: importColumns.name.title, text: importTexts.known }]
  await db.$executeRaw`
    UPDATE business_import_lines SET facts = NULL, hints = '[]', faults = ${JSON.stringify(faults)}::jsonb
    WHERE import_id = ${importId}::uuid AND line = ANY(${lines}::int[])`
}

/** Replaces earlier hints about the site, because some of those businesses may be gone. */
async function storeHints({ db }: TxCtx, importId: string, matches: readonly Match[]): Promise<void> {
  await db.$executeRaw`
    UPDATE business_import_lines SET hints = jsonb_path_query_array(hints, '$[*] ? (@.about == "file")')
    WHERE import_id = ${importId}::uuid AND hints @> '[{"about": "site"}]'`
  const texts = new Map<number, Map<string, Hint>>()
  for (const match of matches) {
    const hint = hintOf(match)
    if (!hint) continue
    const ofLine = texts.get(match.line) ?? new Map<string, Hint>()
    // One hint per column is enough.
    texts.set(match.line, ofLine.has(hint.column) ? ofLine : ofLine.set(hint.column, hint))
  }
  const rows = [...texts].map(([line, hints]) => ({ line, hints: [...hints.values()] }))
  await db.$executeRaw`
    UPDATE business_import_lines one SET hints = one.hints || said.hints
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS said (line int, hints jsonb)
    WHERE one.import_id = ${importId}::uuid AND one.line = said.line AND one.facts IS NOT NULL`
}

function hintOf({ isSameName, address, pageAddress, pageName }: Match): Hint | null {
  const about = 'site' as const
  if (!isSameName)
    return { column: importColumns.phone.title, text: importTexts.knownPhone(quote(pageName)), about }
  const hasBoth = addressKey(address) !== '' && addressKey(pageAddress) !== ''
  if (hasBoth) return null
  return { column: importColumns.name.title, text: importTexts.knownName(quote(pageName)), about }
}

async function countLines({ db }: TxCtx, importId: string): Promise<ImportCounts> {
  const isWrong = { NOT: { faults: { equals: [] } } }
  const [wrongCount, hintCount] = await Promise.all([
    db.businessImportLine.count({ where: { importId, ...isWrong } }),
    db.businessImportLine.count({
      where: { importId, faults: { equals: [] }, NOT: { hints: { equals: [] } } },
    }),
  ])
  await db.businessImport.update({ where: { id: importId }, data: { wrongCount, hintCount } })
  return { wrongCount, hintCount }
}
