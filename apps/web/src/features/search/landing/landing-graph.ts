import { paths } from '@oficio/contracts/paths'
import { profilePath } from '@oficio/contracts/professionals/public-address'
import type { RubroInProvince, RubroInTown, RubroTowns } from '@oficio/contracts/search/landing'
import type { FoundProfessional } from '@oficio/contracts/search/professionals'
import { provinceText, provinceTrail, rubroTrail, type Trail, townTrail } from './landing-words'

/** An object of structured data (schema.org). */
export type JsonObject = Record<string, unknown>

/** Returns the breadcrumb as structured data (schema.org). */
export const trailGraph = (trail: Trail, origin: string): JsonObject => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, position) => ({
    '@type': 'ListItem',
    position: position + 1,
    name: label,
    ...(href && { item: origin + href }),
  })),
})

/** Returns the structured data of a rubro in the whole country. */
export const rubroGraph = ({ rubro, provinces }: RubroTowns, origin: string): JsonObject[] => [
  trailGraph(rubroTrail(rubro), origin),
  {
    '@type': 'Service',
    serviceType: rubro.name,
    name: rubro.name,
    description: rubro.description,
    url: origin + paths.rubroTowns(rubro.slug),
    ...(provinces.length > 0 && {
      areaServed: provinces.map(({ name }) => ({ '@type': 'AdministrativeArea', name })),
    }),
  },
]

/** Returns the structured data of a rubro in a town: the service, and links to its professionals. */
export function landingGraph(
  landing: Pick<RubroInTown, 'rubro' | 'town'>,
  professionals: readonly FoundProfessional[],
  origin: string,
): JsonObject[] {
  const { rubro, town } = landing
  return [
    trailGraph(townTrail(landing), origin),
    {
      '@type': 'Service',
      serviceType: rubro.name,
      name: `${rubro.name} en ${town.city}`,
      url: origin + paths.rubroInTown(rubro.slug, town.slug),
      areaServed: {
        '@type': 'City',
        name: town.city,
        containedInPlace: { '@type': 'AdministrativeArea', name: town.state },
      },
    },
    profilesGraph(professionals, origin),
  ]
}

/** Returns the links to the shown professionals as structured data. */
const profilesGraph = (professionals: readonly FoundProfessional[], origin: string): JsonObject => ({
  '@type': 'ItemList',
  itemListElement: professionals.map((professional, position) => ({
    '@type': 'ListItem',
    position: position + 1,
    url: origin + profilePath(professional),
  })),
})

/** Returns the structured data of a rubro in a province. */
export function provinceGraph(
  landing: Pick<RubroInProvince, 'rubro' | 'province'>,
  professionals: readonly FoundProfessional[],
  origin: string,
): JsonObject[] {
  const { rubro, province } = landing
  return [
    trailGraph(provinceTrail(landing), origin),
    {
      '@type': 'Service',
      serviceType: rubro.name,
      name: `${rubro.name} en ${provinceText(province.name)}`,
      url: origin + paths.rubroInProvince(rubro.slug, province.slug),
      areaServed: { '@type': 'AdministrativeArea', name: province.name },
    },
    profilesGraph(professionals, origin),
  ]
}
