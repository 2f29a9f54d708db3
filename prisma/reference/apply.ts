import { foldPlaceName } from '@oficio/contracts/places/fold-place-name'
import { foldText } from '@oficio/contracts/text/fold-text'
import type { Db, Tx } from '@oficio/db/client'
import { purgePages } from '@oficio/domain/kernel/pages/purge-pages'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import businessCategories from './business-categories.json' with { type: 'json' }
import businessTags from './business-tags.json' with { type: 'json' }
import localidades from './localidades.json' with { type: 'json' }
import provincias from './provincias.json' with { type: 'json' }
import rubros from './rubros.json' with { type: 'json' }

/**
 * Applies this folder's files to the database in one transaction: provinces, localities, rubros, and categories and
 * tags of businesses. Returns how many rows of each kind were inserted or changed; 0 if nothing differs. Rows are
 * matched by id and never deleted, because requests and professionals refer to them. Skips rubros, categories and tags
 * that an admin has edited, and never changes an existing position. Safe to run at every start and in several processes
 * at once.
 */
export async function applyReferenceData(
  db: Db,
): Promise<{ provincias: number; localidades: number; rubros: number; categories: number; tags: number }> {
  return db.$transaction(async (tx) => {
    // In this order, because localities refer to provinces. One statement per table, because 1400 single inserts would
    // take seconds.
    const changed = {
      provincias: await upsertProvincias(tx),
      localidades: await upsertLocalidades(tx),
      rubros: await upsertRubros(tx),
      categories: await upsertCategories(tx),
      tags: await upsertTags(tx),
    }
    // Purges the cached copies of running sites.
    const tags = [
      ...(changed.provincias + changed.localidades > 0 ? [pageTags.places] : []),
      ...(changed.rubros > 0 ? [pageTags.rubros] : []),
      ...(changed.categories + changed.tags > 0 ? [pageTags.businessCategories] : []),
    ]
    if (tags.length > 0) await purgePages(tx, tags)
    return changed
  })
}

function upsertProvincias(db: Tx) {
  const rows = JSON.stringify(
    provincias.map(({ isoLetter, indecCode, order, ...rest }) => ({
      ...rest,
      iso_letter: isoLetter,
      indec_code: indecCode,
      position: order,
    })),
  )
  return db.$executeRaw`
    INSERT INTO provincias AS old (id, nombre, slug, iso_letter, indec_code, position)
    SELECT id, nombre, slug, iso_letter, indec_code, position
    FROM jsonb_to_recordset(${rows}::jsonb)
      AS x(id int, nombre text, slug text, iso_letter text, indec_code text, position int)
    ON CONFLICT (id) DO UPDATE SET
      nombre = excluded.nombre, slug = excluded.slug, iso_letter = excluded.iso_letter,
      indec_code = excluded.indec_code, position = excluded.position
    WHERE (old.nombre, old.slug, old.iso_letter, old.indec_code, old.position)
      IS DISTINCT FROM (excluded.nombre, excluded.slug, excluded.iso_letter, excluded.indec_code, excluded.position)`
}

function upsertLocalidades(db: Tx) {
  const rows = JSON.stringify(
    localidades.map(({ provinciaId, officialId, officialList, ...rest }) => ({
      ...rest,
      provincia_id: provinciaId,
      official_id: officialId,
      official_list: officialList,
      search_text: [rest.nombre, ...rest.aliases].map(foldPlaceName).join(' '),
    })),
  )
  return db.$executeRaw`
    INSERT INTO localidades AS old
      (id, nombre, slug, provincia_id, departamento, latitude, longitude, population, aliases, search_text,
       official_id, official_list)
    SELECT id, nombre, slug, provincia_id, departamento, latitude, longitude, population, aliases, search_text,
      official_id, official_list
    FROM jsonb_to_recordset(${rows}::jsonb)
      AS x(id int, nombre text, slug text, provincia_id int, departamento text, latitude float8, longitude float8,
           population int, aliases text[], search_text text, official_id text, official_list text)
    ON CONFLICT (id) DO UPDATE SET
      nombre = excluded.nombre, slug = excluded.slug, provincia_id = excluded.provincia_id,
      departamento = excluded.departamento, latitude = excluded.latitude, longitude = excluded.longitude,
      population = excluded.population, aliases = excluded.aliases, search_text = excluded.search_text,
      official_id = excluded.official_id, official_list = excluded.official_list
    WHERE (old.nombre, old.slug, old.provincia_id, old.departamento, old.latitude, old.longitude, old.population,
           old.aliases, old.search_text, old.official_id, old.official_list)
      IS DISTINCT FROM (excluded.nombre, excluded.slug, excluded.provincia_id, excluded.departamento,
           excluded.latitude, excluded.longitude, excluded.population, excluded.aliases, excluded.search_text,
           excluded.official_id, excluded.official_list)`
}

