import type { RubroTowns } from '@oficio/contracts/search/landing'
import { LinkList } from './link-list'

interface ProvinceListsProps {
  provinces: RubroTowns['provinces']
  /** The address of the page of a town. */
  hrefOf: (town: string) => string
}

/** The towns where somebody is found, by province. */
export const ProvinceLists = ({ provinces, hrefOf }: ProvinceListsProps) => (
  <div className="grid items-start gap-8 sm:grid-cols-2 lg:grid-cols-3">
    {provinces.map(({ name, towns }) => (
      <LinkList
        key={name}
        title={name}
        links={towns.map(({ city, slug, count }) => ({ label: city, href: hrefOf(slug), count }))}
      />
    ))}
  </div>
)
