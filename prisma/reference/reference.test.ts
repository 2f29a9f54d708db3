import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ownRubroIdMin, rubroFields } from '@oficio/contracts/rubros/decisions'
import { foldText } from '@oficio/contracts/text/fold-text'
import { describe, expect, it } from 'vitest'
import businessCategories from './business-categories.json' with { type: 'json' }
import businessTags from './business-tags.json' with { type: 'json' }
import localidades from './localidades.json' with { type: 'json' }
import provincias from './provincias.json' with { type: 'json' }
import rubros from './rubros.json' with { type: 'json' }

const capitals: Record<string, string> = {
  caba: 'Ciudad Autónoma de Buenos Aires',
  'buenos-aires': 'La Plata',
  catamarca: 'San Fernando del Valle de Catamarca',
  chaco: 'Resistencia',
  chubut: 'Rawson',
  cordoba: 'Córdoba',
  corrientes: 'Corrientes',
  'entre-rios': 'Paraná',
  formosa: 'Formosa',
  jujuy: 'San Salvador de Jujuy',
  'la-pampa': 'Santa Rosa',
  'la-rioja': 'La Rioja',
  mendoza: 'Mendoza',
  misiones: 'Posadas',
  neuquen: 'Neuquén',
  'rio-negro': 'Viedma',
  salta: 'Salta',
  'san-juan': 'San Juan',
  'san-luis': 'San Luis',
  'santa-cruz': 'Río Gallegos',
  'santa-fe': 'Santa Fe',
  'santiago-del-estero': 'Santiago del Estero',
  'tierra-del-fuego': 'Ushuaia',
  tucuman: 'San Miguel de Tucumán',
}

/** Synonyms that intentionally belong to more than one rubro. */
const sharedSynonyms: string[] = ['agua caliente']

const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length)
const localidadesNamed = (provincia: string, nombre: string) => {
  const id = provincias.find((p) => p.slug === provincia)?.id
  return localidades.filter((l) => l.provinciaId === id && l.nombre === nombre)
}

describe('provinces', () => {
  it('are the 24, each code once, CABA and Buenos Aires first and then by name', () => {
    expect(provincias).toHaveLength(24)
    for (const key of ['id', 'slug', 'nombre', 'isoLetter', 'indecCode', 'geonamesAdmin1', 'order'] as const)
      unique(provincias.map((p) => p[key]))
    const names = [...provincias].sort((a, b) => a.order - b.order).map((p) => p.nombre)
    expect(names.slice(0, 2)).toEqual(['Ciudad Autónoma de Buenos Aires', 'Buenos Aires'])
    expect(names.slice(2)).toEqual(names.slice(2).sort(new Intl.Collator('es-AR').compare))
  })

  it('each have their capital, once', () => {
    for (const { slug } of provincias)
      expect(localidadesNamed(slug, capitals[slug] ?? ''), slug).toHaveLength(1)
  })
})