function upsertRubros(db: Tx) {
  const rows = JSON.stringify(
    rubros.map((rubro) => ({
      id: rubro.id,
      name: rubro.name,
      slug: rubro.slug,
      trade_singular: rubro.tradeSingular,
      trade_plural: rubro.tradePlural,
      description: rubro.description,
      icon: rubro.icon,
      // Stored in folded form, so that a search only folds its own words.
      synonyms: rubro.synonyms.map(foldText),
      is_popular: rubro.isPopular,
      is_regulated: rubro.isRegulated,
      is_business_only: rubro.isBusinessOnly ?? false,
      position: rubro.order,
    })),
  )
  return db.$executeRaw`
    INSERT INTO rubros AS old
      (id, name, slug, trade_singular, trade_plural, description, icon, synonyms, is_popular, is_regulated,
       is_business_only, position)
    SELECT id, name, slug, trade_singular, trade_plural, description, icon, synonyms, is_popular, is_regulated,
      is_business_only, position
    FROM jsonb_to_recordset(${rows}::jsonb)
      AS x(id int, name text, slug text, trade_singular text, trade_plural text, description text, icon text,
           synonyms text[], is_popular boolean, is_regulated boolean, is_business_only boolean, position int)
    -- Keeps the name that an admin gave to a rubro: skips another rubro with the same name.
    WHERE NOT EXISTS (SELECT FROM rubros own WHERE own.edited_at IS NOT NULL AND own.id <> x.id
      AND (own.slug = x.slug OR fold_text(own.name) = fold_text(x.name)))
    ON CONFLICT (id) DO UPDATE SET
      name = excluded.name, slug = excluded.slug, trade_singular = excluded.trade_singular,
      trade_plural = excluded.trade_plural, description = excluded.description, icon = excluded.icon,
      synonyms = excluded.synonyms, is_popular = excluded.is_popular, is_regulated = excluded.is_regulated,
      is_business_only = excluded.is_business_only
    WHERE old.edited_at IS NULL AND (old.name, old.slug, old.trade_singular, old.trade_plural, old.description, old.icon, old.synonyms,
           old.is_popular, old.is_regulated, old.is_business_only)
      IS DISTINCT FROM (excluded.name, excluded.slug, excluded.trade_singular, excluded.trade_plural,
           excluded.description, excluded.icon, excluded.synonyms, excluded.is_popular, excluded.is_regulated,
           excluded.is_business_only)`
}

function upsertCategories(db: Tx) {
  const rows = JSON.stringify(
    businessCategories.map(({ schemaType, placeType, order, synonyms, ...rest }) => ({
      ...rest,
      schema_type: schemaType,
      place_type: placeType,
      synonyms: synonyms.map(foldText),
      position: order,
    })),
  )
  return db.$executeRaw`
    INSERT INTO business_categories AS old (id, name, slug, schema_type, place_type, icon, synonyms, position)
    SELECT id, name, slug, schema_type, place_type, icon, synonyms, position
    FROM jsonb_to_recordset(${rows}::jsonb)
      AS x(id int, name text, slug text, schema_type text, place_type text, icon text, synonyms text[], position int)
    WHERE NOT EXISTS (SELECT FROM business_categories own WHERE own.edited_at IS NOT NULL AND own.id <> x.id
      AND fold_text(own.name) = fold_text(x.name))
    ON CONFLICT (id) DO UPDATE SET
      name = excluded.name, slug = excluded.slug, schema_type = excluded.schema_type, place_type = excluded.place_type,
      icon = excluded.icon, synonyms = excluded.synonyms
    WHERE old.edited_at IS NULL AND (old.name, old.slug, old.schema_type, old.place_type, old.icon, old.synonyms)
      IS DISTINCT FROM (excluded.name, excluded.slug, excluded.schema_type, excluded.place_type, excluded.icon,
           excluded.synonyms)`
}

function upsertTags(db: Tx) {
  const rows = JSON.stringify(businessTags.map(({ order, ...rest }) => ({ ...rest, position: order })))
  return db.$executeRaw`
    INSERT INTO business_tags AS old (id, name, slug, icon, position)
    SELECT id, name, slug, icon, position
    FROM jsonb_to_recordset(${rows}::jsonb) AS x(id int, name text, slug text, icon text, position int)
    WHERE NOT EXISTS (SELECT FROM business_tags own WHERE own.edited_at IS NOT NULL AND own.id <> x.id
      AND fold_text(own.name) = fold_text(x.name))
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, slug = excluded.slug, icon = excluded.icon
    WHERE old.edited_at IS NULL
      AND (old.name, old.slug, old.icon) IS DISTINCT FROM (excluded.name, excluded.slug, excluded.icon)`
}
