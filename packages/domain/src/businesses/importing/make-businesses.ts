import { weekdays } from '@oficio/contracts/kernel/weekdays'
import { Prisma } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'

/** Empty hours, because the file contains no opening hours. */
const noHours = Object.fromEntries(weekdays.map((name) => [name, []]))

/**
 * Creates a public business, without owner or plan and with a slug of its own, for each correct line of an import.
 * Includes lines with hints only if `hinted` is 'bring'. Returns the number of businesses. Uses a few statements for
 * all of them. The trigger that copies a business for the search runs once per business, after its data are complete.
 */
export async function makeBusinesses(
  ctx: TxCtx,
  importId: string,
  hinted: 'skip' | 'bring',
): Promise<number> {
  const lines = await ctx.db.businessImportLine.findMany({
    where: {
      importId,
      facts: { not: Prisma.AnyNull },
      ...(hinted === 'skip' && { hints: { equals: [] } }),
    },
    orderBy: { line: 'asc' },
    select: { line: true },
  })
  const ids = lines.map(({ line }) => ({ line, id: ctx.ids.next() }))
  await ctx.db.$executeRaw`
    UPDATE business_import_lines one SET business_id = made.id
    FROM jsonb_to_recordset(${JSON.stringify(ids)}::jsonb) AS made (line int, id uuid)
    WHERE one.import_id = ${importId}::uuid AND one.line = made.line`
  await insertRows(ctx, importId)
  await insertSlugs(ctx, importId)
  await insertLinks(ctx, importId)
  return ctx.db.$executeRaw`
    UPDATE businesses SET status = 'active', slug = own.slug
    FROM business_slugs own WHERE own.business_id = businesses.id AND businesses.import_id = ${importId}::uuid`
}

/** Inserts the businesses as hidden, so that the search trigger copies nothing before all data exist. */
async function insertRows({ db, clock }: TxCtx, importId: string): Promise<void> {
  const now = clock.now()
  await db.$executeRaw`
    INSERT INTO businesses (id, status, tier, slug, name, description, address, postal_code, localidad_id, latitude,
      longitude, phone, email, website_url, hours, import_id, created_at, updated_at)
    SELECT one.business_id, 'pending_payment', 'basic', one.business_id::text, said.name, said.description, said.address,
      said."postalCode", said."localidadId", said.latitude, said.longitude, said.phone, said.email, said."websiteUrl",
      ${JSON.stringify(noHours)}::jsonb, one.import_id, ${now}::timestamptz, ${now}::timestamptz
    FROM business_import_lines one, jsonb_to_record(one.facts) AS said (name text, description text, address text,
      "postalCode" text, "localidadId" int, latitude float, longitude float, phone text, email text, "websiteUrl" text)
    WHERE one.import_id = ${importId}::uuid AND one.business_id IS NOT NULL`
}

/**
 * Assigns the best free slug to each business in rounds. The table's key resolves conflicts: the loser of a round tries
 * its next slug. The last slug ends with the business's id, which is unique.
 */
async function insertSlugs({ db, clock }: TxCtx, importId: string): Promise<void> {
  const rounds = [
    Prisma.sql`facts #>> '{slugs,0}'`,
    Prisma.sql`facts #>> '{slugs,-1}'`,
    Prisma.sql`(facts #>> '{slugs,-1}') || '-' || right(business_id::text, 12)`,
  ]
  for (const slug of rounds)
    await db.$executeRaw`
      INSERT INTO business_slugs (slug, business_id, created_at)
      SELECT ${slug}, business_id, ${clock.now()}::timestamptz FROM business_import_lines one
      WHERE import_id = ${importId}::uuid AND business_id IS NOT NULL
        AND NOT EXISTS (SELECT FROM business_slugs own WHERE own.business_id = one.business_id)
      ORDER BY line
      ON CONFLICT DO NOTHING`
}

async function insertLinks({ db }: TxCtx, importId: string): Promise<void> {
  await db.$executeRaw`
    INSERT INTO business_category_links (business_id, category_id)
    SELECT business_id, category_id::int FROM business_import_lines,
      jsonb_array_elements_text(facts -> 'categoryIds') category_id
    WHERE import_id = ${importId}::uuid AND business_id IS NOT NULL`
  await db.$executeRaw`
    INSERT INTO business_tag_links (business_id, tag_id)
    SELECT business_id, tag_id::int FROM business_import_lines, jsonb_array_elements_text(facts -> 'tagIds') tag_id
    WHERE import_id = ${importId}::uuid AND business_id IS NOT NULL`
}