describe('localities', () => {
  it('are found by one id, and by one slug and one name in their province', () => {
    unique(localidades.map((l) => l.id))
    unique(localidades.map((l) => `${l.provinciaId}/${l.slug}`))
    unique(localidades.map((l) => `${l.provinciaId}/${foldText(l.nombre)}`))
    for (const l of localidades) {
      expect(Math.floor(l.id / 1000)).toBe(l.provinciaId)
      expect(l.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
  })

  it('lie in an existing province and inside Argentina', () => {
    const ids = new Set(provincias.map((p) => p.id))
    for (const l of localidades) {
      expect(ids.has(l.provinciaId), l.nombre).toBe(true)
      expect(l.latitude > -66 && l.latitude < -21.7, l.nombre).toBe(true)
      expect(l.longitude > -73.6 && l.longitude < -53.6, l.nombre).toBe(true)
      expect(Number.isInteger(l.population) && l.population >= 0, l.nombre).toBe(true)
      expect(l.departamento, l.nombre).not.toBe('')
    }
  })

  it('correspond to one place of an official list each, or to none', () => {
    const official = localidades.filter((l) => l.officialId !== null)
    unique(official.map((l) => `${l.officialList}/${l.officialId}`))
    for (const l of localidades) expect(l.officialList === null, l.nombre).toBe(l.officialId === null)
    const own = localidades.filter((l) => l.officialId === null).map((l) => l.nombre)
    for (const nombre of ['Villa Celina', 'Ingeniero Budge', 'Nordelta', 'Costa del Este'])
      expect(own).toContain(nombre)
    expect(own.length).toBeLessThan(20)
  })

  it('lie where the official lists have them', () => {
    const distance = (provincia: string, nombre: string, latitude: number, longitude: number) => {
      const [place] = localidadesNamed(provincia, nombre)
      return Math.hypot((place?.latitude ?? 0) - latitude, (place?.longitude ?? 0) - longitude)
    }
    expect(distance('cordoba', 'Villa del Totoral', -30.7046, -64.0681)).toBeLessThan(0.01)
    expect(distance('la-rioja', 'Sañogasta', -29.3222, -67.6028)).toBeLessThan(0.01)
  })

  it('are called as people call them, and no island of another country is among them', () => {
    expect(localidadesNamed('caba', 'La Boca')[0]?.aliases).toContain('Boca')
    expect(localidadesNamed('buenos-aires', 'Ciudad Madero')[0]?.aliases).toContain('Villa Eduardo Madero')
    expect(localidadesNamed('buenos-aires', 'Los Polvorines')[0]?.aliases).toContain('Malvinas Argentinas')
    expect(localidadesNamed('buenos-aires', 'Banderaló')).toHaveLength(1)
    expect(localidades.filter((l) => /Grytviken|Banderaó|\bVa\.|\bBº/.test(l.nombre))).toEqual([])
  })

  it('tell apart two of one name by their departamento', () => {
    expect(localidadesNamed('buenos-aires', 'Gerli')).toHaveLength(1)
    expect(localidadesNamed('buenos-aires', 'Gerli (Lanús)')[0]).toMatchObject({ departamento: 'Lanús' })
    for (const nombre of ['Quilmes Oeste', 'Bernal Oeste', 'Florida Oeste', 'Lanús Este', 'Villa España'])
      expect(localidadesNamed('buenos-aires', nombre), nombre).toHaveLength(1)
  })

  it('hold the towns that people look for, once', () => {
    for (const nombre of [
      'Quilmes',
      'Lanús',
      'Pinamar',
      'Mar del Plata',
      'San Martín',
      'Ramos Mejía',
      'Morón',
    ])
      expect(localidadesNamed('buenos-aires', nombre), nombre).toHaveLength(1)
    for (const nombre of ['Villa María', 'Río Cuarto', 'Villa Carlos Paz'])
      expect(localidadesNamed('cordoba', nombre), nombre).toHaveLength(1)
    expect(localidadesNamed('santa-fe', 'Rosario')).toHaveLength(1)
    expect(localidadesNamed('rio-negro', 'San Carlos de Bariloche')[0]?.aliases).toContain('Bariloche')
    expect(localidadesNamed('caba', 'Ciudad Autónoma de Buenos Aires')[0]?.aliases).toContain(
      'Capital Federal',
    )
  })

  it('include CABA and its 48 barrios', () => {
    const caba = provincias.find((p) => p.slug === 'caba')?.id
    expect(localidades.filter((l) => l.provinciaId === caba)).toHaveLength(49)
  })

  it('have no alias that is another place of the same province', () => {
    const names = new Map(localidades.map((l) => [`${l.provinciaId}/${foldText(l.nombre)}`, l.id]))
    for (const l of localidades)
      for (const alias of l.aliases)
        expect(names.get(`${l.provinciaId}/${foldText(alias)}`) ?? l.id, alias).toBe(l.id)
  })
})

describe('rubros', () => {
  it('are 45 or more, with unique ids from 1, names, slugs and order', () => {
    expect(rubros.length).toBeGreaterThanOrEqual(45)
    expect(rubros.map((r) => r.id)).toEqual(rubros.map((_, index) => index + 1))
    for (const key of ['name', 'slug', 'order', 'icon'] as const) unique(rubros.map((r) => r[key]))
    expect(rubros.filter((r) => r.isBusinessOnly && (r.isPopular || r.isRegulated))).toEqual([])
    const popular = rubros.filter((r) => r.isPopular).length
    expect(popular >= 8 && popular <= 10).toBe(true)
  })

  it('are such as an admin may edit, with ids below those of the admins’ own', () => {
    unique(rubros.map(({ name }) => foldText(name)))
    for (const rubro of rubros) {
      expect(rubroFields.safeParse(rubro).error, rubro.name).toBeUndefined()
      expect(rubro.id).toBeLessThan(ownRubroIdMin)
    }
  })

  it('have icons that the interface can draw', () => {
    const fromWeb = createRequire(new URL('../../apps/web/package.json', import.meta.url))
    const icons = join(dirname(fromWeb.resolve('lucide-react/package.json')), 'dist/esm/icons')
    for (const { icon } of [...rubros, ...businessCategories, ...businessTags])
      expect(existsSync(join(icons, `${icon}.mjs`)), icon).toBe(true)
  })

  it.each([
    ['of professionals', rubros.filter((r) => !r.isBusinessOnly)],
    ['for businesses only', rubros.filter((r) => r.isBusinessOnly)],
  ])(
    '%s have 8 to 30 lower-case synonyms, none twice and none in two rubros unless listed',
    (_kind, rubros) => {
      const owners = new Map<string, string>()
      for (const { name, synonyms } of rubros) {
        expect(synonyms.length >= 8 && synonyms.length <= 30, name).toBe(true)
        for (const synonym of synonyms) {
          expect(synonym).toBe(synonym.trim().toLowerCase())
          if (sharedSynonyms.includes(synonym)) continue
          expect(owners.get(foldText(synonym)), `${synonym} in ${name}`).toBeUndefined()
          owners.set(foldText(synonym), name)
        }
      }
    },
  )

  it.each([
    ['plomería', 'Plomería'],
    ['plomero', 'Plomería'],
    ['electricista', 'Electricidad'],
    ['electricidad', 'Electricidad'],
    ['gasista', 'Gas'],
    ['mudanza', 'Fletes y mudanzas'],
    ['niñera', 'Cuidado de niños'],
  ])('are found by what people type: %s', (query, name) => {
    const matchingRubros = rubros.filter(
      (r) => !r.isBusinessOnly && r.synonyms.map(foldText).includes(foldText(query)),
    )
    expect(matchingRubros.map((r) => r.name)).toEqual([name])
  })
})

describe('categories and tags of businesses', () => {
  it('have unique ids from 1, names, slugs, icons and order', () => {
    for (const rows of [businessCategories, businessTags]) {
      expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => index + 1))
      for (const key of ['name', 'slug', 'icon', 'order'] as const) unique(rows.map((row) => row[key]))
    }
    unique(businessCategories.map(({ schemaType }) => schemaType))
  })

  it('name the first nine as the places services number them', () => {
    expect(businessCategories.map(({ placeType }) => placeType)).toEqual([
      'restaurant',
      'cafe',
      'bar',
      'store',
      'beauty_salon',
      'gym',
      'lodging',
      'hospital',
      'school',
      null,
    ])
  })

  it('have synonyms of which none leads to two categories', () => {
    unique(businessCategories.flatMap(({ synonyms }) => synonyms.map(foldText)))
  })
})
